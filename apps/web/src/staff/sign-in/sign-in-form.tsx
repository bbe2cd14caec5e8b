import { checkStaffLoginForm } from '@traslado/domain/forms/staff-forms';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PasswordField } from '../session/password-field.tsx';
import { type Entry, signInStaff } from '../session/staff-session.ts';
import { stepAfter } from './entry-words.ts';
import { RefusalBanner } from './refusal-banner.tsx';

export type SignInValues = { username: string; password: string };

type SignInFormProps = {
  onIn: () => void;
  /** The password is right and has to be changed. */
  onRenew: (values: SignInValues) => void;
  /** The password is right, and the code of the second factor is asked for. */
  onCode: (values: SignInValues) => void;
  /** Another way in leads. */
  isSecond?: boolean;
};

/** The typed values cannot be an account's: shown like the server's refusal, with each field at fault below. */
const INVALID: Entry = {
  kind: 'refused',
  problem: { type: 'about:blank', title: '', status: 400, code: 'auth.invalid_credentials', detail: '' },
};

/** User name and password. */
export function SignInForm({ onIn, onRenew, onCode, isSecond = false }: SignInFormProps) {
  const texts = useTexts('staff').signIn;
  const form = useIssueForm<SignInValues>(checkStaffLoginForm, { username: '', password: '' });
  const [failure, setFailure] = useState<Entry | null>(null);

  const enter = async (values: SignInValues) => {
    setFailure(null);
    const entry = await signInStaff(values.username, values.password);
    const step = stepAfter(entry);
    if (step === 'in') return onIn();
    if (step === 'renew') return onRenew(values);
    if (step === 'code') return onCode(values);
    setFailure(entry);
  };
  return (
    <Form
      form={form}
      name={texts.submit}
      onValid={enter}
      onInvalid={() => setFailure(INVALID)}
      labels={{ username: texts.username, password: texts.password }}
      className="grid gap-5"
    >
      {failure && <RefusalBanner entry={failure} />}
      <TextField
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField name="password" autoComplete="current-password" />
      <Button
        type="submit"
        variant={isSecond ? 'secondary' : 'primary'}
        size="large"
        busy={form.formState.isSubmitting}
        busyLabel={texts.busy}
        iconAfter="arrowRight"
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {texts.submit}
      </Button>
    </Form>
  );
}
