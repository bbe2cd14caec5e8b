import { MENU_GROUP_NAMES, MENU_GROUPS, type MenuGroup } from './menu.ts';
import { type OWN_PERMISSIONS, PERMISSIONS, type Permission } from './permissions.ts';

type NounIn<P extends string> = P extends `${infer Noun}:${string}` ? Noun : never;

/** What the permissions of the house are about. Those of catalogues are about the catalogue. */
export type OwnNoun = NounIn<(typeof OWN_PERMISSIONS)[number]>;

/** Permissions about one thing, such as rates. */
export type NounPermissions = { readonly noun: string; readonly permissions: readonly Permission[] };

export type PermissionGroup = { readonly group: MenuGroup; readonly nouns: readonly NounPermissions[] };

/** The page beside which a thing stands that has none of its own name. */
const PLACES: Readonly<Partial<Record<string, string>>> = {
  coupons: 'bookings',
  mail: 'messages',
  pictures: 'services',
  recipients: 'notification-groups',
  rides: 'day-lists',
  refunds: 'approvals',
};

const nounOf = (permission: Permission): string => permission.slice(0, permission.indexOf(':'));

function nounsOf(permissions: readonly Permission[]): NounPermissions[] {
  const nouns = new Map<string, Permission[]>();
  for (const permission of permissions) {
    const noun = nounOf(permission);
    nouns.set(noun, [...(nouns.get(noun) ?? []), permission]);
  }
  return [...nouns].map(([noun, own]) => ({ noun, permissions: own }));
}

/** All permissions by what they are about, in the groups and the order of the menu. What has no place there stands at the end of the settings. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = (() => {
  const all = nounsOf(PERMISSIONS);
  const placeOf = ({ noun }: NounPermissions) => PLACES[noun] ?? noun;
  return MENU_GROUP_NAMES.map((group) => {
    const pages: readonly string[] = MENU_GROUPS[group];
    const placed = pages.flatMap((page) => all.filter((one) => placeOf(one) === page));
    const isPlaced = (one: NounPermissions) =>
      MENU_GROUP_NAMES.some((name) => (MENU_GROUPS[name] as readonly string[]).includes(placeOf(one)));
    return {
      group,
      nouns: group === 'settings' ? [...placed, ...all.filter((one) => !isPlaced(one))] : placed,
    };
  }).filter(({ nouns }) => nouns.length > 0);
})();

/**
 * The permissions of a role after one of them was given or taken. Whoever does something with a thing sees it: the permission to see comes with the
 * others, and the others go with it.
 */
export function withPermission(
  permissions: readonly Permission[],
  permission: Permission,
  isGiven: boolean,
): Permission[] {
  const noun = nounOf(permission);
  const seeing = `${noun}:see`;
  const isMeant = (one: Permission): boolean => {
    if (one === permission) return isGiven;
    if (isGiven && one === seeing) return true;
    if (!isGiven && permission === seeing && nounOf(one) === noun) return false;
    return permissions.includes(one);
  };
  return PERMISSIONS.filter(isMeant);
}
