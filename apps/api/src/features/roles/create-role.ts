import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { readRole, refuseGiving } from './check-role.ts';
import { presentRole } from './presenter.ts';
import { findRole, insertRole } from './repository.ts';

/** Adds a role. Codes: those of `readRole` and `refuseGiving`, `role.name_taken`. */
export async function createRole(
  db: Db,
  caller: StaffCaller,
  { body, now }: { body: CallRequest<'createRole'>['body']; now: number },
): Promise<CallAnswer<'createRole'>> {
  const facts = readRole(body);
  refuseGiving(caller, [], facts.permissions);
  try {
    return await db.transaction().execute(async (tx) => {
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
