import { checkCodeForm } from '@traslado/domain/access/second-factor';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { CodeField } from '../session/code-field.tsx';
import { type Entry, signInStaff } from '../session/staff-session.ts';
import { RefusalBanner } from './refusal-banner.tsx';
import type { SignInValues } from './sign-in-form.tsx';

type CodeFormProps = { known: SignInValues; onIn: () => void; onBack: () => void };

/** The second step: the password was right, and the code of the second factor opens. */
export function CodeForm({ known, onIn, onBack }: CodeFormProps) {
  const texts = useTexts('staff').code;
  const form = useIssueForm(checkCodeForm, { code: '' });
  const [failure, setFailure] = useState<Entry | null>(null);

  const enter = async ({ code }: { code: string }) => {
    setFailure(null);
    const entry = await signInStaff(known.username, known.password, code);
    if (entry.kind === 'in') return onIn();
    setFailure(entry);
  };
  return (
    <Form
      form={form}
      name={texts.title}
      onValid={enter}
      onInvalid={() => setFailure(null)}
      labels={{ code: texts.label }}
      className="grid gap-5"
    >
      {failure && <RefusalBanner entry={failure} />}
      <CodeField />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit" size="large" busy={form.formState.isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </Form>
  );
}
