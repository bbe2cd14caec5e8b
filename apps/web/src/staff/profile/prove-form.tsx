import { ProblemError } from '@traslado/contract/client';
import { checkCodeForm } from '@traslado/domain/access/second-factor';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
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
  const { code: texts } = useTexts('staff');

  const send = async ({ code }: { code: string }) => {
    try {
      await whileSignedIn(() => onCode(code));
    } catch (error) {
      const known: Readonly<Record<string, { title: string; text: string }>> = refusals;
      return (error instanceof ProblemError && known[error.problem.code]) || account.notSaved;
    }
  };
  return (
    <DialogForm
      title={submit}
      form={form}
      labels={{ code: texts.label }}
      save={submit}
      busy={account.factor.busy}
      cancel={onCancel && account.factor.cancel}
      onCancel={onCancel}
      lead={text && <p className="max-w-prose">{text}</p>}
      onSave={send}
    >
      <CodeField {...(hint && { hint })} />
    </DialogForm>
  );
}
