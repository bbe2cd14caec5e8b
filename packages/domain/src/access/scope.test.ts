import { describe, expect, it } from 'vitest';
import { changesShared, coversScope, isInScope, type Scope, seesShared } from './scope.ts';

describe('a scope of properties', () => {
  it.each<[Scope, number | null, boolean]>([
    [null, 1, true],
    [null, null, true],
    [[1, 2], 2, true],
    [[1, 2], 3, false],
    [[1, 2], null, false],
    [[], 1, false],
  ])('%j has a thing of property %j: %s', (scope, propertyId, has) => {
    expect(isInScope(scope, propertyId)).toBe(has);
  });

  it.each<[Scope, Scope, boolean]>([
    [null, null, true],
    [null, [7], true],
    [[1, 2], [2], true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 3], false],
    [[1, 2], null, false],
    [[1, 2], [], true],
    [[], null, false],
  ])('%j covers %j: %s', (scope, other, covers) => {
    expect(coversScope(scope, other)).toBe(covers);
  });

  it.each<[Scope, number[], boolean, boolean]>([
    [null, [], true, true],
    [null, [1], true, true],
    [[1], [], true, false],
    [[1], [1], true, true],
    [[1], [2], false, false],
    [[1], [1, 2], true, false],
    [[1, 2], [1, 2], true, true],
    [[], [1], false, false],
  ])('%j, a thing of properties %j: seen %s, changed %s', (scope, properties, sees, changes) => {
    expect([seesShared(scope, properties), changesShared(scope, properties)]).toEqual([sees, changes]);
  });
});
