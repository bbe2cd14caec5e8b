import { MISSED_REASONS, type MissedReason, OUTCOME_NOTE_MAX } from '@traslado/domain/booking/ride-outcome';
import { isCleanText, tidyText } from '@traslado/domain/contact/text';
import { checkText } from '@traslado/domain/forms/free-text';
import type { Issue } from '@traslado/domain/forms/issue';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { type Outcome, useDeeds } from './use-day-list.ts';

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
  const form = useIssueForm<Miss>(checkMiss, { reason: '', note: '' });
  const [failure, setFailure] = useState<Exclude<Outcome, 'done'> | null>(null);
  const save = async ({ reason, note }: Miss) => {
    if (!isReason(reason)) return;
    setFailure(null);
    const outcome = await deeds.mark(id, { outcome: 'missed', reason, note });
    if (outcome !== 'done') return setFailure(outcome);
    notify(done.missed, 'good');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={texts.title(guest)}>
      <MoreIssueTexts
        value={{
          'mark.reason_missing': () => texts.reasonMissing,
          'mark.note_missing': () => texts.noteMissing,
        }}
      >
        <Form
          form={form}
          name={texts.title(guest)}
          onValid={save}
          onInvalid={() => setFailure(null)}
          labels={{ reason: texts.reason, note: texts.note }}
          className="grid gap-5"
        >
          <p>{texts.text}</p>
          {failure && (
            <Banner tone="bad" live title={failure === 'failed' ? texts.failed : failure.refused} />
          )}
          <RadioCards
            name="reason"
            columns="never"
            cards={MISSED_REASONS.map((value) => ({ value, title: reasons[value] }))}
          />
          <TextArea name="note" hint={texts.noteHint} max={OUTCOME_NOTE_MAX} />
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.saving}>
              {texts.save}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </Form>
      </MoreIssueTexts>
    </Dialog>
  );
}
