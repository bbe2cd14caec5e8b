import { menuFor } from '@traslado/domain/access/menu';
import { describe, expect, it } from 'vitest';
import { type Opened, recentFor, recogniseOpened, withOpened } from './recent.ts';

const menu = menuFor(
  ['rates:see', 'people:see', 'coupons:see', 'price-expectations:see', 'publishing-rules:see'],
  true,
);

describe('the page or row of an address', () => {
  it.each<[string, Opened | null]>([
    ['/admin', { kind: 'page', id: 'home' }],
    ['/admin/rates', { kind: 'page', id: 'rates' }],
    ['/admin/rates/12', { kind: 'rates', id: 12 }],
    ['/admin/rates/new', { kind: 'page', id: 'rates' }],
    ['/admin/bookings/12', { kind: 'bookings', id: 12 }],
    ['/admin/bookings/new', { kind: 'page', id: 'bookings' }],
    // Identities of people are not stored.
    ['/admin/people/12', { kind: 'page', id: 'people' }],
    ['/admin/publishing-checks/7', { kind: 'price-expectations', id: 7 }],
    ['/admin/publishing-checks/rules', { kind: 'page', id: 'publishing-rules' }],
    ['/admin/publishing-checks/rules/7', { kind: 'publishing-rules', id: 7 }],
    ['/admin/regions', null],
    ['/admin/regions/12', null],
    ['/admin/profile', null],
    ['/admin/nowhere', null],
  ])('%s', (path, opened) => {
    expect(recogniseOpened(path, menu)).toEqual(opened);
  });
});

it('the last ten are stored, the newest first, each once', () => {
  const rows = Array.from({ length: 12 }, (_, at): Opened => ({ kind: 'rates', id: at }));
  const kept = [...rows, rows[5] ?? null].reduce<readonly Opened[]>(
    (before, one) => (one ? withOpened(before, one) : before),
    [],
  );
  expect(kept.map(({ id }) => id)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
});

it('only pages and rows that can still be opened are offered, and not the one on screen', () => {
  const opened: Opened[] = [
    { kind: 'rates', id: 1 },
    { kind: 'rates', id: 2 },
    { kind: 'regions', id: 1 },
    { kind: 'page', id: 'regions' },
    { kind: 'page', id: 'people' },
  ];
  expect(recentFor(opened, menu, { kind: 'rates', id: 1 })).toEqual([
    { kind: 'rates', id: 2 },
    { kind: 'page', id: 'people' },
  ]);
});
