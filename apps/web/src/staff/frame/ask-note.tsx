import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { checkNoteForm } from '@traslado/domain/forms/staff-forms';
import type { ReactNode } from 'react';
import { notify } from '../../components/notification.ts';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { FormDialog, type Outcome } from './form-dialog.tsx';

type AskNoteProps = {
  words: {
    readonly title: string;
    readonly text?: string;
    readonly label: string;
    readonly hint: string;
    readonly save: string;
    readonly saving: string;
    /** Without it, the work tells its result itself. */
    readonly done?: string;
    readonly cancel: string;
    /** For a failure without words of its own. */
    readonly notSaved?: string;
  };
  isGrave?: boolean;
  /** Below the text. */
  lead?: ReactNode;
  /** Answers null on success, else the reason. */
  work: (note: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks for a note, with which an action is done. */
export function AskNote({ words, isGrave = false, lead, work, onClose }: AskNoteProps) {
  const form = useIssueForm(checkNoteForm, { note: '' });
  return (
    <FormDialog
      title={words.title}
      form={form}
      labels={{ note: words.label }}
      save={words.save}
      busy={words.saving}
      cancel={words.cancel}
      isGrave={isGrave}
      lead={
        <>
          {words.text && <p className="text-soft">{words.text}</p>}
          {lead}
        </>
      }
      onSave={async ({ note }) => {
        const failure = await work(note);
        if (typeof failure === 'string') return failure || words.notSaved;
        if (!failure && words.done) notify(words.done, 'good');
        return failure;
      }}
      onClose={onClose}
    >
      <TextArea name="note" hint={words.hint} max={NOTE_BOUNDS.max} />
    </FormDialog>
  );
}
