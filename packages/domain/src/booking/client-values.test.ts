import { expect, it } from 'vitest';
import { wrongValues } from './client-values.ts';

it.each([
  [{}, null],
  [{ pax: 2, include: false, other: 1 }, null],
  [{ pax: 3 }, { field: 'pax', expected: { pax: 2 } }],
  [
    { include: true, pax: 3 },
    { field: 'pax', expected: { pax: 2, include: false } },
  ],
  [{ pax: '2' }, { field: 'pax', expected: { pax: 2 } }],
  [{ pax: undefined }, null],
])('%j is compared with the right values', (said, expected) => {
  expect(wrongValues(said, { pax: 2, include: false })).toEqual(expected);
});
