import { expect, it } from 'vitest';
import { isStaffPath } from './staff-path.ts';

it.each(['/admin', '/admin/attention', '/admin/regions', '/forbidden'])('%s is a page of staff', (path) => {
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
])('%s is none', (path) => {
  expect(isStaffPath(path)).toBe(false);
});
