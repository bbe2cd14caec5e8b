import type { Issue } from '@traslado/domain/forms/issue';
import { isTypedWord } from '@traslado/domain/forms/typed-word';
import { type ReactNode, useCallback } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { type Failure, FailureBanner } from './broken-prices.tsx';

type TypedDeleteDialogProps = {
  title: string;
  /** The word to type: the name of the row. */
  word: string;
  /** The text for another typed word. */
  differs: string;
  /** The effects on others. */
  children: ReactNode;
  /** Deletes it; answers the words for a failure, or null. */
  onDelete: (typed: string) => Promise<Failure | null>;
  onClose: () => void;
};

/** Deletes something for good once its name is typed. Typing makes people read the name. */
export function TypedDeleteDialog({
  title,
  word,
  differs,
  children,
  onDelete,
  onClose,
}: TypedDeleteDialogProps) {
  const texts = useTexts('staff').lists.deletion;
  const check = useCallback(
    ({ typed }: { typed: string }): Issue[] => {
      if (typed.trim() === '') return [{ field: 'typed', code: 'field.required' }];
      return isTypedWord(typed, word) ? [] : [{ field: 'typed', code: differs }];
    },
    [word, differs],
  );
  const form = useIssueForm(check, { typed: '' });
  return (
    <FormDialog
      title={title}
      form={form}
      labels={{ typed: texts.label(word) }}
      save={texts.confirm}
      busy={texts.busy}
      cancel={texts.keep}
      isGrave
      lead={children}
      onSave={async ({ typed }) => {
        const failure = await onDelete(typed);
        return failure && { banner: <FailureBanner failure={failure} /> };
      }}
      staysOpen
      onClose={onClose}
    >
      <TextField name="typed" kind="plain" />
    </FormDialog>
  );
}
