import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { checkNoteForm } from '@traslado/domain/forms/staff-forms';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useAlertWords } from './alert-card.tsx';
import { type Alert, type HandleOutcome, useHandleAlert } from './use-alerts.ts';

/** Marks an alert as handled, with a note. */
export function HandleDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const texts = useTexts('staff').attention;
  const words = useAlertWords()(alert.kind);
  const handle = useHandleAlert();
  const form = useIssueForm(checkNoteForm, { note: '' });
  const [failure, setFailure] = useState<Exclude<HandleOutcome, 'handled'> | null>(null);
  const refusal = failure && { gone: texts.gone, failed: texts.notSaved }[failure];

  const save = async ({ note }: { note: string }) => {
    setFailure(null);
    const outcome = await handle(alert.id, note);
    if (outcome !== 'handled') return setFailure(outcome);
    notify(texts.done, 'good');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Form
        form={form}
        name={words.title}
        onValid={save}
        onInvalid={() => setFailure(null)}
        labels={{ note: texts.note }}
        className="grid gap-5"
      >
        {refusal && (
          <Banner tone="bad" live title={refusal.title}>
            {refusal.text}
          </Banner>
        )}
        {failure !== 'gone' && <TextArea name="note" hint={texts.noteHint} max={NOTE_BOUNDS.max} />}
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {failure !== 'gone' && (
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
