import { Dialog } from '../components/dialog.tsx';
import { TwoButtons } from '../components/two-buttons.tsx';
import { formatCivilTime } from '../i18n/format.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import type { TimeQuestion } from './time-question.ts';

type TimeDialogProps = {
  question: TimeQuestion;
  onAnswer: (answer: 'use' | 'keep') => void;
  /** To the fields again, without an answer. */
  onClose: () => void;
};

/** The schedule has another time than the guest typed: asks for the right one. */
export function TimeDialog({ question, onAnswer, onClose }: TimeDialogProps) {
  const texts = useTexts('booking').timeQuestion;
  const locale = useLocale();
  const { direction, flight } = question;
  const scheduled = formatCivilTime(question.scheduled, locale);
  const typed = formatCivilTime(question.typed, locale);
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      actions={
        <TwoButtons
          main={[texts.use(scheduled), () => onAnswer('use')]}
          other={[texts.keep(typed), () => onAnswer('keep')]}
        />
      }
    >
      <p>{texts.text[direction](flight, scheduled, typed)}</p>
    </Dialog>
  );
}
