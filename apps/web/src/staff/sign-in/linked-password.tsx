import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { Issue } from '@traslado/domain/forms/issue';
import { checkNewPasswordForm } from '@traslado/domain/forms/staff-forms';
import { useCallback, useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PasswordField } from '../session/password-field.tsx';
import { type Entry, failureOf, signInStaff, staffKey } from '../session/staff-session.ts';
import { RefusalBanner } from './refusal-banner.tsx';

type LinkedPasswordProps = { linkKey: string; onIn: () => void; onLeave: () => void };

const isOver = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'auth.link_over';

/** Chooses a password by a link that was mailed, which also signs in. */
export function LinkedPassword({ linkKey: key, onIn, onLeave }: LinkedPasswordProps) {
  const texts = useTexts('staff');
  const { data, error, refetch } = useQuery({
    queryKey: [...staffKey, 'link', key],
    queryFn: () => callApi('readLink', { body: { key } }),
    retry: false,
    gcTime: 0,
  });
  const [isGone, setGone] = useState(false);
  if (isGone || isOver(error))
    return (
      <Banner
        tone="warn"
        live
        title={texts.link.over.title}
        action={<Button onClick={onLeave}>{texts.link.toSignIn}</Button>}
      >
        {texts.link.over.text}
      </Banner>
    );
  if (error)
    return (
      <Banner
        tone="bad"
        live
        title={texts.service.failed.title}
        action={<Button onClick={() => void refetch()}>{texts.service.retry}</Button>}
      >
        {texts.service.failed.text}
      </Banner>
    );
  if (!data) return <Skeleton className="h-80 w-full" />;
  return (
    <PasswordForm linkKey={key} whose={data} onIn={onIn} onLeave={onLeave} onGone={() => setGone(true)} />
  );
}

type PasswordFormProps = LinkedPasswordProps & {
  whose: { readonly username: string; readonly name: string };
  onGone: () => void;
};

function PasswordForm({ linkKey: key, whose, onIn, onLeave, onGone }: PasswordFormProps) {
  const texts = useTexts('staff');
  // The server's refusal stands until something else is typed.
  const refused = useRef<{ password: string; issue: Issue } | null>(null);
  const check = useCallback((values: { newPassword: string; repeated: string }) => {
    const { current } = refused;
    if (current?.password === values.newPassword) return [current.issue];
    return checkNewPasswordForm({ ...values, password: '' });
  }, []);
  const form = useIssueForm(check, { newPassword: '', repeated: '' });
  const [failure, setFailure] = useState<Entry | null>(null);

  const save = async ({ newPassword }: { newPassword: string }) => {
    setFailure(null);
    try {
      await callApi('useLink', { body: { key, new_password: newPassword } });
    } catch (error) {
      if (isOver(error)) return onGone();
      const found = error instanceof ProblemError ? error.problem.errors?.[0] : undefined;
      if (found?.field !== 'new_password') return setFailure(failureOf(error));
      const { code, params = {} } = found;
      refused.current = { password: newPassword, issue: { field: 'newPassword', code, params } };
      return form.setError('newPassword', { type: code, params });
    }
    const entry = await signInStaff(whose.username, newPassword);
    // The password is saved; a failed sign-in is explained on the sign-in page.
    if (entry.kind === 'in') onIn();
    else onLeave();
  };
  return (
    <Form
      form={form}
      name={texts.link.title}
      onValid={save}
      onInvalid={() => setFailure(null)}
      labels={{ newPassword: texts.newPassword.newPassword, repeated: texts.newPassword.repeated }}
      className="grid gap-4"
    >
      <p>
        {texts.link.hello(whose.name)} {texts.link.username(whose.username)}
      </p>
      {failure && <RefusalBanner entry={failure} />}
      {/* For password managers: the new password's owner. */}
      <input type="text" name="username" autoComplete="username" value={whose.username} readOnly hidden />
      <PasswordField name="newPassword" hint={texts.newPassword.hint} autoComplete="new-password" />
      <PasswordField name="repeated" autoComplete="new-password" />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button
          type="submit"
          size="large"
          busy={form.formState.isSubmitting}
          busyLabel={texts.newPassword.busy}
        >
          {texts.newPassword.submit}
        </Button>
      </div>
    </Form>
  );
}
