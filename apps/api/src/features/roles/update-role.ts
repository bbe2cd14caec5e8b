import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { readRole, refuseGiving, refuseStale } from './check-role.ts';
import { keepingHouse } from './keep-house.ts';
import { presentRole } from './presenter.ts';
import type { AdmittedAccounts, RoleFacts, RoleRecord } from './record.ts';
import { findRole, updateRole as writeRole } from './repository.ts';

type Change = {
  id: number;
  body: CallRequest<'updateRole'>['body'];
  seenVersion: number | null;
  now: number;
};

/** What of a role the audit keeps. */
export const factsOfRole = ({ name, nameEn, nameEs, permissions }: RoleRecord): RoleFacts => ({
  name,
  nameEn,
  nameEs,
  permissions,
});

/**
 * Changes a role. Saving what is there already changes nothing. Codes: those of `readRole` and `refuseGiving`, `role.not_found`, `role.stale`,
 * `role.name_fixed`, `person.last_administrator`.
 */
export function updateRole(
  { db, admitted }: { readonly db: Db; readonly admitted: AdmittedAccounts },
  caller: StaffCaller,
  { id, body, seenVersion, now }: Change,
): Promise<CallAnswer<'updateRole'>> {
  const facts = readRole(body);
  return keepingHouse(db, admitted, async (tx) => {
    const role = await findRole(tx, id);
    if (!role) throw new Refused('role.not_found');
    refuseStale(role, seenVersion);
    if (facts.name !== role.name) throw new Refused('role.name_fixed', { field: 'name' });
    refuseGiving(caller, role.permissions, facts.permissions);
    const before = factsOfRole(role);
    if (isDeepStrictEqual(before, facts)) return presentRole(role);
    const { username } = caller;
    await writeRole(tx, { id, facts, username, now });
    await insertChange(tx, caller, { catalogue: 'role', id, before, after: facts, now });
    return presentRole({ ...role, ...facts, version: role.version + 1, updatedAt: now, updatedBy: username });
  });
}
