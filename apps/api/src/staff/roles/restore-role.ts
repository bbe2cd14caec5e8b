import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { grantedBy } from '@traslado/domain/access/permissions';
import { findChange } from '../../db/audit.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { RoleFacts } from '../../store/account/role-record.ts';
import { findRole } from '../../store/account/role-repository.ts';
import type { HouseDependencies } from './keep-house.ts';
import { updateRole } from './update-role.ts';

type Restoring = CallRequest<'restoreRole'>['body'] & {
  readonly id: number;
  readonly seenVersion: number | null;
  readonly now: number;
};

/**
 * Restores a role to its state before or after one of its changes, as a new change. A permission that the product no longer knows stays
 * away, and a deleted role does not come back. Codes: those of `updateRole`, `version.not_found`.
 */
export async function restoreRole(
  dependencies: HouseDependencies,
  caller: StaffCaller,
  { id, change, state, seenVersion, now }: Restoring,
): Promise<CallAnswer<'restoreRole'>> {
  const { db } = dependencies;
  if (!(await findRole(db, id))) throw new Refused('role.not_found');
  const was = (await findChange<RoleFacts>(db, { catalogue: 'role', id, change }))?.[state];
  if (!was) throw new Refused('version.not_found', { field: 'change' });
  const { name, nameEn, nameEs } = was;
  const body = { name, name_en: nameEn, name_es: nameEs, permissions: grantedBy([was]) };
  return updateRole(dependencies, caller, { id, body, seenVersion, now });
}
