import type { Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { SetRecord, Sight } from '../../store/change-set/record.ts';
import { findSet } from '../../store/change-set/repository.ts';
import { seenBy } from '../catalogues/seen-by.ts';

/** The sets that the caller sees. */
export const sightOf = (staff: StaffCaller): Sight => ({
  catalogues: seenBy(staff).map(({ name }) => name),
  scope: staff.scope,
  accountId: staff.accountId,
});

/**
 * A set within the sight, on the version that was seen. Codes: `change_set.not_found`, also of one with a row outside it;
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
