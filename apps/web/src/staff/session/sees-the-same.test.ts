import { expect, it } from 'vitest';
import { seesTheSame } from './sees-the-same.ts';

const camila = { username: 'camila', permissions: ['coupons:see', 'rates:see'] as const, scope: [1, 2] };

it.each<[string, object, boolean]>([
  ['the same person', {}, true],
  ['somebody else', { username: 'fatima' }, false],
  ['a right less', { permissions: ['coupons:see'] }, false],
  ['another property', { scope: [1, 3] }, false],
  ['all properties', { scope: null }, false],
  ['no property', { scope: [] }, false],
])('what was read is shown to %s: %s', (_, other, isShown) => {
  const before = { ...camila, permissions: [...camila.permissions] };
  expect(seesTheSame(before, { ...before, ...other })).toBe(isShown);
});
