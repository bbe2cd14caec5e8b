import type { Permission } from './permissions.ts';

/** A page of the staff's side: where it is, and which permission opens it. */
export type MenuEntry = { readonly id: string; readonly path: string; readonly permission: Permission };

/** The pages in the order in which they are offered. A new page is a row here. */
export const STAFF_PAGES: readonly MenuEntry[] = [
  { id: 'attention', path: '/admin', permission: 'attention:see' },
  { id: 'regions', path: '/admin/regions', permission: 'regions:see' },
];

/** The pages that somebody with these permissions can open. */
export function menuFor(permissions: readonly Permission[]): MenuEntry[] {
  return STAFF_PAGES.filter((page) => permissions.includes(page.permission));
}
