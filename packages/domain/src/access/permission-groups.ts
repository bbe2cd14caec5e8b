import { MENU_GROUP_NAMES, MENU_GROUPS, type MenuGroup } from './menu.ts';
import { type OWN_PERMISSIONS, PERMISSIONS, type Permission } from './permissions.ts';

type NounIn<P extends string> = P extends `${infer Noun}:${string}` ? Noun : never;

/** Nouns of the house's own permissions. The permissions of a catalogue have the catalogue's name. */
export type OwnNoun = NounIn<(typeof OWN_PERMISSIONS)[number]>;

/** Permissions about one thing, such as rates. */
export type NounPermissions = { readonly noun: string; readonly permissions: readonly Permission[] };

export type PermissionGroup = { readonly group: MenuGroup; readonly nouns: readonly NounPermissions[] };

/** The page beside which a noun without a page of its own stands. */
const PLACES: Readonly<Partial<Record<string, string>>> = {
  attention: 'home',
  coupons: 'bookings',
  'guest-data': 'bookings',
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

/** All permissions by noun, in the groups and order of the menu. Nouns without a place there stand at the end of the settings. */
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
 * A role's permissions after one is given or taken. Every permission on a noun needs its `see`: giving one adds `see`, taking `see` removes the
 * others.
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
