import { PERMISSION_GROUPS } from '@traslado/domain/access/permission-groups';
import type { Permission } from '@traslado/domain/access/permissions';
import type { RoleRow, RoleViewer } from './use-roles.ts';

/** A role as the page holds it. */
export type RoleValues = {
  name: string;
  name_en: string;
  name_es: string;
  permissions: readonly Permission[];
};

export const valuesOfRole = ({ name, name_en, name_es, permissions }: RoleRow): RoleValues => ({
  name,
  name_en,
  name_es,
  permissions,
});

/** A new role, as a copy of another one where there is a source. Permissions that the viewer may not give are left out of a copy. */
export const newRole = (
  source: Pick<RoleRow, 'permissions'> | null,
  { can_give }: Pick<RoleViewer, 'can_give'>,
): RoleValues => ({
  name: '',
  name_en: '',
  name_es: '',
  permissions: source?.permissions.filter((one) => can_give.includes(one)) ?? [],
});

/** A permission that nobody can tick. A ticked one can go, also when a colleague took it meanwhile. */
export const isPermissionClosed = (
  permission: Permission,
  possible: readonly Permission[],
  isTicked: boolean,
): boolean => !isTicked && !possible.includes(permission);

/** True where every permission can be given. */
export const givesAll = (possible: readonly Permission[]): boolean =>
  PERMISSION_GROUPS.every(({ nouns }) =>
    nouns.every(({ permissions }) => permissions.every((one) => possible.includes(one))),
  );

/** Differences that saving makes. */
export const changesOf = (before: readonly string[], after: readonly string[]) => ({
  gained: after.filter((one) => !before.includes(one)),
  lost: before.filter((one) => !after.includes(one)),
});
