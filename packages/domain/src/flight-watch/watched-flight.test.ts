import { expect, it } from 'vitest';
import { at, DAY, ZONE } from './testing.ts';
import { type FlightInstance, findInstance, keyOfFlight } from './watched-flight.ts';

const instance = (
  operatingKey: string,
  on: string,
  time: string,
  ...codeshareKeys: string[]
): FlightInstance => ({
  operatingKey,
  codeshareKeys,
  direction: 'arrival',
  airport: 'CUN',
  scheduledOn: on,
  scheduledAt: at(time, on),
});
const NEXT = '2027-01-11';
const night = [instance('VB3100', DAY, '00:20'), instance('VB3100', NEXT, '00:20')];
const shared = [instance('AA1234', DAY, '14:35', 'BA4321')];

it.each<[string, string, [string, string?], FlightInstance[], string | null]>([
  ['the later of two around midnight', 'VB3100', ['00:20', NEXT], night, 'VB3100 arrival CUN 2027-01-11'],
  ['the earlier one', 'VB3100', ['00:20'], night, 'VB3100 arrival CUN 2027-01-10'],
  [
    'booked at 23:50, in the timetable after midnight',
    'VB3100',
    ['23:50'],
    night,
    'VB3100 arrival CUN 2027-01-11',
  ],
  [
    'a codeshare leads to the flight that is flown',
    'BA4321',
    ['14:35'],
    shared,
    'AA1234 arrival CUN 2027-01-10',
  ],
  ['moved within its day by 14 hours', 'AA1234', ['00:30'], shared, 'AA1234 arrival CUN 2027-01-10'],
  ['a flight of the day before is not the guest’s', 'AA1234', ['14:35', NEXT], shared, null],
  ['a number that nobody flies', 'ZZ9999', ['14:35'], shared, null],
])('%s', (_, key, [time, on], instances, found) => {
  const named = { key, direction: 'arrival', airport: 'CUN', zone: ZONE, bookedAt: at(time, on) } as const;
  for (const order of [instances, [...instances].reverse()]) {
    const one = findInstance(named, order);
    expect(one && keyOfFlight(one)).toBe(found);
  }
  expect(findInstance({ ...named, airport: 'SJD' }, instances)).toBeNull();
  expect(findInstance({ ...named, direction: 'departure' }, instances)).toBeNull();
});
