import type { Rights } from '@traslado/domain/access/authority';
import { grantedBy } from '@traslado/domain/access/permissions';
import { limitOf } from '@traslado/domain/desk/money-authority';
import type { RoleRecord } from '../../store/account/role-record.ts';

type RightsRow = Pick<RoleRecord, 'name' | 'permissions' | 'limitMinor'>;

/** The rights of a row. A permission that the product no longer knows gives nothing. */
export const rightsOfRow = (row: Omit<RightsRow, 'name'>): Rights => ({
  permissions: grantedBy([row]),
  limitMinor: row.limitMinor,
});

/** The rights of an account by rows of roles; its own limit stands above theirs. */
export function rightsBy(
  rows: readonly RightsRow[],
  { roles, limitMinor }: { readonly roles: readonly string[]; readonly limitMinor: number | null },
): Rights {
  const held = rows.filter(({ name }) => roles.includes(name));
  const ofRoles = held.map((role) => role.limitMinor);
  return { permissions: grantedBy(held), limitMinor: limitOf({ ofAccount: limitMinor, ofRoles }) };
}
