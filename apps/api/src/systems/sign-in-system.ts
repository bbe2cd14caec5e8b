import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Db } from '../db/client.ts';
import { hashOfToken } from '../db/token-hash.ts';
import type { Session, Tokens } from '../http/tokens.ts';
import { Refused } from '../refused.ts';
import { findWorkingKey, updateKeyUse } from '../store/account/system-repository.ts';

/** Use is noted once in this time, so that signing in does not write each time. */
const NOTE_USE_MS = HOUR_MS;

type Deps = { readonly db: Db; readonly tokens: Tokens; readonly systemUser: string };

/**
 * Gives a program its token: the app itself by its name alone, any other by name and key. A name without a key is looked up as one with a wrong key
 * is. Codes: `auth.unknown_user`.
 */
export async function signInSystem(
  { db, tokens, systemUser }: Deps,
  { username, password = '' }: { readonly username: string; readonly password?: string | undefined },
  now: number,
): Promise<Session> {
  if (username === systemUser) return tokens.issueApp(now);
  const key = await findWorkingKey(db, { username, hash: hashOfToken(password) });
  if (!key) throw new Refused('auth.unknown_user', { field: 'username' });
  if (key.usedAt === null || now - key.usedAt >= NOTE_USE_MS) await updateKeyUse(db, key.id, now);
  return tokens.issueApp(now, { id: key.systemId, key: key.id });
}
