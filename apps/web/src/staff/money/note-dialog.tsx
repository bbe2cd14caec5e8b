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
import { type DeedOutcome, useDeed } from './use-money.ts';

type NoteDialogProps = {
  title: string;
  text: string;
  save: string;
  done: string;
  work: (note: string) => Promise<unknown>;
  onClose: () => void;
};

/** An action on money, with a note as its reason. */
export function NoteDialog({ title, text, save, done, work, onClose }: NoteDialogProps) {
  const texts = useTexts('staff').payments;
  const deed = useDeed();
  const form = useIssueForm(checkNoteForm, { note: '' });
  const [failure, setFailure] = useState<Exclude<DeedOutcome, 'done'> | null>(null);
  const submit = async ({ note }: { note: string }) => {
    setFailure(null);
    const outcome = await deed(() => work(note));
    if (outcome !== 'done') return setFailure(outcome);
    notify(done, 'good');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        name={title}
        onValid={submit}
        onInvalid={() => setFailure(null)}
        labels={{ note: texts.note }}
        className="grid gap-5"
      >
        <p className="text-soft">{text}</p>
        {failure && <Banner tone="bad" live title={failure === 'gone' ? texts.gone : texts.notDone} />}
        {failure !== 'gone' && <TextArea name="note" hint={texts.noteHint} max={NOTE_BOUNDS.max} />}
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {failure !== 'gone' && (
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.working}>
              {save}
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
