import { randomBytes } from 'node:crypto';
import { STAFF_NOTE_USE_MS, sessionEndsAt } from '@traslado/domain/access/session';
import type { Db, Handle } from '../../db/client.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import { findSession, insertSession, updateSessionUse } from '../../store/account/repository.ts';
import type { Roles } from '../roles/open-roles.ts';

/** The facts of a new session. */
export type NewSession = {
  readonly accountId: number;
  /** Hash of the browser's former token. */
  readonly replaces: string | null;
  /** Seals the identity service's tokens for the session of this hash; absent for an account of our own. */
  readonly sealTokens?: (tokenHash: string) => string;
  readonly now: number;
};

/**
 * Opens a session of an account with a new token, and ends the browser's former one: a session planted before the sign-in is worth nothing
 * afterwards.
 */
export async function openSession(
  handle: Handle,
  { accountId, replaces, sealTokens, now }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOfToken(token);
  const serviceTokens = sealTokens?.(tokenHash) ?? null;
  await insertSession(handle, { tokenHash, accountId, replaces, serviceTokens, now });
  return token;
}

/**
 * The account whose session this token opens, or null when it has ended. Its rights are read each time, so that removed ones are gone at
 * once.
 */
export async function readSession(
  {
    db,
    admitted,
    roles: known,
  }: { readonly db: Db; readonly admitted: AdmittedAccounts; readonly roles: Roles },
  token: string,
  now: number,
): Promise<StaffCaller | null> {
  const found = await findSession(db, hashOfToken(token), admitted);
  if (!found || sessionEndsAt(found.session) <= now) return null;
  if (now - found.session.usedAt >= STAFF_NOTE_USE_MS)
    await updateSessionUse(db, found.session.tokenHash, now);
  const { id, username, scope } = found.account;
  return {
    kind: 'staff',
    accountId: id,
    username,
    permissions: known.permissionsOfAccount(found.account),
    limitMinor: known.rightsOf(found.account).limitMinor,
    scope,
  };
}
