import type { CallAnswer } from '@traslado/contract/schemas';
import { grantedBy } from '@traslado/domain/access/permissions';
import { toIso } from '@traslado/domain/time/instant';
import type { KeptChange } from '../../db/audit.ts';
import { presentChange } from '../../http/present-change.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { RoleFacts, RoleRecord } from './record.ts';

const presentFacts = ({ name, nameEn, nameEs, permissions }: RoleFacts) => ({
  name,
  name_en: nameEn,
  name_es: nameEs,
  permissions: [...permissions],
});

export const presentRole = (role: RoleRecord): CallAnswer<'createRole'> => ({
  ...presentFacts(role),
  // What the product knows no longer is not shown, and goes with the next change.
  permissions: grantedBy([role]),
  id: role.id,
  people: role.people,
  version: role.version,
  created_at: toIso(role.createdAt),
  updated_at: toIso(role.updatedAt),
  updated_by: role.updatedBy,
});

/** A role is everybody's who has it, wherever they work: only who works for all properties changes one. */
export const mayChangeRoles = ({ permissions, scope }: StaffCaller): boolean =>
  permissions.includes('roles:change') && scope === null;

/** An entry of a role's history. */
export const presentRoleChange = (
  change: KeptChange<RoleFacts>,
): CallAnswer<'listRoleHistory'>['entries'][number] => presentChange(change, presentFacts);

/** What somebody may do with roles. */
export const presentViewer = (caller: StaffCaller): CallAnswer<'getRole'>['viewer'] => ({
  can_change: mayChangeRoles(caller),
  can_give: [...caller.permissions],
});
