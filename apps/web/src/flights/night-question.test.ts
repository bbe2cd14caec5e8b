import { expect, it } from 'vitest';
import { type FlightEntry, NO_FLIGHT } from './flight-entry.ts';
import {
  answeredNight,
  isNightNamed,
  isSaidLate,
  nightsIn,
  nightsOf,
  wishOfNight,
} from './night-question.ts';

const entry: FlightEntry = { ...NO_FLIGHT, date: '2026-12-25', time: '00:20' };
const nights = [
  { from: '2026-12-24', to: '2026-12-25' },
  { from: '2026-12-25', to: '2026-12-26' },
] as const;

it.each<[string, Partial<FlightEntry>, boolean]>([
  ['as typed', {}, true],
  ['answered', { nightFor: '2026-12-25' }, false],
  ['answered, at another hour of the night', { nightFor: '2026-12-25', time: '03:00' }, false],
  ['answered for another date', { nightFor: '2026-12-24' }, true],
  ['by day', { time: '06:00' }, false],
  ['of the night after', { date: '2026-12-26' }, false],
  ['without a time', { time: '' }, false],
  ['without a date', { date: '' }, false],
])('a landing %s is asked about: %s', (_, more, isAsked) => {
  expect(nightsOf({ ...entry, ...more }, '2026-12-25')).toEqual(isAsked ? nights : null);
});

it('the answer is the day of the landing, and holds for that day alone', () => {
  const [before, after] = nights;
  const kept = { ...entry, ...answeredNight(entry, before) };
  expect([kept.date, isNightNamed(kept), isNightNamed({ ...kept, date: '2026-12-26' })]).toEqual([
    '2026-12-25',
    true,
    false,
  ]);
  expect({ ...entry, ...answeredNight(entry, after) }).toEqual({ ...entry, date: '2026-12-26' });
  expect([wishOfNight(nights, before), wishOfNight(nights, after)]).toEqual([
    { night_confirmed: true },
    { service_date: '2026-12-26' },
  ]);
  const late = { ...entry, lateFor: '2026-12-25' };
  expect([isSaidLate(late), isSaidLate({ ...late, date: '2026-12-27' })]).toEqual([true, false]);
});

it.each([
  [{ nights }, nights],
  [{ nights: [nights[0]] }, null],
  [{ nights: [null, { from: 'x', to: 3 }] }, null],
  [{ 'arrival.flight_time': '14:20' }, null],
  [undefined, null],
])('the nights of a problem: %j', (expected, found) => {
  expect(nightsIn(expected)).toEqual(found);
});
