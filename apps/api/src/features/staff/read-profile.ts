import type { CallAnswer } from '@traslado/contract/schemas';
import type { Db } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { hashOfToken } from './open-session.ts';
import { presentProfile } from './presenter.ts';
import { findSession } from './repository.ts';

/** The profile of whose session this is. Codes: `auth.not_signed_in`. */
export async function readProfile(
  { db, demo }: { readonly db: Db; readonly demo: boolean },
  token: string | null,
): Promise<CallAnswer<'getProfile'>> {
  const found = token === null ? null : await findSession(db, hashOfToken(token), { demo });
  // Over since it was admitted, a moment ago.
  if (!found) throw new Refused('auth.not_signed_in');
  const { account, session } = found;
  return presentProfile(account, session);
}
