import { PERMISSIONS, type Permission } from './permissions.ts';
import { coversScope, type Scope } from './scope.ts';

/** Permissions from roles, and the cents of one booking that their holder may give back alone. */
export type Rights = { readonly permissions: readonly Permission[]; readonly limitMinor: number };

/** A staff member's rights, and the properties where they hold. */
export type Power = Rights & { readonly scope: Scope };

/** A person with these two can repair everything else. */
const KEYS_OF_THE_HOUSE = ['people:change', 'roles:change'] as const satisfies readonly Permission[];

function hasAll(rights: Rights, permissions: readonly Permission[]): boolean {
  const held = new Set(rights.permissions);
  return permissions.every((permission) => held.has(permission));
}

/** Callers give or take only rights that they have: each permission, and a limit at least as high. */
export function refusalOfRights(
  caller: Rights,
  rights: Rights,
): 'permission.not_held' | 'limit.not_held' | null {
  if (!hasAll(caller, rights.permissions)) return 'permission.not_held';
  return rights.limitMinor > caller.limitMinor ? 'limit.not_held' : null;
}

/** Callers change only people whose rights and properties lie within their own. */
export const refusalOfActing = (caller: Power, other: Power): 'person.above_you' | null =>
  refusalOfRights(caller, other) === null && coversScope(caller.scope, other.scope)
    ? null
    : 'person.above_you';

export type Gift = {
  readonly isSelf: boolean;
  /** Rights from the roles that are added. */
  readonly given: Rights;
  /** Rights from the roles that are removed. */
  readonly taken: Rights;
  readonly hasNewRoles: boolean;
  readonly scopeBefore: Scope;
  readonly scopeAfter: Scope;
};

/** Callers neither raise themselves nor give or take rights that they lack. Giving up one's own is always allowed. */
export function refusalOfGiving(
  caller: Power,
  { isSelf, given, taken, hasNewRoles, scopeBefore, scopeAfter }: Gift,
): 'person.own_rights' | 'permission.not_held' | 'limit.not_held' | 'scope.not_held' | null {
  const isWider = !coversScope(scopeBefore, scopeAfter);
  if (isSelf) return hasNewRoles || isWider ? 'person.own_rights' : null;
  const refusal = refusalOfRights(caller, given) ?? refusalOfRights(caller, taken);
  if (refusal) return refusal;
  return isWider && !coversScope(caller.scope, scopeAfter) ? 'scope.not_held' : null;
}

export type RoleChange = {
  /** Rights of the role today; null for a new one. */
  readonly before: Rights | null;
  /** Rights of the role after the change; null for one that is deleted. */
  readonly after: Rights | null;
  /** People with the role. */
  readonly holders: readonly Power[];
};

const givesTheSame = (one: Rights, other: Rights): boolean =>
  one.limitMinor === other.limitMinor && hasAll(one, other.permissions) && hasAll(other, one.permissions);

/**
 * A role applies wherever its holders work, so only a caller of all properties changes one. The caller's own rights must cover the role before and
 * after the change, and the rights of every holder.
 */
export function refusalOfRole(
  caller: Power,
  { before, after, holders }: RoleChange,
): 'auth.forbidden' | 'role.above_you' | 'permission.not_held' | 'limit.not_held' | null {
  if (caller.scope !== null) return 'auth.forbidden';
  if (before && refusalOfRights(caller, before)) return 'role.above_you';
  const refusal = after && refusalOfRights(caller, after);
  if (refusal) return refusal;
  if (before && after && givesTheSame(before, after)) return null;
  return holders.some((holder) => refusalOfActing(caller, holder) !== null) ? 'role.above_you' : null;
}

/** The highest limit among people who can give every permission everywhere; null without such people. */
function highestOfAll(people: readonly Power[]): number | null {
  const limits = people
    .filter((one) => one.scope === null && hasAll(one, PERMISSIONS))
    .map(({ limitMinor }) => limitMinor);
  return limits.length === 0 ? null : Math.max(...limits);
}

/**
 * True when a person remains who can give every right: each permission, everywhere, with a limit as high as before. If there was none before, one who
 * keeps people and roles has to remain.
 * @param before people who can sign in
 */
export function isHouseKept(before: readonly Power[], after: readonly Power[]): boolean {
  const limit = highestOfAll(before);
  if (limit !== null) return (highestOfAll(after) ?? -1) >= limit;
  return after.some(keepsHouse) || !before.some(keepsHouse);
}

/** True for somebody who keeps people and roles, of all properties. */
export const keepsHouse = (one: Power): boolean => one.scope === null && hasAll(one, KEYS_OF_THE_HOUSE);
