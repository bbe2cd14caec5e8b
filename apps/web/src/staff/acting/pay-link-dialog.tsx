import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { OpenPayment } from '../frame/open-payment.tsx';
import { ShownOnce } from '../frame/shown-once.tsx';
import { useMailWord } from '../session/use-mail-word.ts';
import { askPayLink, type Booking, type PayLinkWay, type Said } from './ask-acting.ts';
import { SayWhy } from './say-why.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';

type PayLinkDialogProps = { booking: Booking; onClose: () => void; onDone: () => void };

/** Makes the payment link of a booking: its way to the guest, its reason, and where staff hand it over, the link itself, this once. */
export function PayLinkDialog({ booking, onClose, onDone }: PayLinkDialogProps) {
  const texts = useTexts('staff').acting.payLink;
  const mailWord = useMailWord();
  const title = useTexts('staff').acting.deeds.payLink;
  const { open_payment: open } = booking.money;
  const locale = useLocale();
  const [way, setWay] = useState<PayLinkWay | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const amount = formatAmount(booking.acting?.pay_link.amount ?? 0, locale);
  const make = async (said: Said) => {
    if (!way) return;
    setStop(null);
    const outcome = await askPayLink(booking, way, said);
    if (outcome.kind !== 'answered') return setStop(outcome);
    if (outcome.answer.address !== null) return setAddress(outcome.answer.address);
    notify(mailWord(texts.mailed(outcome.answer.sent_to ?? '')), 'good');
    onDone();
  };
  if (address !== null) return <ShownOnce value={address} texts={texts.shown} onKept={onDone} />;
  return (
    <Dialog onClose={onClose} title={title}>
      <OpenPayment of={open} />
      {open !== 'unknown' && <p className="mb-5">{texts.lead(amount)}</p>}
      {stop && <StopBanner stop={stop} onShow={onDone} />}
      {open === 'unknown' ? null : way ? (
        <SayWhy
          usual="guest_asked"
          overrides={[]}
          confirm={texts.confirm[way]}
          onConfirm={make}
          onBack={() => setWay(null)}
        />
      ) : (
        <ChooseWay booking={booking} onChoose={setWay} />
      )}
    </Dialog>
  );
}

function ChooseWay({ booking, onChoose }: { booking: Booking; onChoose: (way: PayLinkWay) => void }) {
  const texts = useTexts('staff').acting.payLink;
  const mayMail = booking.acting?.pay_link.may_mail === true;
  const { email } = booking.reach ?? booking.booking.contact;
  const form = useIssueForm<{ way: PayLinkWay }>(() => [], { way: mayMail ? 'mail' : 'show' });
  return (
    <Form
      form={form}
      name={texts.how}
      labels={{ way: texts.how }}
      onValid={({ way }) => onChoose(way)}
      className="grid gap-5"
    >
      <RadioCards
        name="way"
        columns="never"
        cards={[
          {
            value: 'mail',
            title: texts.ways.mail,
            detail: mayMail ? email : texts.addressNew,
            disabled: !mayMail,
          },
          { value: 'show', title: texts.ways.show, detail: texts.handOver },
        ]}
      />
      <div>
        <Button type="submit">{texts.next}</Button>
      </div>
    </Form>
  );
}
