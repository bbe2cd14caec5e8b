import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useMailWord } from '../session/use-mail-word.ts';
import { askLetter, type Booking, type Said } from './ask-acting.ts';
import { SayWhy } from './say-why.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';

type LetterDialogProps = { booking: Booking; onClose: () => void; onDone: () => void };

/** Sends the letter of a booking to its guest again. */
export function LetterDialog({ booking, onClose, onDone }: LetterDialogProps) {
  const texts = useTexts('staff').acting;
  const mailWord = useMailWord();
  const [key] = useState(() => crypto.randomUUID());
  const [stop, setStop] = useState<Stop | null>(null);
  const send = async (said: Said) => {
    const outcome = await askLetter(booking, key, said);
    if (outcome.kind !== 'answered') return setStop(outcome);
    notify(mailWord(texts.letter.done(outcome.answer.sent_to)), 'good');
    onDone();
  };
  return (
    <Dialog onClose={onClose} title={texts.deeds.letter}>
      <p>{mailWord(texts.letter.lead((booking.reach ?? booking.booking.contact).email))}</p>
      {stop && <StopBanner stop={stop} onShow={onDone} />}
      <SayWhy
        remembers="letter"
        usual="guest_asked"
        overrides={[]}
        confirm={texts.letter.confirm}
        onConfirm={send}
      />
    </Dialog>
  );
}
