import { MISSED_REASONS, type MissedReason, OUTCOME_NOTE_MAX } from '@traslado/domain/booking/ride-outcome';
import { isCleanText, tidyText } from '@traslado/domain/contact/text';
import { checkText } from '@traslado/domain/forms/free-text';
import type { Issue } from '@traslado/domain/forms/issue';
import { notify } from '../../components/notification.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { useMailWord } from '../session/use-mail-word.ts';
import { useDeeds } from './use-day-list.ts';

type Miss = { reason: string; note: string };

const isReason = (text: string): text is MissedReason => MISSED_REASONS.some((reason) => reason === text);

/** A reason, and a note where no reason is enough. */
function checkMiss({ reason, note }: Miss): Issue[] {
  const tidy = tidyText(note);
  return [
    ...(isReason(reason) ? [] : [{ field: 'reason', code: 'mark.reason_missing' }]),
    ...(reason === 'other' && tidy === '' ? [{ field: 'note', code: 'mark.note_missing' }] : []),
    ...(tidy === ''
      ? []
      : checkText('note', note, { min: 1, max: OUTCOME_NOTE_MAX, tidy: tidyText, isClean: isCleanText })),
  ];
}

type MissDialogProps = { id: number; guest: string; onClose: () => void };

/** Records a missed ride: the consequences stand above the button. */
export function MissDialog({ id, guest, onClose }: MissDialogProps) {
  const { missDialog: texts, reasons, done } = useTexts('staff').dayLists;
  const deeds = useDeeds();
  const mailWord = useMailWord();
  const form = useIssueForm<Miss>(checkMiss, { reason: '', note: '' });
  const save = async ({ reason, note }: Miss) => {
    if (!isReason(reason)) return;
    const outcome = await deeds.mark(id, { outcome: 'missed', reason, note });
    if (outcome !== 'done') return { title: outcome === 'failed' ? texts.failed : outcome.refused };
    notify(`${done.missed} ${mailWord(done.missedMail)}`, 'good');
  };
  return (
    <FormDialog
      title={texts.title(guest)}
      form={form}
      labels={{ reason: texts.reason, note: texts.note }}
      issues={{
        'mark.reason_missing': () => texts.reasonMissing,
        'mark.note_missing': () => texts.noteMissing,
      }}
      save={texts.save}
      busy={texts.saving}
      cancel={texts.cancel}
      lead={<p>{texts.text}</p>}
      onSave={save}
      onClose={onClose}
    >
      <RadioCards
        name="reason"
        columns="never"
        cards={MISSED_REASONS.map((value) => ({ value, title: reasons[value] }))}
      />
      <TextArea name="note" hint={texts.noteHint} max={OUTCOME_NOTE_MAX} />
    </FormDialog>
  );
}
