import { expect, it } from 'vitest';
import { MINUTE_MS } from '../time/instant.ts';
import { isDayOfRide } from './ride-day.ts';
import { at } from './testing.ts';

const NEXT = '2027-01-11';

it.each([
  ['14:00', '15:00', at('14:00', '2027-01-09'), at('19:00')],
  ['15:00', '14:00', at('14:00', '2027-01-09'), at('19:00')],
  ['00:20', '00:20', at('00:20', '2027-01-09'), at('04:20')],
])('the day of a ride sold for %s and expected at %s', (sold, expected, from, until) => {
  const ride = { soldAt: at(sold), expectedAt: at(expected) };
  expect([from - MINUTE_MS, from, until, until + MINUTE_MS].map((now) => isDayOfRide(ride, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isDayOfRide(ride, at('23:00', NEXT))).toBe(false);
});
