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

type AskNoteProps = {
  words: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly hint: string;
    readonly save: string;
    readonly saving: string;
    readonly done: string;
    readonly cancel: string;
    readonly notSaved: string;
  };
  /** Answers null on success, else the reason; '' without one. */
  work: (note: string) => Promise<string | null>;
  onClose: () => void;
};

/** Asks for a note, with which an action is done. Typed text stays after a failure. */
export function AskNote({ words, work, onClose }: AskNoteProps) {
  const form = useIssueForm(checkNoteForm, { note: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const save = async ({ note }: { note: string }) => {
    setFailure(null);
    const refusal = await work(note);
    if (refusal !== null) return setFailure(refusal || words.notSaved);
    notify(words.done, 'good');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Form
        form={form}
        name={words.title}
        onValid={save}
        onInvalid={() => setFailure(null)}
        labels={{ note: words.label }}
        className="grid gap-5"
      >
        <p className="text-soft">{words.text}</p>
        {failure !== null && (
          <Banner tone="bad" live>
            {failure}
          </Banner>
        )}
        <TextArea name="note" hint={words.hint} max={NOTE_BOUNDS.max} />
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
