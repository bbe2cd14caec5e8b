import { expect, it } from 'vitest';
import { dayOf, endingOf, withDay, withEnding } from './day-of-search.ts';

it.each([
  ['', ''],
  ['perla suv', ''],
  ['perla 2026-12-24 suv', '2026-12-24'],
  ['2026-02-30', ''],
  ['2026-12', ''],
] as const)('the day of “%s” is “%s”', (search, day) => {
  expect(dayOf(search)).toBe(day);
});

it.each([
  ['', '2026-12-24', '2026-12-24'],
  ['perla  suv', '2026-12-24', 'perla suv 2026-12-24'],
  ['perla 2026-12-24 suv', '2027-01-01', 'perla suv 2027-01-01'],
  ['perla 2026-12-24', '', 'perla'],
] as const)('“%s” with the day “%s” is “%s”', (search, day, next) => {
  expect(withDay(search, day)).toBe(next);
});

it.each([
  ['', 'perla'],
  ['current', 'perla 2026-11-30..'],
  ['soon', 'perla 2026-11-30..2027-02-28'],
  ['expired', 'perla ..2026-11-29'],
] as const)('an end of validity stands among the searched words: “%s” is “%s”', (ending, search) => {
  const today = '2026-11-30';
  expect(withEnding('2026-01-01.. perla', ending, today)).toBe(search);
  expect(endingOf(search, today)).toBe(ending);
});
