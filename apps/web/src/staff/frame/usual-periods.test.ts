import { expect, it } from 'vitest';
import { periodInName, periodOf, usualPeriods } from './usual-periods.ts';

it.each([
  ['2026-11-28', '2026-11-01', ['2026-10-01', '2026-10-31'], '2026-11-22', '2026-10-30', '2026-08-31'],
  ['2027-01-01', '2027-01-01', ['2026-12-01', '2026-12-31'], '2026-12-26', '2026-12-03', '2026-10-04'],
  ['2028-03-31', '2028-03-01', ['2028-02-01', '2028-02-29'], '2028-03-25', '2028-03-02', '2028-01-02'],
])('the usual periods of %s', (today, first, [from, to], week, back, season) => {
  expect(usualPeriods(today)).toEqual({
    last7: { from: week, to: today },
    last30: { from: back, to: today },
    last90: { from: season, to: today },
    thisMonth: { from: first, to: today },
    lastMonth: { from, to },
  });
});

const ALL = ['last7', 'last30', 'thisMonth', 'lastMonth'] as const;

it.each([
  ['last7', '2026-11-22', '2026-11-28'],
  ['last30', '2026-10-30', '2026-11-28'],
  ['thisMonth', '2026-11-01', '2026-11-28'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
] as const)('%s begins on %s and ends on %s', (period, from, to) => {
  expect(usualPeriods('2026-11-28')[period]).toEqual({ from, to });
  expect(periodOf({ from, to }, '2026-11-28', ALL)).toBe(period);
  expect(periodOf({ from, to }, '2026-12-29', ALL)).toBe('');
});

it('last month of a January is December', () =>
  expect(usualPeriods('2027-01-31').lastMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' }));

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
