import { isTypedWord } from '@traslado/domain/forms/typed-word';
import { insertChange } from '../../db/audit.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { deleteRole, findRole } from '../../store/account/role-repository.ts';
import { refuseChanging, refuseStale } from './check-role.ts';
import { type HouseDependencies, keepingHouse } from './keep-house.ts';
import { rightsOfRow } from './rights-of-rows.ts';
import { factsOfRole } from './update-role.ts';

type Removal = { id: number; typed: string; seenVersion: number | null; now: number };

/**
 * Deletes a role without holders whose name was typed, in either language or the short one. Codes: those of `refuseChanging`,
 * `role.not_found`, `role.stale`, `role.word_differs`, `role.in_use`.
 */
export function removeRole(
  dependencies: HouseDependencies,
  caller: StaffCaller,
  { id, typed, seenVersion, now }: Removal,
): Promise<void> {
  return keepingHouse(dependencies, caller, 'roles:change', async (tx, house) => {
    const role = await findRole(tx, id);
    if (!role) throw new Refused('role.not_found');
    refuseStale(role, seenVersion);
    const change = { name: role.name, before: rightsOfRow(role), after: null, field: 'id' };
    await refuseChanging(tx, house, change);
    if (![role.name, role.nameEn, role.nameEs].some((name) => isTypedWord(typed, name)))
      throw new Refused('role.word_differs', { field: 'confirmation' });
    if (role.people > 0) throw new Refused('role.in_use', { params: { people: role.people } });
    await deleteRole(tx, id);
    await insertChange(tx, caller, { catalogue: 'role', id, before: factsOfRole(role), after: null, now });
  });
}
