import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import type { JobLog } from '../../job-log.ts';
import type { IdentityService } from '../../ports/identity-service.ts';
import { Refused } from '../../refused.ts';
import { deleteSession, type EndedSession } from '../../store/account/repository.ts';
import { readIdToken, type SealedTokens } from './seal-tokens.ts';

export type SignOutDependencies = {
  readonly db: Db;
  readonly log: JobLog;
  readonly identityService: IdentityService | null;
  readonly sealedTokens: SealedTokens;
};

/**
 * Ends the session of a token, if it opens one. A failed write must be reported: the session goes on.
 * @returns the address that ends the session at the identity service as well; null where there is none to end
 * @throws Refused `auth.sign_out_failed`
 */
export async function signOut(
  { db, log, identityService, sealedTokens }: SignOutDependencies,
  token: string,
  now: number,
): Promise<string | null> {
  const tokenHash = hashOfToken(token);
  let ended: EndedSession | null;
  try {
    ended = await db.transaction().execute(async (tx) => {
      const whose = await deleteSession(tx, tokenHash);
      if (!whose) return null;
      const { accountId, username } = whose;
      await insertDeed(tx, {
        accountId,
        username,
        action: 'session.close',
        subject: username,
        detail: {},
        now,
      });
      return whose;
    });
  } catch (error) {
    log.warn({ err: error }, 'somebody could not be signed out');
    throw new Refused('auth.sign_out_failed');
  }
  const { serviceTokens = null } = ended ?? {};
  const idToken = readIdToken(sealedTokens, { tokenHash, serviceTokens });
  return idToken === null ? null : ((await identityService?.endUrl(idToken)) ?? null);
}
