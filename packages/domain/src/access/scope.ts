/** Properties that somebody of staff works for, by their ids; null for all of them, those to come too. */
export type Scope = readonly number[] | null;

/**
 * Whether a thing of this property is within a scope. What belongs to no property, `null`, belongs to the whole group: only who works for all
 * properties has it.
 */
export function isInScope(scope: Scope, propertyId: number | null): boolean {
  return scope === null || (propertyId !== null && scope.includes(propertyId));
}

/** Whether a scope has every property of another one. */
export function coversScope(scope: Scope, other: Scope): boolean {
  if (scope === null || other === null) return scope === null;
  return other.every((id) => scope.includes(id));
}

/** Whether somebody sees what belongs to these properties together. What belongs to none is of the whole group: everybody sees it. */
export function seesShared(scope: Scope, propertyIds: readonly number[]): boolean {
  return scope === null || propertyIds.length === 0 || propertyIds.some((id) => scope.includes(id));
}

/** Whether somebody changes it: a change touches all of them, so they have to work for each. */
export function changesShared(scope: Scope, propertyIds: readonly number[]): boolean {
  return scope === null || (propertyIds.length > 0 && coversScope(scope, propertyIds));
}
