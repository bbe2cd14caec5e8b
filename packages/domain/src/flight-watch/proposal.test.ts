import { expect, it } from 'vitest';
import type { Instant } from '../time/instant.ts';
import { type DepartureRide, moveOfDeparture } from './proposal.ts';
import { at, ZONE } from './testing.ts';

const EVE = '2027-01-09';
const ride: DepartureRide = {
  zone: ZONE,
  isNational: false,
  nationalHoursBefore: '02:30',
  internationalHoursBefore: '03:30',
  extraMinutes: 0,
  standing: { flightAt: at('06:00'), pickUpAt: at('02:30') },
  keptAgainstAt: null,
  proposalMinutes: 45,
};
const evening = at('21:00', EVE);
const move = (flightAt: Instant | null, nowAt = evening, more: Partial<DepartureRide> = {}) => {
  const found = moveOfDeparture({ ...ride, ...more }, flightAt, nowAt);
  return found.kind === 'none' ? 'none' : `${found.kind} ${found.pickUp.on.slice(8)} ${found.pickUp.time}`;
};

it.each<[string, string]>([
  ['44 minutes later', move(at('06:44'))],
  ['9 minutes earlier', move(at('05:51'))],
  ['no time known', move(null)],
  ['the same pick-up was answered with no', move(at('09:00'), evening, { keptAgainstAt: at('05:30') })],
  ['the ride has begun', move(at('05:00'), at('02:30'))],
])('nothing is proposed: %s', (_, found) => {
  expect(found).toBe('none');
});

it.each<[string, string, string]>([
  ['45 minutes later', move(at('06:45')), 'proposal 10 03:15'],
  ['until 60 minutes before the pick-up', move(at('09:00'), at('01:30')), 'proposal 10 05:30'],
  ['what stands stands then', move(at('09:00'), at('01:31')), 'lapsed 10 05:30'],
  ['10 minutes earlier', move(at('05:50')), 'alarm 10 02:20'],
  ['an alarm until the ride', move(at('05:50'), at('02:29')), 'alarm 10 02:20'],
  ['the day before', move(at('03:20')), 'alarm 09 23:50'],
  ['a national flight', move(at('09:00'), evening, { isNational: true }), 'proposal 10 06:30'],
  ['by a setting', move(at('06:30'), evening, { proposalMinutes: 30 }), 'proposal 10 03:00'],
  [
    'back after a yes',
    move(at('07:00'), evening, { standing: { flightAt: at('09:00'), pickUpAt: at('05:30') } }),
    'alarm 10 03:30',
  ],
])('%s', (_, found, told) => {
  expect(found).toBe(told);
});
