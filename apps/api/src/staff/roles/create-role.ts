import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { insertChange } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findRole, insertRole } from '../../store/account/role-repository.ts';
import { readRole, refuseChanging } from './check-role.ts';
import { type HouseDependencies, keepingHouse } from './keep-house.ts';
import { presentRole } from './presenter.ts';
import { rightsOfRow } from './rights-of-rows.ts';

/** Adds a role. Codes: those of `readRole` and `refuseChanging`, `role.name_taken`. */
export async function createRole(
  dependencies: HouseDependencies,
  caller: StaffCaller,
  { body, now }: { body: CallRequest<'createRole'>['body']; now: number },
): Promise<CallAnswer<'createRole'>> {
  const facts = readRole(body);
  try {
    return await keepingHouse(dependencies, caller, 'roles:change', async (tx, house) => {
      const after = rightsOfRow({ ...facts, limitMinor: 0 });
      await refuseChanging(tx, house, { name: facts.name, before: null, after, field: 'permissions' });
      const id = await insertRole(tx, facts, { username: caller.username, now });
      await insertChange(tx, caller, { catalogue: 'role', id, before: null, after: facts, now });
      const role = await findRole(tx, id);
      if (!role) throw new Error('a role that was added is not there');
      return presentRole(role);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refused('role.name_taken', { field: 'name' });
    throw error;
  }
}
