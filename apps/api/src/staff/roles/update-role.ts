import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { insertChange } from '../../db/audit.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { RoleFacts, RoleRecord } from '../../store/account/role-record.ts';
import { findRole, updateRole as writeRole } from '../../store/account/role-repository.ts';
import { readRole, refuseChanging, refuseStale } from './check-role.ts';
import { type HouseDependencies, keepingHouse } from './keep-house.ts';
import { presentRole } from './presenter.ts';
import { rightsOfRow } from './rights-of-rows.ts';

type Change = {
  id: number;
  body: CallRequest<'updateRole'>['body'];
  seenVersion: number | null;
  now: number;
};

/** The part of a role that the audit keeps. */
export const factsOfRole = ({ name, nameEn, nameEs, permissions }: RoleRecord): RoleFacts => ({
  name,
  nameEn,
  nameEs,
  permissions,
});

/**
 * Changes a role. Saving the same values changes nothing. Codes: those of `readRole` and `refuseChanging`, `role.not_found`, `role.stale`,
 * `role.name_fixed`, `person.last_administrator`.
 */
export function updateRole(
  dependencies: HouseDependencies,
  caller: StaffCaller,
  { id, body, seenVersion, now }: Change,
): Promise<CallAnswer<'updateRole'>> {
  const facts = readRole(body);
  return keepingHouse(dependencies, caller, 'roles:change', async (tx, house) => {
    const role = await findRole(tx, id);
    if (!role) throw new Refused('role.not_found');
    refuseStale(role, seenVersion);
    if (facts.name !== role.name) throw new Refused('role.name_fixed', { field: 'name' });
    const after = rightsOfRow({ ...role, ...facts });
    const change = { name: role.name, before: rightsOfRow(role), after, field: 'permissions' };
    await refuseChanging(tx, house, change);
    const before = factsOfRole(role);
    if (isDeepStrictEqual(before, facts)) return presentRole(role);
    const { username } = caller;
    await writeRole(tx, { id, facts, username, now });
    await insertChange(tx, caller, { catalogue: 'role', id, before, after: facts, now });
    return presentRole((await findRole(tx, id)) ?? role);
  });
}
