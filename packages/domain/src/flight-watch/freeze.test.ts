import { describe, expect, it } from 'vitest';
import { firstMoveAt } from './airline-cause.ts';
import { type FlightToFreeze, freezeOf, isMovedFar, type RideToFreeze, uncertainUntilAt } from './freeze.ts';
import { at, newsOf } from './testing.ts';

const ride: RideToFreeze = {
  soldPickUpAt: at('19:20'),
  standingFlightAt: at('19:20'),
  namedAt: at('10:00', '2026-11-01'),
  soldCancelUntilAt: at('14:20'),
  comesAnywayAt: null,
  freezeHours: 6,
};
const flight: FlightToFreeze = {
  state: 'scheduled',
  stateSinceAt: at('12:10'),
  troubleSinceAt: null,
  at: at('19:20'),
  movedSinceAt: null,
  timetabledAt: at('19:20'),
};
const freeze = (news: Partial<FlightToFreeze>, more: Partial<RideToFreeze> = {}, nowAt = at('15:00')) =>
  freezeOf({ ...ride, ...more }, { ...flight, ...news }, nowAt);

it.each<[string, ReturnType<typeof freeze>, string | null]>([
  ['on time', freeze({}), null],
  ['cancelled', freeze({ state: 'cancelled' }), 'cancelled'],
  ['diverted', freeze({ state: 'diverted' }), 'diverted'],
  ['moved by 6 hours', freeze({ at: at('13:20') }), null],
  ['earlier by more', freeze({ at: at('13:19') }), 'moved'],
  ['later by more', freeze({ at: at('01:21', '2027-01-11') }), 'moved'],
  ['by a setting of 2 hours', freeze({ at: at('21:21') }, { freezeHours: 2 }), 'moved'],
  ['nobody knows it', freeze({ state: 'unknown', stateSinceAt: null, at: null }), null],
  ['uncertain, 29 minutes', freeze({ state: 'cancelled_uncertain' }, {}, at('12:39')), null],
  ['uncertain, 30 minutes', freeze({ state: 'cancelled_uncertain' }, {}, at('12:40')), 'cancelled_uncertain'],
  ['comes after all', freeze({ state: 'active' }), null],
  ['the guest comes anyway', freeze({ state: 'cancelled' }, { comesAnywayAt: at('12:10') }), null],
  ['newer news than that', freeze({ state: 'cancelled' }, { comesAnywayAt: at('12:09') }), 'cancelled'],
])('%s', (_, found, reason) => {
  expect(found?.reason ?? null).toBe(reason);
});

it.each([
  ['30 minutes far from the ride', at('15:00'), at('15:30')],
  ['at 3 hours before', at('16:00'), at('16:20')],
  ['at once nearer than that', at('17:00'), at('17:00')],
])('a doubt freezes %s', (_, sinceAt, from) => {
  expect(uncertainUntilAt(sinceAt, ride.soldPickUpAt)).toBe(from);
});

describe('the airline’s cause', () => {
  const cancelled = { state: 'cancelled' } as const;
  it.each([
    ['the flight was named at the sale', {}, {}, 'airline'],
    ['named just before the news', { namedAt: at('12:10') - 1 }, {}, 'airline'],
    ['named at the news', { namedAt: at('12:10') }, {}, 'guest'],
    [
      'named while a cancellation was in doubt',
      { namedAt: at('12:05') },
      { troubleSinceAt: at('12:00') },
      'guest',
    ],
    [
      'named after the ride’s own cancel deadline',
      { namedAt: at('12:00'), soldCancelUntilAt: at('11:59') },
      {},
      'guest',
    ],
    ['named at that deadline', { namedAt: at('12:00'), soldCancelUntilAt: at('12:00') }, {}, 'airline'],
  ] as const)('%s', (_, more, news, cause) => {
    expect(freeze({ ...cancelled, ...news }, more)?.cause).toBe(cause);
  });

  it.each([
    ['the airline moved it', at('19:20'), 'airline'],
    ['the timetable is unknown', null, 'airline'],
    ['the guest gave another time than the timetable', at('12:00'), 'guest'],
  ] as const)('of a move, where %s', (_, timetabledAt, cause) => {
    expect(freeze({ at: at('12:00'), movedSinceAt: at('12:10'), timetabledAt })?.cause).toBe(cause);
  });

  it('of a move goes by its first reading that still lasts', () => {
    const place = { direction: 'arrival', taxiMinutes: 8 } as const;
    const estimates = (...list: readonly (readonly [string, string | null])[]) =>
      list.map(([learned, time]) =>
        newsOf({
          learnedAt: at(learned),
          state: 'active',
          gate: { estimatedAt: time === null ? null : at(time) },
        }),
      );
    const first = (news: ReturnType<typeof estimates>) =>
      firstMoveAt(news, place, (time) => isMovedFar(time, { ...ride, standingFlightAt: at('10:00') }));
    expect(
      first(estimates(['08:00', '12:00'], ['08:30', '16:30'], ['09:00', null], ['09:30', '17:00'])),
    ).toBe(at('08:30'));
    expect(first(estimates(['08:00', '16:30'], ['08:30', '12:00'], ['09:00', '16:30']))).toBe(at('09:00'));
    expect(first(estimates(['08:00', '16:30'], ['08:30', '12:00']))).toBeNull();
    expect(first([])).toBeNull();
  });
});
