import type { CallAnswer } from '@traslado/contract/schemas';
import type { OwnAction } from '@traslado/domain/audit/actions';
import { type Deed, insertDeed } from '../../db/audit.ts';
import { insertRefusedSignIn } from '../../db/audit-looks.ts';
import type { Db, Tx } from '../../db/client.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import { Refused } from '../../refused.ts';
import { findAccount } from '../../store/account/repository.ts';
import { type NewSession, openSession } from './open-session.ts';
import { factsOf, type ProfileDependencies, presentProfile } from './presenter.ts';
import {
  askIdentity,
  type Proof,
  type ProveStaffDependencies,
  refusalOf,
  usernameOf,
} from './prove-staff.ts';

export type SignInDependencies = ProveStaffDependencies & ProfileDependencies & { readonly db: Db };

export type SignedIn = {
  /** For the cookie, and for nothing else. */
  readonly token: string;
  readonly profile: CallAnswer<'signInStaff'>;
};

/**
 * Signs a person in: proves them, ends the browser's former session, opens a new one. A refused try is kept.
 * @param request `formerToken` is the token of the browser's cookie
 */
export async function signIn(
  dependencies: SignInDependencies,
  request: Proof & { readonly formerToken: string | null; readonly now: number },
): Promise<SignedIn> {
  const { db } = dependencies;
  const { formerToken, now } = request;
  const outcome = await askIdentity(dependencies, request, now, ['known']);
  if (outcome.kind !== 'known') {
    const { kind: reason } = outcome;
    // A request for a code, or an unavailable judge, is no refusal.
    if (reason !== 'code_required' && reason !== 'unavailable' && reason !== 'unknown')
      await insertRefusedSignIn(db, { username: usernameOf(request.username), reason, now });
    throw refusalOf(outcome);
  }
  const { accountId } = outcome;
  const entry = { accountId, replaces: hashOfFormer(formerToken), action: 'session.open', now } as const;
  return db.transaction().execute((tx) => enter(tx, dependencies, entry));
}

/** Of the token in the browser's cookie, if there is one. */
export const hashOfFormer = (token: string | null): string | null =>
  token === null ? null : hashOfToken(token);

/** Opens a session of a proved account, and notes its sign-in. */
export async function enter(
  tx: Tx,
  dependencies: ProfileDependencies,
  entry: NewSession & { action: OwnAction; detail?: Deed['detail'] },
): Promise<SignedIn> {
  const { accountId, action, detail = {}, now } = entry;
  const account = await findAccount(tx, accountId);
  // Gone in the moment between the two.
  if (!account) throw new Refused('auth.credentials_not_valid');
  const token = await openSession(tx, entry);
  const { username } = account;
  await insertDeed(tx, { accountId, username, action, subject: username, detail, now });
  const times = { beganAt: now, usedAt: now };
  return { token, profile: presentProfile(dependencies, account, factsOf(account), times) };
}
