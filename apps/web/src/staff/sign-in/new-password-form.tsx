import { checkCodeForm } from '@traslado/domain/access/second-factor';
import type { Issue } from '@traslado/domain/forms/issue';
import { checkNewPasswordForm } from '@traslado/domain/forms/staff-forms';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { CodeField } from '../session/code-field.tsx';
import { PasswordField } from '../session/password-field.tsx';
import { type Entry, renewPassword } from '../session/staff-session.ts';
import { RefusalBanner } from './refusal-banner.tsx';
import type { SignInValues } from './sign-in-form.tsx';

type NewPasswordFormProps = { known: SignInValues; onIn: () => void; onBack: () => void };

/** The typed password opens only the way to a new one. */
export function NewPasswordForm({ known, onIn, onBack }: NewPasswordFormProps) {
  const texts = useTexts('staff').newPassword;
  const codeTexts = useTexts('staff').code;
  const [needsCode, setNeedsCode] = useState(false);
  // The server's refusal stands until something else is typed.
  const refused = useRef<{ password: string; issue: Issue } | null>(null);
  const check = useCallback(
    (values: { newPassword: string; repeated: string; code: string }) => {
      const { current } = refused;
      if (current?.password === values.newPassword) return [current.issue];
      const issues = checkNewPasswordForm({ ...values, password: known.password });
      return needsCode ? [...issues, ...checkCodeForm(values)] : issues;
    },
    [known.password, needsCode],
  );
  const form = useIssueForm(check, { newPassword: '', repeated: '', code: '' });
  const [failure, setFailure] = useState<Entry | null>(null);

  const save = async ({ newPassword, code }: { newPassword: string; code: string }) => {
    setFailure(null);
    const entry = await renewPassword({ ...known, ...(needsCode && { code }) }, newPassword);
    if (entry.kind === 'in') return onIn();
    if (entry.kind === 'refused' && entry.problem.code === 'auth.code_required' && !needsCode)
      return setNeedsCode(true);
    const found = entry.kind === 'refused' ? entry.problem.errors?.[0] : undefined;
    if (found?.field !== 'new_password') return setFailure(entry);
    // The required length is a setting of the server, which reports it.
    const { code: type, params = {} } = found;
    refused.current = { password: newPassword, issue: { field: 'newPassword', code: type, params } };
    form.setError('newPassword', { type, params });
  };
  return (
    <Form
      form={form}
      name={texts.title}
      onValid={save}
      onInvalid={() => setFailure(null)}
      labels={{ newPassword: texts.newPassword, repeated: texts.repeated, code: codeTexts.label }}
      className="grid gap-4"
    >
      {failure && <RefusalBanner entry={failure} />}
      {/* For password managers: the new password's owner. */}
      <input type="text" name="username" autoComplete="username" value={known.username} readOnly hidden />
      <PasswordField name="newPassword" hint={texts.hint} autoComplete="new-password" />
      <PasswordField name="repeated" autoComplete="new-password" />
      {needsCode && <CodeField />}
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
