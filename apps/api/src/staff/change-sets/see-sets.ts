import type { Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { SetRecord, Sight } from '../../store/change-set/record.ts';
import { findSet } from '../../store/change-set/repository.ts';
import { seenBy } from '../catalogues/seen-by.ts';

/** Which sets somebody sees. */
export const sightOf = (staff: StaffCaller): Sight => ({
  catalogues: seenBy(staff).map(({ name }) => name),
  scope: staff.scope,
  accountId: staff.accountId,
});

/**
 * A set that somebody sees, on the version that they looked at. Codes: `change_set.not_found`, also of one with a row that they do not see;
 * `change_set.stale`.
 */
export async function seeSet(
  handle: Handle,
  staff: StaffCaller,
  { id, seenVersion = null }: { readonly id: number; readonly seenVersion?: number | null },
): Promise<SetRecord> {
  const set = await findSet(handle, id, sightOf(staff));
  if (!set) throw new Refused('change_set.not_found');
  if (seenVersion !== null && seenVersion !== set.version) throw new Refused('change_set.stale');
  return set;
}
