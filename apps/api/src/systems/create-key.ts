import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { Db } from '../db/client.ts';
import { hashOfToken } from '../db/token-hash.ts';
import type { StaffCaller } from '../http/tokens.ts';
import { Refused } from '../refused.ts';
import { countWorkingKeysForChange, insertKey } from '../store/account/system-repository.ts';
import { presentKey } from './presenter.ts';

/** Most working keys: the old one and the new one, while a key is changed. */
export const MOST_KEYS = 2;

/** Makes a key of 256 random bits. It is in the answer and nowhere else. Codes: `system.not_found`, `system.too_many_keys`. */
export function createKey(
  db: Db,
  { username }: StaffCaller,
  { systemId, now }: { readonly systemId: number; readonly now: number },
): Promise<CallAnswer<'createSystemKey'>> {
  const key = `trs_${randomBytes(32).toString('base64url')}`;
  return db.transaction().execute(async (tx) => {
    const working = await countWorkingKeysForChange(tx, systemId);
    if (working === null) throw new Refused('system.not_found');
    if (working >= MOST_KEYS) throw new Refused('system.too_many_keys');
    const made = { systemId, hash: hashOfToken(key), ending: key.slice(-4) };
    return { ...presentKey(await insertKey(tx, made, { username, now })), key };
  });
}
