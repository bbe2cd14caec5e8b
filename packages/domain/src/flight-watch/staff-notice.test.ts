import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/instant.ts';
import type { RideToTell } from './guest-notice.ts';
import { factsBetween, type RideFact, type RideStanding, soldStanding } from './ride-facts.ts';
import {
  knownPickUpAt,
  nextStaffNotice,
  recheckStaffNotice,
  type StaffAudience,
  type StaffTold,
} from './staff-notice.ts';
import { at, ZONE } from './testing.ts';

const soldPickUpAt = at('15:10');

/** A ride that has stood so, one after the other. */
function rideOf(...history: readonly Partial<RideStanding>[]): RideToTell {
  const facts: RideFact[] = [];
  let standing = soldStanding(soldPickUpAt);
  for (const change of history) {
    const after = { ...standing, ...change };
    facts.push(...factsBetween(standing, after, facts.length));
    standing = after;
  }
  return { zone: ZONE, soldPickUpAt, standing, facts, ended: null };
}

const told = (
  audience: StaffAudience,
  kind: StaffTold['kind'],
  factNumber: number,
  pickUp: string,
): StaffTold => ({ audience, kind, factNumber, pickUpAt: at(pickUp), toldAt: at('11:00') });

const next = (audience: StaffAudience, ride: RideToTell, ...before: readonly StaffTold[]): string => {
  const found = nextStaffNotice(audience, ride, before);
  return found.kind === 'send' ? `${found.notice.kind} ${found.notice.factNumber}` : found.because;
};
const cancelled = { frozen: 'cancelled' } as const;
const moved = (...times: readonly string[]) => rideOf(...times.map((time) => ({ expectedAt: at(time) })));
const proposed = (...times: readonly (string | null)[]) =>
  rideOf(...times.map((time) => ({ proposedAt: time === null ? null : at(time) })));

it.each<[string, string, string]>([
  ['a freeze', next('resort', rideOf(cancelled)), 'ride_frozen 1'],
  [
    'its end',
    next('resort', rideOf(cancelled, { frozen: null }), told('resort', 'ride_frozen', 1, '15:10')),
    'ride_unfrozen 2',
  ],
  ['not one that came and went untold', next('resort', rideOf(cancelled, { frozen: null })), 'known'],
  [
    'no move while frozen',
    next('resort', rideOf(cancelled, { expectedAt: at('17:00') }), told('resort', 'ride_frozen', 1, '15:10')),
    'frozen',
  ],
  ['not 14 minutes', next('resort', moved('15:24')), 'known'],
  ['15 minutes later', next('resort', moved('15:25')), 'pick_up_moved 1'],
  ['15 minutes earlier', next('resort', moved('14:55')), 'pick_up_moved 1'],
  ['small moves that add up', next('resort', moved('15:20', '15:30')), 'pick_up_moved 2'],
  [
    'compared with what it was told',
    next('resort', moved('15:40', '15:50'), told('resort', 'pick_up_moved', 1, '15:40')),
    'known',
  ],
  [
    'back to sold',
    next('resort', moved('15:40', '15:10'), told('resort', 'pick_up_moved', 1, '15:40')),
    'pick_up_moved 2',
  ],
  [
    'whatever the desk was told',
    next('resort', rideOf(cancelled), told('desk', 'ride_frozen', 1, '15:10')),
    'ride_frozen 1',
  ],
  ['no proposal', next('resort', proposed('16:10')), 'known'],
  [
    'a proposal once it is accepted',
    next('resort', rideOf({ proposedAt: at('16:10') }, { proposedAt: null, expectedAt: at('16:10') })),
    'pick_up_moved 2',
  ],
  ['no landing', next('resort', rideOf({ isLanded: true })), 'known'],
  ['nothing of a canceled ride', next('resort', { ...rideOf(cancelled), ended: 'cancelled' }), 'cancelled'],
  ['nothing of a marked one', next('resort', { ...moved('16:00'), ended: 'marked' }), 'marked'],
])('a resort is told %s', (_, found, expected) => expect(found).toBe(expected));

it.each<[string, string, string]>([
  ['a freeze', next('desk', rideOf(cancelled)), 'ride_frozen 1'],
  [
    'its end',
    next('desk', rideOf(cancelled, { frozen: null }), told('desk', 'ride_frozen', 1, '15:10')),
    'ride_unfrozen 2',
  ],
  [
    'another reason',
    next('desk', rideOf(cancelled, { frozen: 'diverted' }), told('desk', 'ride_frozen', 1, '15:10')),
    'ride_frozen 2',
  ],
  ['no move of an arrival', next('desk', moved('16:10')), 'known'],
  ['no later departure', next('desk', proposed('16:10')), 'known'],
  ['not 9 minutes earlier', next('desk', proposed('15:01')), 'known'],
  ['10 minutes earlier', next('desk', proposed('15:00')), 'flight_earlier 1'],
  ['once', next('desk', proposed('15:00'), told('desk', 'flight_earlier', 1, '15:00')), 'known'],
  [
    '10 minutes more',
    next('desk', proposed('15:00', '14:50'), told('desk', 'flight_earlier', 1, '15:00')),
    'flight_earlier 2',
  ],
  [
    'again once it was taken back',
    next('desk', proposed('15:00', null, '15:00'), told('desk', 'flight_earlier', 1, '15:00')),
    'flight_earlier 3',
  ],
])('the desk is told %s', (_, found, expected) => expect(found).toBe(expected));

describe('at the moment of sending', () => {
  const recheck = (audience: StaffAudience, ride: RideToTell, now: RideToTell) => {
    const first = nextStaffNotice(audience, ride, []);
    if (first.kind !== 'send') throw new Error('nothing to send');
    const found = recheckStaffNotice(audience, first.notice, now, []);
    return found.kind === 'send' ? 'send' : found.because;
  };
  it.each<[string, string, string]>([
    ['the same is sent', recheck('resort', moved('15:40'), moved('15:40')), 'send'],
    ['a newer move replaces it', recheck('resort', moved('15:40'), moved('15:40', '16:10')), 'moved_again'],
    ['one that went back is known', recheck('resort', moved('15:40'), moved('15:40', '15:12')), 'known'],
    [
      'a freeze stays one when its flight moves',
      recheck('desk', rideOf(cancelled), rideOf(cancelled, { expectedAt: at('22:00') })),
      'send',
    ],
    [
      'a freeze that ended is not sent',
      recheck('desk', rideOf(cancelled), rideOf(cancelled, { frozen: null })),
      'known',
    ],
  ])('%s', (_, found, expected) => expect(found).toBe(expected));

  it('the end of a freeze with a newer pick-up is another notice', () => {
    const before = [told('resort', 'ride_frozen', 1, '15:10')];
    const ended = rideOf(cancelled, { frozen: null });
    const late = rideOf(cancelled, { frozen: null }, { expectedAt: soldPickUpAt + HOUR_MS });
    expect(next('resort', ended, ...before)).toBe('ride_unfrozen 2');
    expect(next('resort', late, ...before)).toBe('ride_unfrozen 3');
  });
});

it('a notice says what its reader knew', () => {
  const ride = rideOf({ proposedAt: at('14:40') });
  expect(knownPickUpAt('resort', ride, [])).toBe(soldPickUpAt);
  expect(knownPickUpAt('resort', ride, [told('resort', 'pick_up_moved', 1, '15:40')])).toBe(at('15:40'));
  expect(knownPickUpAt('desk', ride, [told('desk', 'flight_earlier', 1, '14:40')])).toBe(soldPickUpAt);
});
