import { PERMISSIONS, type Permission } from './permissions.ts';
import { coversScope, type Scope } from './scope.ts';

/** What roles give: permissions, and the cents of one booking that their holder gives back on their own. */
export type Rights = { readonly permissions: readonly Permission[]; readonly limitMinor: number };

/** What somebody of staff may, and where. */
export type Power = Rights & { readonly scope: Scope };

/** With these somebody can put everything else right. */
const KEYS_OF_THE_HOUSE = ['people:change', 'roles:change'] as const satisfies readonly Permission[];

function hasAll(rights: Rights, permissions: readonly Permission[]): boolean {
  const held = new Set(rights.permissions);
  return permissions.every((permission) => held.has(permission));
}

/** Nobody gives or takes what they do not have: each permission, and a limit as high. */
export function refusalOfRights(
  caller: Rights,
  rights: Rights,
): 'permission.not_held' | 'limit.not_held' | null {
  if (!hasAll(caller, rights.permissions)) return 'permission.not_held';
  return rights.limitMinor > caller.limitMinor ? 'limit.not_held' : null;
}

/** Nobody changes a person who may more than they do, or who works where they do not. */
export const refusalOfActing = (caller: Power, other: Power): 'person.above_you' | null =>
  refusalOfRights(caller, other) === null && coversScope(caller.scope, other.scope)
    ? null
    : 'person.above_you';

export type Gift = {
  readonly isSelf: boolean;
  /** Of the roles that the person did not have. */
  readonly given: Rights;
  /** Of the roles that the person has no longer. */
  readonly taken: Rights;
  readonly hasNewRoles: boolean;
  readonly scopeBefore: Scope;
  readonly scopeAfter: Scope;
};

/** Nobody raises themselves, nobody gives or takes what they do not have; anybody may let go what is their own. */
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
  /** What the role gives; null for a new one. */
  readonly before: Rights | null;
  /** What it will give; null for one that is deleted. */
  readonly after: Rights | null;
  /** People who have it. */
  readonly holders: readonly Power[];
};

const givesTheSame = (one: Rights, other: Rights): boolean =>
  one.limitMinor === other.limitMinor && hasAll(one, other.permissions) && hasAll(other, one.permissions);

/**
 * A role is everybody's who has it, wherever they work: only who works for all properties changes one. Nobody changes a role that gives more than
 * they have, or what somebody above them has by it, and nobody puts into one what they do not have.
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

/** The highest limit of those who can give every permission everywhere; null where nobody can. */
function highestOfAll(people: readonly Power[]): number | null {
  const limits = people
    .filter((one) => one.scope === null && hasAll(one, PERMISSIONS))
    .map(({ limitMinor }) => limitMinor);
  return limits.length === 0 ? null : Math.max(...limits);
}

/**
 * Whether somebody is left who can give every right: each permission that there is, everywhere, and as high a limit as before. Where nobody could
 * before, somebody who keeps people and roles has to be left.
 * @param before people who can sign in
 */
export function isHouseKept(before: readonly Power[], after: readonly Power[]): boolean {
  const limit = highestOfAll(before);
  if (limit !== null) return (highestOfAll(after) ?? -1) >= limit;
  const keeps = (one: Power) => one.scope === null && hasAll(one, KEYS_OF_THE_HOUSE);
  return after.some(keeps) || !before.some(keeps);
}
