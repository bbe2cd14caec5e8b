import { expect, it } from 'vitest';
import { checkAdmission, isFound } from './admission.ts';

const good: Parameters<typeof checkAdmission>[0] = {
  status: 'RESERVED',
  departureOn: '2027-01-18',
  todayOn: '2027-01-01',
  isClub: false,
  isOffered: true,
  airportId: 1,
  chosenAirportId: 1,
};

it.each<[string, Partial<typeof good>, string | null]>([
  ['reserved', {}, null],
  ['in house', { status: 'IN_HOUSE' }, null],
  ['no airport chosen', { chosenAirportId: null }, null],
  ['on its last day', { todayOn: '2027-01-18' }, null],
  ['a day later', { todayOn: '2027-01-19' }, 'stay.expired'],
  ['checked out', { status: 'CHECKED_OUT' }, 'stay.expired'],
  ['cancelled', { status: 'CANCELLED' }, 'stay.no_longer_available'],
  ['never came', { status: 'NO_SHOW' }, 'stay.no_longer_available'],
  ['club', { isClub: true }, 'stay.club_concierge'],
  ['region', { isOffered: false }, 'stay.region_denied'],
  ['another airport', { chosenAirportId: 2 }, 'stay.airport_mismatch'],
  [
    'club before region and airport',
    { isClub: true, isOffered: false, chosenAirportId: 2 },
    'stay.club_concierge',
  ],
  [
    'cancelled before all',
    { status: 'CANCELLED', isClub: true, todayOn: '2027-02-01' },
    'stay.no_longer_available',
  ],
])('%s', (_, change, refusal) => {
  expect(checkAdmission({ ...good, ...change })).toBe(refusal);
});

it('only a cancelled stay is not found', () => {
  const all = ['RESERVED', 'IN_HOUSE', 'CHECKED_OUT', 'CANCELLED', 'NO_SHOW'] as const;
  expect(all.filter((status) => !isFound(status))).toEqual(['CANCELLED']);
});
