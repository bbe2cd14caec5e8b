import { ALL_CATALOGUES, permissionOf } from '../catalogues/catalogues.ts';
import type { Permission } from './permissions.ts';

/** A page of the staff's side: where it is, and which permission opens it. */
export type MenuEntry = { readonly id: string; readonly path: string; readonly permission: Permission };

/** The pages in the order in which they are offered. A new page is a row here; every catalogue has one. */
export const STAFF_PAGES: readonly MenuEntry[] = [
  { id: 'attention', path: '/admin', permission: 'attention:see' },
  ...ALL_CATALOGUES.map((one) => ({
    id: one.name,
    path: `/admin/${one.name}`,
    permission: permissionOf(one, 'see'),
  })),
];

/** The pages that somebody with these permissions can open. */
export function menuFor(permissions: readonly Permission[]): MenuEntry[] {
  return STAFF_PAGES.filter((page) => permissions.includes(page.permission));
}
