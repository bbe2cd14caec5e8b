import { expect, it } from 'vitest';
import { periodInName, usualPeriods } from './usual-periods.ts';

it.each([
  ['2026-11-28', '2026-11-01', ['2026-10-01', '2026-10-31'], '2026-10-30'],
  ['2027-01-01', '2027-01-01', ['2026-12-01', '2026-12-31'], '2026-12-03'],
  ['2028-03-31', '2028-03-01', ['2028-02-01', '2028-02-29'], '2028-03-02'],
])('the usual periods of %s', (today, first, [from, to], back) => {
  expect(usualPeriods(today)).toEqual({
    month: { from: first, to: today },
    lastMonth: { from, to },
    days: { from: back, to: today },
  });
});

it.each([
  ['2026-10-01', '2026-10-31', '2026-10'],
  ['2028-02-01', '2028-02-29', '2028-02'],
  ['2026-10-01', '2026-10-30', '2026-10-01-to-2026-10-30'],
  ['2026-10-02', '2026-10-31', '2026-10-02-to-2026-10-31'],
  ['2026-10-01', '2026-11-30', '2026-10-01-to-2026-11-30'],
  ['2026-10-05', '2026-10-05', '2026-10-05'],
])('%s to %s stands as %s in the name of a file', (from, to, name) => {
  expect(periodInName({ from, to })).toBe(name);
});
