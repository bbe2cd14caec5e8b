import type { CallAnswer } from '@traslado/contract/schemas';
import { type Power, refusalOfRole } from '@traslado/domain/access/authority';
import { grantedBy } from '@traslado/domain/access/permissions';
import { toIso } from '@traslado/domain/time/instant';
import type { KeptChange } from '../../db/audit.ts';
import { presentChange } from '../../http/present-change.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { RoleFacts, RoleRecord } from '../../store/account/role-record.ts';
import { rightsOfRow } from './rights-of-rows.ts';

const presentFacts = ({ name, nameEn, nameEs, permissions }: RoleFacts) => ({
  name,
  name_en: nameEn,
  name_es: nameEs,
  permissions: [...permissions],
});

export const presentRole = (role: RoleRecord): CallAnswer<'createRole'> => ({
  ...presentFacts(role),
  // A permission that the product no longer knows is not shown, and goes with the next change.
  permissions: grantedBy([role]),
  id: role.id,
  people: role.people,
  version: role.version,
  created_at: toIso(role.createdAt),
  updated_at: toIso(role.updatedAt),
  updated_by: role.updatedBy,
  updated_by_name: role.updatedName,
});

/** A role belongs to all its holders, at every property: only a caller of all properties changes one. */
const mayChangeRoles = ({ permissions, scope }: StaffCaller): boolean =>
  permissions.includes('roles:change') && scope === null;

/** An entry of a role's history. */
export const presentRoleChange = (
  change: KeptChange<RoleFacts>,
): CallAnswer<'listRoleHistory'>['entries'][number] => presentChange(change, presentFacts);

/** A caller's rights to roles. */
export const presentViewer = (caller: StaffCaller): CallAnswer<'listRoles'>['viewer'] => ({
  can_change: mayChangeRoles(caller),
  can_give: [...caller.permissions],
});

/** The same for one role: one above the caller is not theirs to change. */
export function presentViewerOf(
  caller: StaffCaller,
  role: RoleRecord,
  holders: readonly Power[],
): CallAnswer<'getRole'>['viewer'] {
  const viewer = presentViewer(caller);
  const isBelow =
    viewer.can_change && refusalOfRole(caller, { before: rightsOfRow(role), after: null, holders }) !== null;
  return { ...viewer, can_change: viewer.can_change && !isBelow, is_below: isBelow };
}
