import type { CallAnswer } from '@traslado/contract/schemas';
import { topicsFor } from '@traslado/domain/access/attention';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { countOpenByKind } from '../../store/account/alert-repository.ts';

/** The waiting matters of each kind, counted, with the instant of the oldest; null for a caller who sees none. */
export async function countWaiting(
  db: Db,
  { permissions, scope }: StaffCaller,
): Promise<CallAnswer<'getHome'>['waiting']> {
  if (!permissions.includes('attention:see')) return null;
  const counts = await countOpenByKind(db, { topics: topicsFor(permissions), scope });
  return counts.map(({ kind, open, oldestAt }) => ({ kind, open, oldest_at: toIso(oldestAt) }));
}
