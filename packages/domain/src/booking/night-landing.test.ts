import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, timeOfMinutes } from '../time/civil.ts';
import { toInstant } from '../time/zone.ts';
import { dayOfLanding, nightOf, nightsToChoose } from './night-landing.ts';
import { nightInWords } from './night-words.ts';
import { pickUpOfArrival } from './pickup.ts';

const landing = (serviceOn: string, flightTime: string) =>
  ({ direction: 'arrival', serviceOn, flightTime }) as const;

it.each([
  ['2026-12-25', '00:00', ['2026-12-24', '2026-12-25']],
  ['2026-12-25', '05:59', ['2026-12-24', '2026-12-25']],
  ['2026-12-25', '06:00', null],
  ['2026-12-25', '23:50', null],
  // The next day is no doubt: nobody means the night before the stay.
  ['2026-12-26', '00:20', null],
  ['2026-12-24', '00:20', null],
])('a landing of %s %s for Dec 25 asks about the night until %o', (on, time, first) => {
  const nights = nightsToChoose(landing(on, time), '2026-12-25');
  expect(nights).toEqual(
    first && [
      { from: first[0], to: first[1] },
      { from: '2026-12-25', to: '2026-12-26' },
    ],
  );
});

it('a departure is of its day', () => {
  const departure = { ...landing('2026-12-25', '00:20'), direction: 'departure' as const };
  expect([nightOf(departure), nightsToChoose(departure, '2026-12-25')]).toEqual([null, null]);
});

it('a landing belongs to the day on which its night began, and to one night at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: -400, max: 400 }), (minutes, days) => {
      const on = addDays('2026-12-25', days);
      const flight = landing(on, timeOfMinutes(minutes));
      expect(dayOfLanding(flight)).toBe(minutes < 360 ? addDays(on, -1) : on);
      expect(nightsToChoose(flight, on) !== null).toBe(minutes < 360);
    }),
  );
});

// Nassau changes its clock at 02:00 of 14 March and of 7 November 2027. The night is told by the clock on the wall.
it.each([
  ['2027-03-14', '01:59', 'ok'],
  ['2027-03-14', '02:30', 'skipped'],
  ['2027-03-14', '05:59', 'ok'],
  ['2027-11-07', '01:30', 'repeated'],
])('a landing in Nassau, %s %s, an hour that is %s, is in the night', (flightOn, flightTime, kind) => {
  const zone = 'America/Nassau';
  expect(toInstant(flightOn, flightTime, zone).kind).toBe(kind);
  expect(nightOf(landing(flightOn, flightTime))).toEqual({ from: addDays(flightOn, -1), to: flightOn });
  if (kind !== 'skipped')
    expect(pickUpOfArrival({ flightOn, flightTime, zone })).toMatchObject({ on: flightOn, time: flightTime });
});

it.each([
  ['2026-12-25', 'the night from Dec 25 to 26', 'la noche del 25 al 26 de diciembre'],
  ['2026-12-31', 'the night from Dec 31 to Jan 1', 'la noche del 31 de diciembre al 1 de enero'],
  ['2027-02-28', 'the night from Feb 28 to Mar 1', 'la noche del 28 de febrero al 1 de marzo'],
])('the night that begins on %s is %s, %s', (from, en, es) => {
  const night = { from, to: addDays(from, 1) };
  expect([nightInWords(night, 'en'), nightInWords(night, 'es')]).toEqual([en, es]);
});
