import type { Issue } from '@traslado/domain/forms/issue';
import { isTypedWord } from '@traslado/domain/forms/typed-word';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const check = useCallback(
    ({ typed }: { typed: string }): Issue[] => {
      if (typed.trim() === '') return [{ field: 'typed', code: 'field.required' }];
      return isTypedWord(typed, word) ? [] : [{ field: 'typed', code: differs }];
    },
    [word, differs],
  );
  const form = useIssueForm(check, { typed: '' });
  return (
    <Dialog open onClose={onClose} title={title}>
      {children}
      <Form
        form={form}
        name={title}
        labels={{ typed: texts.label(word) }}
        onInvalid={() => setFailure(null)}
        onValid={async ({ typed }) => {
          setFailure(null);
          setFailure(await onDelete(typed));
        }}
        className="grid gap-5"
      >
        {failure && <FailureBanner failure={failure} />}
        <TextField
          name="typed"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting} busyLabel={texts.busy}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
