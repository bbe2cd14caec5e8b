import { expect, it } from 'vitest';
import { isStaffPath, signInPath } from './staff-paths.ts';

it.each(['/admin', '/admin/regions', '/forbidden'])('%s can be gone on to', (path) => {
  expect(isStaffPath(path)).toBe(true);
});

it.each([
  '//evil.example',
  'https://evil.example/admin',
  '/',
  '/adminx',
  '/admin/../x',
  '/\\evil',
  'javascript:alert(1)',
])('%s cannot', (path) => {
  expect(isStaffPath(path)).toBe(false);
});

it('the door remembers where one was', () => {
  expect(signInPath('/admin', { ended: true })).toBe('/signin?next=%2Fadmin&ended=1');
  expect(signInPath('/forbidden')).toBe('/signin?next=%2Fforbidden');
});
