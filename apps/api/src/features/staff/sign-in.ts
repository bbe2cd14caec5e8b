import type { CallAnswer } from '@traslado/contract/schemas';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { openSession } from './open-session.ts';
import { presentProfile } from './presenter.ts';
import { type Proof, type ProveStaffDependencies, proveStaff } from './prove-staff.ts';
import { findAccount } from './repository.ts';

export type SignInDependencies = ProveStaffDependencies & { readonly db: Db };

export type SignedIn = {
  /** For the cookie, and for nothing else. */
  readonly token: string;
  readonly profile: CallAnswer<'signInStaff'>;
};

/**
 * Signs somebody in: proves them, ends the session the browser had, opens a new one. Codes: those of `proveStaff`.
 * @param request `formerToken` is what the browser's cookie held
 */
export async function signIn(
  dependencies: SignInDependencies,
  request: Proof & { readonly formerToken: string | null; readonly now: number },
): Promise<SignedIn> {
  const { accountId } = await proveStaff(dependencies, request, request.now);
  return dependencies.db
    .transaction()
    .execute((tx) => enter(tx, { ...request, accountId, action: 'session.open' }));
}

/** Lets an account in that was proved, and writes down that it came. */
export async function enter(
  tx: Tx,
  entry: { accountId: number; formerToken: string | null; action: string; now: number },
): Promise<SignedIn> {
  const { accountId, formerToken, action, now } = entry;
  const account = await findAccount(tx, accountId);
  // Gone in the moment between the two.
  if (!account) throw new Refused('auth.credentials_not_valid');
  const token = await openSession(tx, { accountId, formerToken, now });
  const { username } = account;
  await insertDeed(tx, { accountId, username, action, subject: username, detail: {}, now });
  return { token, profile: presentProfile(account, { beganAt: now, usedAt: now }) };
}
