import { describe, expect, it } from 'vitest';
import { type Gift, type Power, refusalOfActing, refusalOfGiving } from './authority.ts';

const desk: Power = { permissions: ['people:see', 'people:change'], scope: [1, 2] };
const nothingNew: Gift = {
  isSelf: false,
  permissions: [],
  hasNewRoles: false,
  scopeBefore: [1],
  scopeAfter: [1],
};

describe('who may change whom', () => {
  it('is somebody with every permission of the other', () => {
    expect(refusalOfActing(desk, { permissions: ['people:see'], scope: [1] })).toBeNull();
    expect(refusalOfActing(desk, { permissions: ['people:see', 'mail:send'], scope: [1] })).toBe(
      'person.above_you',
    );
  });
});

describe('what may be given', () => {
  it.each<[string, Partial<Gift>, ReturnType<typeof refusalOfGiving>]>([
    ['nothing', {}, null],
    ['what one has', { hasNewRoles: true, permissions: ['people:see'] }, null],
    ['what one has not', { hasNewRoles: true, permissions: ['mail:send'] }, 'permission.not_held'],
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
