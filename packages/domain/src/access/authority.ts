import type { Permission } from './permissions.ts';
import { coversScope, type Scope } from './scope.ts';

/** What somebody of staff may, and where. */
export type Power = { readonly permissions: readonly Permission[]; readonly scope: Scope };

/** With these somebody can put everything else right: at least one person who works for all properties has to have them. */
export const KEYS_OF_THE_HOUSE = ['people:change', 'roles:change'] as const satisfies readonly Permission[];

const hasAll = (power: Power, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => power.permissions.includes(permission));

/** Whether one person may change another: nobody touches who may more than they do, or works where they do not. */
export function refusalOfActing(caller: Power, other: Power): 'person.above_you' | null {
  return hasAll(caller, other.permissions) ? null : 'person.above_you';
}

export type Gift = {
  readonly isSelf: boolean;
  /** Of the roles that the person did not have. */
  readonly permissions: readonly Permission[];
  readonly hasNewRoles: boolean;
  readonly scopeBefore: Scope;
  readonly scopeAfter: Scope;
};

/** Whether somebody may give this: nobody raises themselves, and nobody gives what they do not have. */
export function refusalOfGiving(
  caller: Power,
  gift: Gift,
): 'person.own_rights' | 'permission.not_held' | 'scope.not_held' | null {
  const isWider = !coversScope(gift.scopeBefore, gift.scopeAfter);
  if (gift.isSelf && (gift.hasNewRoles || isWider)) return 'person.own_rights';
  if (!hasAll(caller, gift.permissions)) return 'permission.not_held';
  return isWider && !coversScope(caller.scope, gift.scopeAfter) ? 'scope.not_held' : null;
}
