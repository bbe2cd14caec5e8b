import { STAFF_KEYS } from '../../storage/staff-keys.ts';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';
import { deviceKey, forgetDeviceKey, seal, unseal } from './seal.ts';

/** The encrypted part of a stored profile; the rest of it is plain. */
type Sealed = { readonly roles: readonly string[]; readonly permissions: readonly string[] };

/** The part of Storage that is used, so that tests need no browser. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The store of a profile, and the key that seals its secret part. */
export type ProfilePlace = { readonly store: TextStore; readonly key: () => Promise<CryptoKey> };

/** This device. Made on demand: there is none while a page is drawn at build time. */
const here = (): ProfilePlace => ({ store: localStorage, key: deviceKey });

const ALL = [LOCAL_KEYS.userInformation, LOCAL_KEYS.profile, LOCAL_KEYS.roles, LOCAL_KEYS.permissions];

/**
 * Stores the signed-in person: roles and permissions sealed, user and the rest as they are. It only spares a page the waiting: the server decides at
 * every call. Where the browser cannot seal, nothing is stored.
 */
export async function keepProfile(
  user: object,
  profile: Sealed & object,
  place: ProfilePlace = here(),
): Promise<void> {
  const { roles, permissions, ...rest } = profile;
  try {
    const key = await place.key();
    const [sealedRoles, sealedPermissions] = await Promise.all([
      seal(key, LOCAL_KEYS.roles, roles),
      seal(key, LOCAL_KEYS.permissions, permissions),
    ]);
    place.store.setItem(LOCAL_KEYS.roles, sealedRoles);
    place.store.setItem(LOCAL_KEYS.permissions, sealedPermissions);
    place.store.setItem(LOCAL_KEYS.profile, JSON.stringify(rest));
    place.store.setItem(LOCAL_KEYS.userInformation, JSON.stringify(user));
  } catch {
    for (const key of ALL) remove(place.store, key);
  }
}

function remove(store: TextStore, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The stored profile; null when there is none, or when any part of it was changed or sealed elsewhere. */
export async function keptProfile(place: ProfilePlace = here()): Promise<{
  user: Record<string, unknown>;
  profile: Record<string, unknown> & Sealed;
} | null> {
  try {
    const { store } = place;
    const texts = ALL.map((key) => store.getItem(key));
    const [userText, profileText, rolesText, permissionsText] = texts;
    if (!userText || !profileText || !rolesText || !permissionsText) return null;
    const key = await place.key();
    const user: unknown = JSON.parse(userText);
    const rest: unknown = JSON.parse(profileText);
    const roles = await unseal(key, LOCAL_KEYS.roles, rolesText);
    const permissions = await unseal(key, LOCAL_KEYS.permissions, permissionsText);
    if (!isRecord(user) || !isRecord(rest) || !isTexts(roles) || !isTexts(permissions)) return null;
    return { user, profile: { ...rest, roles, permissions } };
  } catch {
    return null;
  }
}

/** Signing out: nothing of the person stays on the device, neither their opened pages nor the key. */
export async function forgetProfile(store: TextStore = localStorage): Promise<void> {
  for (const key of [...ALL, STAFF_KEYS.recentlyOpened, STAFF_KEYS.openedBookings]) remove(store, key);
  await forgetDeviceKey().catch(() => undefined);
}
