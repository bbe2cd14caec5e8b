import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { toInstant, toLocal } from '../time/zone.ts';
import { checkFlightTime } from './flight-time.ts';
import { type DepartureFlight, minutesBefore, pickUpOfArrival, pickUpOfDeparture } from './pickup.ts';

const departure = (change: Partial<DepartureFlight>): DepartureFlight => ({
  flightOn: '2027-01-10',
  flightTime: '14:20',
  zone: 'America/Cancun',
  isNational: false,
  nationalHoursBefore: '02:30',
  internationalHoursBefore: '03:30',
  extraMinutes: 0,
  ...change,
});

describe('departures', () => {
  it.each([
    ['international 14:20', {}, '2027-01-10', '10:50', false],
    ['national 01:10', { flightTime: '01:10', isNational: true }, '2027-01-09', '22:40', true],
    ['international 03:29, rounded down', { flightTime: '03:29' }, '2027-01-09', '23:55', true],
    ['midnight of 1 March', { flightOn: '2027-03-01', flightTime: '00:00' }, '2027-02-28', '20:30', true],
    [
      'midnight of 1 March in a leap year',
      { flightOn: '2028-03-01', flightTime: '00:00' },
      '2028-02-29',
      '20:30',
      true,
    ],
    ['midnight of New Year', { flightOn: '2027-01-01', flightTime: '00:00' }, '2026-12-31', '20:30', true],
    ['with extra minutes', { extraMinutes: 17 }, '2027-01-10', '10:30', false],
    ['exactly midnight is the same day', { flightTime: '03:30' }, '2027-01-10', '00:00', false],
    ['settings with seconds', { internationalHoursBefore: '03:30:00' }, '2027-01-10', '10:50', false],
  ] as const)('%s', (_, change, on, time, isDayBefore) => {
    expect(pickUpOfDeparture(departure(change))).toMatchObject({ on, time, isDayBefore });
  });

  it('hours are elapsed ones where the clock changes', () => {
    const zone = 'America/Nassau';
    // Spring: the wall jumps from 02:00 to 03:00, so 3½ hours before 05:00 is half past midnight.
    const spring = departure({ flightOn: '2027-03-14', flightTime: '05:00', zone });
    expect(pickUpOfDeparture(spring)).toMatchObject({ on: '2027-03-14', time: '00:30' });
    // Autumn: 01:30 comes twice, and two flights an hour apart are picked up an hour apart.
    for (const [flightTime, iso] of [
      ['04:00', '2027-11-07T01:30-04:00'],
      ['05:00', '2027-11-07T01:30-05:00'],
    ] as const) {
      const autumn = departure({ flightOn: '2027-11-07', flightTime, zone });
      expect(pickUpOfDeparture(autumn)).toMatchObject({ time: '01:30', at: Date.parse(iso) });
    }
  });

  it('always leaves the hours asked for and less than 5 minutes more, on a full 5 minutes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        fc.constantFrom('America/Cancun', 'America/Nassau', 'America/Bahia_Banderas'),
        fc.boolean(),
        fc.integer({ min: 0, max: 180 }),
        (moment, zone, isNational, extraMinutes) => {
          const { date: flightOn, time: flightTime } = toLocal(moment.getTime(), zone);
          const flight = departure({ flightOn, flightTime, zone, isNational, extraMinutes });
          const pickUp = pickUpOfDeparture(flight);
          const left = toInstant(flightOn, flightTime, zone).at - pickUp.at;
          const asked = (isNational ? 2.5 : 3.5) * HOUR_MS + extraMinutes * MINUTE_MS;
          expect(left).toBeGreaterThanOrEqual(asked);
          expect(left).toBeLessThan(asked + 5 * MINUTE_MS);
          expect(Number(pickUp.time.slice(3)) % 5).toBe(0);
          expect(pickUp.isDayBefore).toBe(pickUp.on < flightOn);
          expect(toLocal(pickUp.at, zone)).toEqual({ date: pickUp.on, time: pickUp.time });
        },
      ),
    );
  });

  it.each(['3:30', '24:00', '', '03.30'])('refuses hours before of "%s"', (text) => {
    expect(() => minutesBefore(text)).toThrow(RangeError);
  });
});

it('an arrival is picked up at its landing, to the minute', () => {
  expect(pickUpOfArrival({ flightOn: '2027-01-10', flightTime: '23:52', zone: 'America/Cancun' })).toEqual({
    on: '2027-01-10',
    time: '23:52',
    at: Date.parse('2027-01-10T23:52-05:00'),
    isDayBefore: false,
  });
});

it('a flight at an hour the clock skips is refused, one at a repeated hour is not', () => {
  const check = (flightOn: string, flightTime: string) =>
    checkFlightTime('arrival.time', { flightOn, flightTime, zone: 'America/Nassau' });
  expect(check('2027-03-14', '02:30')).toEqual([{ field: 'arrival.time', code: 'time.skipped' }]);
  expect(check('2027-11-07', '01:30')).toEqual([]);
});
