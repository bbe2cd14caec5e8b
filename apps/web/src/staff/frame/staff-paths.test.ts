import { expect, it } from 'vitest';
import { signInPath } from './staff-paths.ts';

it('the sign-in remembers the page', () => {
  expect(signInPath('/admin', { ended: true })).toBe('/signin?next=%2Fadmin&ended=1');
  expect(signInPath('/forbidden')).toBe('/signin?next=%2Fforbidden');
});
