import { describe, expect, it } from 'vitest';
import {
  type Gift,
  isHouseKept,
  type Power,
  type RoleChange,
  refusalOfActing,
  refusalOfGiving,
  refusalOfRole,
} from './authority.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

const desk: Power = { permissions: ['people:see', 'people:change'], limitMinor: 100, scope: [1, 2] };
const rights = (permissions: Permission[] = [], limitMinor = 0) => ({ permissions, limitMinor });
const nothingNew: Gift = {
  isSelf: false,
  given: rights(),
  taken: rights(),
  hasNewRoles: false,
  scopeBefore: [1],
  scopeAfter: [1],
};

describe('changing another person', () => {
  it.each<[string, Partial<Power>, 'person.above_you' | null]>([
    ['somebody who may less', {}, null],
    ['somebody who may as much', { ...desk }, null],
    ['somebody with another permission', { permissions: ['mail:send'] }, 'person.above_you'],
    ['somebody with a higher limit', { limitMinor: 101 }, 'person.above_you'],
    ['somebody who works elsewhere, too', { scope: [1, 3] }, 'person.above_you'],
    ['somebody who works everywhere', { scope: null }, 'person.above_you'],
  ])('%s', (_, other, refusal) => {
    expect(refusalOfActing(desk, { permissions: ['people:see'], limitMinor: 0, scope: [1], ...other })).toBe(
      refusal,
    );
  });
});

describe('giving and taking rights', () => {
  it.each<[string, Partial<Gift>, ReturnType<typeof refusalOfGiving>]>([
    ['nothing', {}, null],
    ['what one has', { hasNewRoles: true, given: rights(['people:see'], 100) }, null],
    ['what one has not', { hasNewRoles: true, given: rights(['mail:send']) }, 'permission.not_held'],
    ['a higher limit', { hasNewRoles: true, given: rights([], 101) }, 'limit.not_held'],
    ['to take what one has not', { taken: rights(['mail:send']) }, 'permission.not_held'],
    ['to take a higher limit', { taken: rights([], 101) }, 'limit.not_held'],
    ['to take from oneself', { isSelf: true, taken: rights(['people:see'], 101) }, null],
    ['a role to oneself', { isSelf: true, hasNewRoles: true }, 'person.own_rights'],
    ['another property of one’s own', { scopeAfter: [1, 2] }, null],
    ['a property one has not', { scopeAfter: [1, 3] }, 'scope.not_held'],
    ['all properties', { scopeAfter: null }, 'scope.not_held'],
    ['a wider scope to oneself', { isSelf: true, scopeAfter: [1, 2] }, 'person.own_rights'],
    ['less to oneself', { isSelf: true, scopeBefore: [1, 2], scopeAfter: [1] }, null],
    ['what the other has beyond one’s own', { scopeBefore: null, scopeAfter: null }, null],
    ['less than the other had', { scopeBefore: null, scopeAfter: [3] }, null],
  ])('%s', (_, gift, refusal) => {
    expect(refusalOfGiving(desk, { ...nothingNew, ...gift })).toBe(refusal);
  });
});

describe('changing a role', () => {
  const keeper: Power = { permissions: ['roles:see', 'roles:change'], limitMinor: 100, scope: null };
  const above: Power = { ...keeper, limitMinor: 101 };
  const held = rights(['roles:see'], 100);
  it.each<[string, RoleChange, ReturnType<typeof refusalOfRole>]>([
    ['a new one', { before: null, after: held, holders: [] }, null],
    [
      'a new one with more',
      { before: null, after: rights(['mail:send']), holders: [] },
      'permission.not_held',
    ],
    [
      'a new one with a higher limit',
      { before: null, after: rights([], 101), holders: [] },
      'limit.not_held',
    ],
    ['one that is emptied', { before: held, after: rights(), holders: [keeper] }, null],
    ['one above them', { before: rights(['mail:send']), after: rights(), holders: [] }, 'role.above_you'],
    ['one with a higher limit', { before: rights([], 101), after: rights(), holders: [] }, 'role.above_you'],
    [
      'one that is deleted above them',
      { before: rights([], 101), after: null, holders: [] },
      'role.above_you',
    ],
    ['one of somebody above them', { before: held, after: rights(), holders: [above] }, 'role.above_you'],
    ['more for somebody above them', { before: rights(), after: held, holders: [above] }, 'role.above_you'],
    ['its name alone', { before: held, after: { ...held }, holders: [above] }, null],
  ])('%s', (_, change, refusal) => {
    expect(refusalOfRole(keeper, change)).toBe(refusal);
    expect(refusalOfRole({ ...keeper, scope: [1] }, change)).toBe('auth.forbidden');
  });
});

describe('a person who can give every right', () => {
  const all: Power = { permissions: PERMISSIONS, limitMinor: 500, scope: null };
  const keys: Power = { permissions: ['people:change', 'roles:change'], limitMinor: 900, scope: null };
  it.each<[string, Power[], Power[], boolean]>([
    ['stays', [all, all], [all], true],
    ['goes', [all, keys], [keys], false],
    ['goes, and another has all but one', [all], [{ ...all, permissions: PERMISSIONS.slice(1) }], false],
    ['goes, and another has a lower limit', [all], [{ ...all, limitMinor: 499 }], false],
    ['goes, and another works for some', [all], [{ ...all, scope: [1] }], false],
    ['comes', [keys], [all], true],
    ['was never there: the keys stay', [keys], [keys], true],
    ['was never there: the keys go', [keys], [], false],
    ['was never there, nor the keys', [], [], true],
  ])('%s', (_, before, after, isKept) => expect(isHouseKept(before, after)).toBe(isKept));
});
