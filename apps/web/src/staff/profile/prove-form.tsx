import { ProblemError } from '@traslado/contract/client';
import { checkCodeForm } from '@traslado/domain/access/second-factor';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { CodeField } from '../session/code-field.tsx';
import { whileSignedIn } from '../session/while-signed-in.ts';

type ProveFormProps = {
  /** Accessible name of the form, and words of its button. */
  submit: string;
  text?: string;
  hint?: string;
  /** Sends the code; throws the server's refusal. */
  onCode: (code: string) => Promise<void>;
  onCancel?: () => void;
};

/** Asks for a code of the second factor, before an action. */
export function ProveForm({ submit, text, hint, onCode, onCancel }: ProveFormProps) {
  const { account, refusals } = useTexts('staff');
  const form = useIssueForm(checkCodeForm, { code: '' });
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const { code: texts } = useTexts('staff');

  const send = async ({ code }: { code: string }) => {
    setFailure(null);
    try {
      await whileSignedIn(() => onCode(code));
    } catch (error) {
      const known: Readonly<Record<string, { title: string; text: string }>> = refusals;
      const said = error instanceof ProblemError ? known[error.problem.code] : undefined;
      setFailure(said ?? account.notSaved);
    }
  };
  return (
    <Form
      form={form}
      name={submit}
      onValid={send}
      onInvalid={() => setFailure(null)}
      labels={{ code: texts.label }}
      className="grid gap-4"
    >
      {text && <p className="max-w-prose">{text}</p>}
      {failure && (
        <Banner tone="bad" live title={failure.title}>
          {failure.text}
        </Banner>
      )}
      <CodeField {...(hint && { hint })} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit" busy={form.formState.isSubmitting} busyLabel={account.factor.busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {account.factor.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
