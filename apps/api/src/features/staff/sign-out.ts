import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { JobLog } from '../../jobs/worker.ts';
import { Refused } from '../../refused.ts';
import { hashOfToken } from './open-session.ts';
import { deleteSession } from './repository.ts';

/**
 * Ends the session of a token, if it opens one. When that cannot be written down the person must know: the session goes on.
 * @throws Refused `auth.sign_out_failed`
 */
export async function signOut(
  { db, log }: { readonly db: Db; readonly log: JobLog },
  token: string,
  now: number,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const whose = await deleteSession(tx, hashOfToken(token));
      if (whose)
        await insertDeed(tx, { ...whose, action: 'session.close', subject: whose.username, detail: {}, now });
    });
  } catch (error) {
    log.warn({ err: error }, 'somebody could not be signed out');
    throw new Refused('auth.sign_out_failed');
  }
}
