import type { Issue } from '@traslado/domain/forms/issue';
import { checkNewPasswordForm } from '@traslado/domain/forms/staff-forms';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Entry, renewPassword } from '../session/staff-session.ts';
import { PasswordField } from './password-field.tsx';
import { RefusalBanner } from './refusal-banner.tsx';
import type { SignInValues } from './sign-in-form.tsx';

type NewPasswordFormProps = { known: SignInValues; onIn: () => void; onBack: () => void };

/** The password that was typed opens only the way to a new one. */
export function NewPasswordForm({ known, onIn, onBack }: NewPasswordFormProps) {
  const texts = useTexts('staff').newPassword;
  // What the server found wrong stays wrong until something else is typed.
  const refused = useRef<{ password: string; issue: Issue } | null>(null);
  const check = useCallback(
    (values: { newPassword: string; repeated: string }) => {
      const { current } = refused;
      if (current?.password === values.newPassword) return [current.issue];
      return checkNewPasswordForm({ ...values, password: known.password });
    },
    [known.password],
  );
  const form = useIssueForm(check, { newPassword: '', repeated: '' });
  const [failure, setFailure] = useState<Entry | null>(null);

  const save = async ({ newPassword }: { newPassword: string }) => {
    setFailure(null);
    const entry = await renewPassword(known.username, known.password, newPassword);
    if (entry.kind === 'in') return onIn();
    const found = entry.kind === 'refused' ? entry.problem.errors?.[0] : undefined;
    if (found?.field !== 'new_password') return setFailure(entry);
    // How many it needs is a setting of the server, which says it.
    const { code, params = {} } = found;
    refused.current = { password: newPassword, issue: { field: 'newPassword', code, params } };
    form.setError('newPassword', { type: code, params });
  };
  return (
    <Form
      form={form}
      name={texts.title}
      onValid={save}
      onInvalid={() => setFailure(null)}
      labels={{ newPassword: texts.newPassword, repeated: texts.repeated }}
      className="grid gap-4"
    >
      {failure && <RefusalBanner entry={failure} />}
      {/* For password managers: whose new password it is. */}
      <input type="text" name="username" autoComplete="username" value={known.username} readOnly hidden />
      <PasswordField name="newPassword" hint={texts.hint} autoComplete="new-password" />
      <PasswordField name="repeated" autoComplete="new-password" />
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
