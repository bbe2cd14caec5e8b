/** Ids of a staff member's properties; null for all of them, future ones included. */
export type Scope = readonly number[] | null;

/** True for a thing within a scope. A thing without a property (`null`) belongs to the whole group: only people of all properties have it. */
export function isInScope(scope: Scope, propertyId: number | null): boolean {
  return scope === null || (propertyId !== null && scope.includes(propertyId));
}

/** True for a scope that has every property of another one. */
export function coversScope(scope: Scope, other: Scope): boolean {
  if (scope === null || other === null) return scope === null;
  return other.every((id) => scope.includes(id));
}

/** True for a person who sees a thing that these properties share. A thing without properties belongs to the whole group: everybody sees it. */
export function seesShared(scope: Scope, propertyIds: readonly number[]): boolean {
  return scope === null || propertyIds.length === 0 || propertyIds.some((id) => scope.includes(id));
}

/** True for a person who may change it: a change touches all of its properties, so they have to work for each. */
export function changesShared(scope: Scope, propertyIds: readonly number[]): boolean {
  return scope === null || (propertyIds.length > 0 && coversScope(scope, propertyIds));
}
