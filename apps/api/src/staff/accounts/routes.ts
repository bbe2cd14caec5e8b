import { serviceReturnPath, serviceStartPath } from '@traslado/contract/pages';
import {
  otherParameter,
  refusalParameter,
  type ServiceRefusal,
} from '@traslado/domain/access/service-refusal';
import type { PasswordPolicy } from '@traslado/domain/contact/password';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken } from '../../db/token-hash.ts';
import { type Binding, bind } from '../../http/bind.ts';
import type { Sealer } from '../../http/sealed.ts';
import { createTripCookie } from '../../http/trip-cookie.ts';
import { Refused } from '../../refused.ts';
import type { StaffDoor } from '../../store/account/record.ts';
import { beginServiceSignIn, pageAfter, type SignInTrip, TRIP_MS } from './begin-service-sign-in.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  type FactorDependencies,
  renewRecoveryCodes,
} from './change-second-factor.ts';
import { type FinishDependencies, finishServiceSignIn } from './finish-service-sign-in.ts';
import { handleAlert } from './handle-alert.ts';
import { listAlerts } from './list-alerts.ts';
import { listNotificationGroups } from './list-notification-groups.ts';
import { listSignInWays } from './list-sign-in-ways.ts';
import { type AccountDependencies, endOtherSessions, readAccount } from './read-account.ts';
import { type ReadProfileDependencies, readProfile } from './read-profile.ts';
import { renewPassword } from './renew-password.ts';
import { type SendEmailDependencies, sendEmail } from './send-email.ts';
import { type SignedIn, type SignInDependencies, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export type StaffDependencies = SignInDependencies &
  FactorDependencies &
  AccountDependencies &
  SendEmailDependencies &
  Omit<ReadProfileDependencies, 'log'> &
  Pick<StaffDoor, 'identityService' | 'ownAccounts'> & { readonly passwordPolicy: PasswordPolicy };

/** Staff: sign-in and sign-out, their waiting matters, and the calls for staff only. */
export function bindStaff(binding: Binding, dependencies: StaffDependencies): void {
  const { db } = dependencies;
  const { cookie } = binding.staff;
  const { log } = binding.app;
  const logged = { ...dependencies, log };

  /** A failure of ours is reported as such, so that it is not taken for a wrong password. */
  const letIn = async (reply: FastifyReply, entering: Promise<SignedIn>) => {
    const { token, profile } = await entering.catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      log.error({ err: error }, 'signing in failed');
      throw new Refused('auth.unhandled');
    });
    cookie.write(reply, token);
    return profile;
  };

  bind(binding, 'listSignInWays', async () => listSignInWays(dependencies));

  bind(binding, 'signInStaff', async ({ body, ip, now, request, reply }) => {
    cookie.requireOwnPage(request);
    const formerToken = cookie.read(request);
    return letIn(reply, signIn(dependencies, { ...body, code: body.code ?? null, ip, formerToken, now }));
  });

  bind(binding, 'renewPassword', async ({ body, ip, now, request, reply }) => {
    cookie.requireOwnPage(request);
    const { username, password, new_password: newPassword, code = null } = body;
    const formerToken = cookie.read(request);
    return letIn(
      reply,
      renewPassword(dependencies, { username, password, newPassword, code, ip, formerToken, now }),
    );
  });

  bind(binding, 'signOutStaff', async ({ now, request, reply }) => {
    cookie.requireOwnPage(request);
    const token = cookie.read(request);
    const endThere = token === null ? null : await signOut(logged, token, now);
    cookie.clear(reply);
    return { signed_out: true as const, end_there: endThere };
  });

  bind(binding, 'getProfile', ({ request, now }) => readProfile(logged, cookie.read(request), now));

  bindAccount(binding, dependencies);

  bind(binding, 'listAlerts', ({ caller, query }) => listAlerts(db, caller, query));

  bind(binding, 'handleAlert', ({ caller, params, body, now }) =>
    handleAlert(db, caller, { id: params.id, note: body.note, now }),
  );

  bind(binding, 'listNotificationGroups', ({ caller, query }) => listNotificationGroups(db, caller, query));

  bind(binding, 'sendEmail', ({ caller, body, idempotencyKey, now }) =>
    sendEmail(dependencies, caller, { body, idempotencyKey, now }),
  );
}

/** The calls of all staff about their own account. */
function bindAccount(binding: Binding, dependencies: StaffDependencies): void {
  const { db } = dependencies;
  const { cookie } = binding.staff;
  const tokenHashOf = (request: FastifyRequest) => hashOfToken(cookie.read(request) ?? '');

  bind(binding, 'getOwnAccount', ({ caller }) => readAccount(dependencies, caller));

  bind(binding, 'beginSecondFactor', ({ caller, now }) => beginSecondFactor(dependencies, caller, now));

  bind(binding, 'confirmSecondFactor', ({ caller, body, ip, now, request }) =>
    confirmSecondFactor(dependencies, caller, { ...body, ip, now, tokenHash: tokenHashOf(request) }),
  );

  bind(binding, 'endSecondFactor', async ({ caller, body, ip, now }) => {
    await endSecondFactor(dependencies, caller, { ...body, ip, now });
    return { ended: true as const };
  });

  bind(binding, 'renewRecoveryCodes', ({ caller, body, ip, now }) =>
    renewRecoveryCodes(dependencies, caller, { ...body, ip, now }),
  );

  bind(binding, 'endOtherSessions', async ({ caller, now, request }) => ({
    ended: await endOtherSessions(db, caller, { tokenHash: tokenHashOf(request), now }),
  }));
}

/** The door, with the reason of the refusal; from there the same page can be asked for again. */
const doorPath = (next: string, code?: ServiceRefusal): string =>
  `/signin?${new URLSearchParams({ next, ...(code && { [refusalParameter]: code }) })}`;

const searchOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Browsers send the origin of a request. Another site may send people to our door, not through it. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/**
 * The two addresses by which a browser goes to the group's identity service and comes back. They are no calls: a person who opens one sees
 * a page in every case, so they only redirect.
 */
export function bindIdentityService(
  { app, clock, staff }: Pick<Binding, 'app' | 'clock' | 'staff'>,
  dependencies: FinishDependencies & { readonly publicUrl: string; readonly tripSealer: Sealer },
): void {
  const trips = createTripCookie<SignInTrip>(dependencies.publicUrl, dependencies.tripSealer, TRIP_MS / 1000);
  // A relative address: under any name that proxies give us, it stays with us.
  const goOn = (reply: FastifyReply, path: string): FastifyReply => reply.redirect(path, 303);
  const noHead = { exposeHeadRoute: false };

  app.get(serviceStartPath, noHead, async (request, reply) => {
    const search = new URLSearchParams(searchOf(request));
    const next = search.get('next');
    if (isFromElsewhere(request)) return goOn(reply, doorPath(pageAfter(next)));
    const formerToken = staff.cookie.read(request);
    const beginning = await beginServiceSignIn(dependencies, {
      next,
      asOther: search.has(otherParameter),
      formerToken,
      now: clock.now(),
    });
    if (beginning.kind === 'refused') return goOn(reply, doorPath(pageAfter(next), beginning.code));
    trips.write(reply, beginning.trip);
    return goOn(reply, beginning.url);
  });

  app.get(serviceReturnPath, noHead, async (request, reply) => {
    const trip = trips.take(request, reply);
    const ending = await finishServiceSignIn(dependencies, {
      search: searchOf(request),
      trip,
      ip: request.ip,
      now: clock.now(),
    });
    const next = trip?.next ?? pageAfter(null);
    if (ending.kind === 'refused') return goOn(reply, doorPath(next, ending.code));
    staff.cookie.write(reply, ending.token);
    return goOn(reply, next);
  });
}
