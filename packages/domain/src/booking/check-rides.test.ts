import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/zone.ts';
import type { LegWish, ServiceRules } from './availability.ts';
import { checkMovedRide, checkNewRides, checkSeats } from './check-rides.ts';

const zone = 'America/Cancun';
const nowAt = toInstant('2026-12-01', '10:00', zone).at;
const span = { arrivalOn: '2026-12-20', departureOn: '2026-12-27' };
const calendar = { nowAt, zone, span };
const open: ServiceRules = { hours: null, closedOn: [], noticeHours: 0 };
const wish = (direction: LegWish['direction'], on: string, time = '12:00'): LegWish => ({
  direction,
  serviceOn: on,
  flightTime: time,
  pickUp: { on, time, at: toInstant(on, time, zone).at, isDayBefore: false },
});
const arrival = wish('arrival', span.arrivalOn);
const departure = wish('departure', span.departureOn);
const codes = (refusals: readonly { code: string }[]) => refusals.map(({ code }) => code);

describe('rides to be sold', () => {
  it.each<[string, LegWish[], ServiceRules, string[]]>([
    ['on the days of the stay', [arrival, departure], open, []],
    ['on another day', [wish('arrival', '2026-12-19')], open, ['booking.date_outside_stay']],
    ['on a day that is closed', [arrival], { ...open, closedOn: [span.arrivalOn] }, ['booking.blackout']],
    [
      'the way out before the way in',
      [wish('arrival', '2026-12-20', '12:00'), wish('departure', '2026-12-20', '11:00')],
      open,
      ['departure.wrong_time', 'booking.date_outside_stay'],
    ],
  ])('%s', (_, wishes, rules, expected) => {
    expect(
      codes(
        checkNewRides(
          wishes.map((one) => ({ wish: one, rules })),
          calendar,
        ),
      ),
    ).toEqual(expected);
  });

  it('one that is moved alone is checked as one that is sold', () => {
    fc.assert(
      fc.property(fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-02', '2026-12-20'), (on) => {
        const ride = { wish: wish('arrival', on), rules: { ...open, noticeHours: 24 } };
        expect(checkMovedRide(ride, [], calendar)).toEqual(checkNewRides([ride], calendar));
      }),
    );
  });
});

describe('a ride that is moved', () => {
  it('is not held back by the other one, which may be over', () => {
    const over = wish('arrival', '2026-11-30');
    expect(checkMovedRide({ wish: departure, rules: open }, [over], calendar)).toEqual([]);
  });

  it('stays after the arrival', () => {
    const late = wish('arrival', span.departureOn, '13:00');
    expect(codes(checkMovedRide({ wish: departure, rules: open }, [late], calendar))).toEqual([
      'departure.wrong_time',
    ]);
  });
});

it.each([
  [4, 4, []],
  [4, 5, ['booking.over_capacity']],
  [null, 99, []],
])('a departure of %s seats for %s', (seats, passengers, expected) => {
  expect(codes(checkSeats([{ direction: 'arrival', seats }], passengers))).toEqual(expected);
});
