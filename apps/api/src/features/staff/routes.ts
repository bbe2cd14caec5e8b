import type { PasswordPolicy } from '@traslado/domain/contact/password';
import type { FastifyReply } from 'fastify';
import { type Binding, bind } from '../../http/bind.ts';
import { Refused } from '../../refused.ts';
import { handleAlert } from './handle-alert.ts';
import { listAlerts } from './list-alerts.ts';
import { listNotificationGroups } from './list-notification-groups.ts';
import { readProfile } from './read-profile.ts';
import { renewPassword } from './renew-password.ts';
import { type SendEmailDependencies, sendEmail } from './send-email.ts';
import { type SignedIn, type SignInDependencies, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export type StaffDependencies = SignInDependencies &
  SendEmailDependencies & { readonly demo: boolean; readonly passwordPolicy: PasswordPolicy };

/** Staff: how they come in and go out, what waits for them, and the calls that only they may make. */
export function bindStaff(binding: Binding, dependencies: StaffDependencies): void {
  const { db } = dependencies;
  const { cookie } = binding.staff;
  const { log } = binding.app;

  /** Whoever fails for a reason of ours is told so, and does not take it for a wrong password. */
  const letIn = async (reply: FastifyReply, entering: Promise<SignedIn>) => {
    const { token, profile } = await entering.catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      log.error({ err: error }, 'signing in failed');
      throw new Refused('auth.unhandled');
    });
    cookie.write(reply, token);
    return profile;
  };

  bind(binding, 'signInStaff', async ({ body, ip, now, request, reply }) => {
    cookie.requireOwnPage(request);
    const formerToken = cookie.read(request);
    return letIn(reply, signIn(dependencies, { ...body, ip, formerToken, now }));
  });

  bind(binding, 'renewPassword', async ({ body, ip, now, request, reply }) => {
    cookie.requireOwnPage(request);
    const { username, password, new_password: newPassword } = body;
    const formerToken = cookie.read(request);
    return letIn(
      reply,
      renewPassword(dependencies, { username, password, newPassword, ip, formerToken, now }),
    );
  });

  bind(binding, 'signOutStaff', async ({ now, request, reply }) => {
    cookie.requireOwnPage(request);
    const token = cookie.read(request);
    if (token !== null) await signOut({ db, log }, token, now);
    cookie.clear(reply);
    return { signed_out: true as const };
  });

  bind(binding, 'getProfile', ({ request }) => readProfile(dependencies, cookie.read(request)));

  bind(binding, 'listAlerts', ({ caller, query }) => listAlerts(db, caller, query));

  bind(binding, 'handleAlert', ({ caller, params, body, now }) =>
    handleAlert(db, caller, { id: params.id, note: body.note, now }),
  );

  bind(binding, 'listNotificationGroups', ({ query }) => listNotificationGroups(db, query));

  bind(binding, 'sendEmail', ({ caller, body, intentKey, now }) =>
    sendEmail(dependencies, caller, { body, intentKey, now }),
  );
}
