import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/civil.ts';
import { HOUR_MS } from '../time/instant.ts';
import { toInstant, toLocal } from '../time/zone.ts';
import {
  calendarRuleOf,
  checkServiceRules,
  checkStayDates,
  checkWhen,
  type Direction,
  isLateArrival,
  type LegWish,
  reservationDates,
  type ServiceRules,
} from './availability.ts';
import { pickUpOfArrival, pickUpOfDeparture } from './pickup.ts';
import { issueOfRefusal } from './refusal-issue.ts';

const NO_SERVICE_RULES: ServiceRules = { hours: null, closedOn: [], noticeHours: 0 };

const zone = 'America/Cancun';
const at = (on: string, time: string) => toInstant(on, time, zone).at;

function leg(direction: Direction, flightOn: string, flightTime: string): LegWish {
  const flight = { flightOn, flightTime, zone };
  const pickUp =
    direction === 'arrival'
      ? pickUpOfArrival(flight)
      : pickUpOfDeparture({
          ...flight,
          isNational: false,
          nationalHoursBefore: '02:30',
          internationalHoursBefore: '03:30',
          extraMinutes: 0,
        });
  return { direction, serviceOn: flightOn, flightTime, pickUp };
}

const codes = (nowAt: number, legs: LegWish[], by?: 'guest' | 'staff') =>
  checkWhen({ nowAt, zone, legs, ...(by ? { by } : {}) }).map((refusal) => refusal.code);

describe('days on which a booking is possible', () => {
  const arrival = leg('arrival', '2027-01-11', '14:00');

  it.each([
    ['the day before, a second before the cut-off', at('2027-01-10', '15:00') - 1000, []],
    ['the day before, at the cut-off', at('2027-01-10', '15:00'), ['booking.too_late_for_tomorrow']],
    ['the day before, at night', at('2027-01-10', '23:59'), ['booking.too_late_for_tomorrow']],
    ['two days before, at night', at('2027-01-09', '23:59'), []],
    ['the same day', at('2027-01-11', '00:00'), ['booking.today_by_phone']],
    ['as it lands', at('2027-01-11', '14:00'), ['booking.in_the_past']],
    ['the day after', at('2027-01-12', '10:00'), ['booking.in_the_past']],
  ])('%s', (_, nowAt, expected) => {
    expect(codes(nowAt, [arrival])).toEqual(expected);
  });

  it('calculates the cut-off at the property, not at UTC', () => {
    // 15:30 in UTC is 10:30 in Cancún; 20:00 in UTC is its 15:00.
    expect(codes(Date.parse('2027-01-10T15:30Z'), [arrival])).toEqual([]);
    expect(codes(Date.parse('2027-01-10T20:00Z'), [arrival])).toEqual(['booking.too_late_for_tomorrow']);
  });

  it('a pick-up on the day before counts as that day', () => {
    const early = leg('departure', '2027-01-12', '01:00');
    expect(early.pickUp.isDayBefore).toBe(true);
    expect(codes(at('2027-01-10', '15:00'), [early])).toEqual(['booking.too_late_for_tomorrow']);
    expect(codes(at('2027-01-11', '09:00'), [early])).toEqual(['booking.today_by_phone']);
  });

  it('the earliest leg decides, in whatever order they come', () => {
    const legs = [leg('departure', '2027-01-18', '14:00'), arrival];
    expect(codes(at('2027-01-10', '16:00'), legs)).toEqual(['booking.too_late_for_tomorrow']);
    expect(codes(at('2027-01-10', '16:00'), [leg('departure', '2027-01-18', '14:00')])).toEqual([]);
  });

  it('staff may sell today and tomorrow by telephone, but not the past', () => {
    expect(codes(at('2027-01-11', '09:00'), [arrival], 'staff')).toEqual([]);
    expect(codes(at('2027-01-10', '16:00'), [arrival], 'staff')).toEqual([]);
    expect(codes(at('2027-01-11', '15:00'), [arrival], 'staff')).toEqual(['booking.in_the_past']);
  });

  it('18 months ahead is the last day', () => {
    const nowAt = at('2027-01-10', '12:00');
    expect(codes(nowAt, [leg('arrival', '2028-07-10', '23:00')])).toEqual([]);
    expect(codes(nowAt, [leg('arrival', '2028-07-11', '00:00')])).toEqual(['booking.too_far_ahead']);
    const refusals = checkWhen({
      nowAt,
      zone,
      legs: [leg('arrival', '2028-07-09', '10:00'), leg('departure', '2028-07-16', '10:00')],
    });
    expect(refusals).toEqual([
      { code: 'booking.too_far_ahead', direction: 'departure', params: { last: '2028-07-10' } },
    ]);
  });

  it('a departure’s pick-up comes after the landing', () => {
    const nowAt = at('2027-01-01', '12:00');
    expect(codes(nowAt, [arrival, leg('departure', '2027-01-11', '17:30')])).toEqual([
      'departure.wrong_time',
    ]);
    expect(codes(nowAt, [arrival, leg('departure', '2027-01-11', '17:35')])).toEqual([]);
    expect(codes(nowAt, [arrival, leg('departure', '2027-01-10', '20:00')])).toEqual([
      'departure.wrong_time',
    ]);
  });

  it('without legs there is nothing to refuse', () => {
    expect(codes(0, [])).toEqual([]);
  });

  it('a booking possible now was possible earlier', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 * 24 * 60 }),
        fc.integer({ min: 0, max: 48 * 60 }),
        (minutes, earlier) => {
          const nowAt = at('2026-12-25', '00:00') + minutes * 60_000;
          if (codes(nowAt, [arrival]).length === 0)
            expect(codes(nowAt - earlier * 60_000, [arrival])).toEqual([]);
        },
      ),
    );
  });
});

describe('the stay’s days', () => {
  const stay = { arrivalOn: '2027-01-11', departureOn: '2027-01-18' };
  it.each([
    ['arrival on its day', leg('arrival', '2027-01-11', '23:50'), true],
    ['arrival the day before', leg('arrival', '2027-01-10', '23:50'), false],
    ['arrival in the night after it', leg('arrival', '2027-01-12', '00:10'), true],
    ['arrival as that night ends', leg('arrival', '2027-01-12', '05:59'), true],
    ['arrival on the morning after', leg('arrival', '2027-01-12', '06:00'), false],
    ['arrival in the second night', leg('arrival', '2027-01-13', '00:10'), false],
    ['departure on its day', leg('departure', '2027-01-18', '14:00'), true],
    ['flight on its day, pick-up the night before', leg('departure', '2027-01-18', '01:00'), true],
    ['flight after midnight, pick-up on its day', leg('departure', '2027-01-19', '01:00'), true],
    ['departure the day after', leg('departure', '2027-01-19', '14:00'), false],
    ['departure the day before', leg('departure', '2027-01-17', '14:00'), false],
  ])('%s', (_, wish, fits) => {
    expect(checkStayDates([wish], stay)).toEqual(
      fits
        ? []
        : [
            {
              code: 'booking.date_outside_stay',
              direction: wish.direction,
              params: { day: wish.direction === 'arrival' ? '2027-01-11' : '2027-01-18' },
            },
          ],
    );
  });
});

describe('a guest who arrives later than the stay begins', () => {
  const week = { arrivalOn: '2027-01-11', departureOn: '2027-01-18' };
  const oneNight = { arrivalOn: '2027-01-11', departureOn: '2027-01-12' };
  const ofTwo = { ...week, firstDepartureOn: '2027-01-14' };

  // On the days of the stay · for a guest who says so.
  it.each([
    ['the day before', week, '2027-01-10', '14:00', false, false],
    ['before the first morning', week, '2027-01-11', '00:20', true, true],
    ['in the night after', week, '2027-01-12', '05:59', true, true],
    ['on the second day', week, '2027-01-12', '06:00', false, true],
    ['on the last day', week, '2027-01-17', '23:59', false, true],
    ['in the night before check-out', week, '2027-01-18', '05:59', false, true],
    ['on the check-out day', week, '2027-01-18', '06:00', false, false],
    ['after check-out', week, '2027-01-19', '00:20', false, false],
    ['in the one night', oneNight, '2027-01-12', '00:20', true, true],
    ['as the one night ends', oneNight, '2027-01-12', '06:00', false, false],
    ['in the last night at the first of two resorts', ofTwo, '2027-01-14', '05:59', false, true],
    ['after the first of two resorts', ofTwo, '2027-01-14', '06:00', false, false],
  ])('%s %o %s %s: %s, late %s', (_, stay, on, time, fits, fitsLate) => {
    const landing = leg('arrival', on, time);
    expect(checkStayDates([landing], stay)).toHaveLength(fits ? 0 : 1);
    expect(checkStayDates([{ ...landing, isLate: true }], stay)).toHaveLength(fitsLate ? 0 : 1);
    expect(isLateArrival(landing, stay)).toBe(fitsLate && !fits);
  });

  it('leaves on the day the stay ends all the same', () => {
    const early = { ...leg('departure', '2027-01-17', '14:00'), isLate: true };
    expect(checkStayDates([early], week)).toHaveLength(1);
    expect(isLateArrival(early, week)).toBe(false);
  });

  it('never lands before the stay or after its last night', () => {
    const minutes = fc.integer({ min: -3 * 24 * 60, max: 20 * 24 * 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 12 }), (after, nights) => {
        const stay = { arrivalOn: '2027-01-11', departureOn: addDays('2027-01-11', nights) };
        const { date, time } = toLocal(at('2027-01-11', '00:00') + after * 60_000, zone);
        const fits = checkStayDates([{ ...leg('arrival', date, time), isLate: true }], stay).length === 0;
        expect(fits).toBe(0 <= after && after < nights * 24 * 60 + 6 * 60);
      }),
    );
  });
});

describe('the service’s own rules', () => {
  const nowAt = at('2027-01-01', '12:00');
  const wish = leg('arrival', '2027-01-11', '14:00');
  const check = (rules: Partial<typeof NO_SERVICE_RULES>, one = wish, now = nowAt) =>
    checkServiceRules(now, one, { ...NO_SERVICE_RULES, ...rules }).map((refusal) => refusal.code);

  it.each([
    ['14:00', '22:00', true],
    ['06:00', '14:00', true],
    ['14:01', '22:00', false],
    ['06:00', '13:59', false],
    ['20:00', '14:00', true],
    ['20:00', '13:59', false],
    ['13:00', '02:00', true],
    // Over midnight, at its first minute, and a minute before.
    ['14:00', '02:00', true],
    ['14:01', '02:00', false],
  ])('hours %s to %s: %s', (from, to, open) => {
    expect(check({ hours: { from, to } })).toEqual(open ? [] : ['booking.outside_service_hours']);
  });

  it('a closed day is the flight’s', () => {
    expect(check({ closedOn: ['2027-01-11'] })).toEqual(['booking.blackout']);
    expect(check({ closedOn: ['2027-01-10', '2027-01-12'] })).toEqual([]);
    expect(check({ closedOn: ['2027-01-18'] }, leg('departure', '2027-01-18', '01:00'))).toEqual([
      'booking.blackout',
    ]);
  });

  it('notice is allowed at the very second', () => {
    const deadline = wish.pickUp.at - 48 * HOUR_MS;
    expect(check({ noticeHours: 48 }, wish, deadline)).toEqual([]);
    expect(check({ noticeHours: 48 }, wish, deadline + 1000)).toEqual(['booking.notice_too_short']);
  });

  it('has the figures of its sentence', () => {
    const rules = { hours: { from: '06:00', to: '12:00' }, closedOn: ['2027-01-11'], noticeHours: 1000 };
    expect(checkServiceRules(nowAt, wish, rules).map((refusal) => refusal.params)).toEqual([
      { from: '06:00', to: '12:00' },
      { day: '2027-01-11' },
      { hours: 1000 },
    ]);
  });
});

describe('the days a calendar offers', () => {
  const dates = (on: string, time: string, rules = NO_SERVICE_RULES) =>
    reservationDates({ nowAt: at(on, time), zone, rules });

  it.each([
    ['2027-01-10', '14:59', '2027-01-11'],
    ['2027-01-10', '15:00', '2027-01-12'],
  ])('on %s at %s they begin %s', (on, time, from) => {
    expect(dates(on, time)).toEqual({ from, to: '2028-07-10', closed: [] });
  });

  it('a long notice begins later, closed days are sorted, once, and within', () => {
    const closedOn = ['2027-03-01', '2027-02-01', '2027-03-01', '2027-01-01', '2029-01-01'];
    expect(dates('2027-01-10', '12:00', { hours: null, noticeHours: 96, closedOn })).toEqual({
      from: '2027-01-14',
      to: '2028-07-10',
      closed: ['2027-02-01', '2027-03-01'],
    });
  });

  it('its first and last day can be closed', () => {
    const closedOn = ['2027-01-10', '2027-01-11', '2028-07-10', '2028-07-11'];
    const { closed } = dates('2027-01-10', '12:00', { ...NO_SERVICE_RULES, closedOn });
    expect(closed).toEqual(['2027-01-11', '2028-07-10']);
  });

  it('no arrival before `from` can be booked, some on it can', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 24 * 60 }), fc.nat(72), (minutes, noticeHours) => {
        const nowAt = at('2027-01-10', '00:00') + minutes * 60_000;
        const rules = { ...NO_SERVICE_RULES, noticeHours };
        const { from } = reservationDates({ nowAt, zone, rules });
        const refused = (on: string) => {
          const late = leg('arrival', on, '23:59');
          return codes(nowAt, [late]).length + checkServiceRules(nowAt, late, rules).length > 0;
        };
        expect(refused(from)).toBe(false);
        expect(refused(addDays(from, -1))).toBe(true);
        expect(toLocal(nowAt, zone).date < from).toBe(true);
      }),
    );
  });
});

it.each([
  ['booking.today_by_phone', 'arrival.date'],
  ['booking.outside_service_hours', 'arrival.time'],
  ['departure.wrong_time', 'arrival.time'],
  ['booking.sold_out', 'passengers'],
] as const)('%s is about %s', (code, field) => {
  expect(issueOfRefusal({ code, direction: 'arrival' })).toEqual({ field, code });
  expect(issueOfRefusal({ code, direction: 'arrival', params: { left: 1 } })).toEqual({
    field,
    code,
    params: { left: 1 },
  });
});

it.each([
  ['booking.today_by_phone', 'notice'],
  ['booking.too_late_for_tomorrow', 'notice'],
  ['booking.notice_too_short', 'notice'],
  ['booking.date_outside_stay', 'date'],
  ['booking.too_far_ahead', 'date'],
  ['booking.in_the_past', null],
  ['booking.blackout', null],
  ['departure.wrong_time', null],
])('staff may sell in spite of %s by %s', (code, rule) => {
  expect(calendarRuleOf(code)).toBe(rule);
});
