import { checkCodeForm } from '@traslado/domain/access/second-factor';
import type { Issue } from '@traslado/domain/forms/issue';
import { checkNewPasswordForm } from '@traslado/domain/forms/staff-forms';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { CodeField } from '../session/code-field.tsx';
import { PasswordField } from '../session/password-field.tsx';
import { renewPassword } from '../session/staff-session.ts';
import { Panel } from './panel.tsx';
import { renewAccount } from './use-account.ts';

const EMPTY = { password: '', newPassword: '', repeated: '', code: '' };

/** Another password by the one there is, and a code where a second factor is on. */
export function PasswordPanel({ username, hasFactor }: { username: string; hasFactor: boolean }) {
  const { account, newPassword: words, refusals, code: codeWords } = useTexts('staff');
  const texts = account.password;
  // The server's refusal stands until something else is typed.
  const refused = useRef<{ password: string; issue: Issue } | null>(null);
  const check = useCallback(
    (values: typeof EMPTY): Issue[] => {
      const { current } = refused;
      if (current?.password === values.newPassword) return [current.issue];
      return [
        ...(values.password === '' ? [{ field: 'password', code: 'field.required' }] : []),
        ...checkNewPasswordForm(values),
        ...(hasFactor ? checkCodeForm(values) : []),
      ];
    },
    [hasFactor],
  );
  const form = useIssueForm(check, EMPTY);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);

  const save = async ({ password, newPassword, code }: typeof EMPTY) => {
    setFailure(null);
    const entry = await renewPassword({ username, password, ...(hasFactor && { code }) }, newPassword);
    if (entry.kind === 'in') {
      notify(texts.changed, 'good');
      form.reset(EMPTY);
      return renewAccount();
    }
    if (entry.kind === 'offline') return setFailure(refusals.offline);
    const found = entry.problem.errors?.[0];
    if (found?.field === 'new_password') {
      const { code: type, params = {} } = found;
      refused.current = { password: newPassword, issue: { field: 'newPassword', code: type, params } };
      return form.setError('newPassword', { type, params });
    }
    const known: Readonly<Record<string, { title: string; text: string }>> = refusals;
    setFailure(known[entry.problem.code] ?? account.notSaved);
  };
  return (
    <Panel title={texts.title}>
      <Form
        form={form}
        name={texts.submit}
        onValid={save}
        onInvalid={() => setFailure(null)}
        labels={{
          password: texts.current,
          newPassword: words.newPassword,
          repeated: words.repeated,
          code: codeWords.label,
        }}
        className="grid items-start gap-4 sm:grid-cols-2 sm:gap-x-5 wide:grid-cols-3"
      >
        <div className="col-span-full empty:hidden">
          <FailureOf failure={failure} />
        </div>
        {/* For password managers: the password's owner. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField name="password" autoComplete="current-password" />
        <PasswordField name="newPassword" hint={words.hint} autoComplete="new-password" />
        <PasswordField name="repeated" autoComplete="new-password" />
        {hasFactor && <CodeField isFirst={false} />}
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start sm:col-start-1"
          busy={form.formState.isSubmitting}
          busyLabel={words.busy}
        >
          {texts.submit}
        </Button>
      </Form>
    </Panel>
  );
}
