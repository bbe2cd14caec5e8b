import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/instant.ts';
import { type NewLeg, type RideFlight, reschedule } from './reschedule.ts';

const at = 1_800_000_000_000;
const ride: RideFlight & { direction: 'arrival' | 'departure' } = {
  direction: 'departure',
  flightCode: 'AM58',
  airlineId: 1,
  isNational: false,
  terminal: '3',
  timeToCheck: false,
  flightOn: '2026-12-27',
  flightTime: '14:00',
  pickUpOn: '2026-12-27',
  pickUpTime: '10:00',
  pickUpAt: at,
  changeUntil: at - 96 * HOUR_MS,
  cancelUntil: at - 5 * HOUR_MS,
  placeId: 7,
  propertyId: null,
};

/** The same flight, planned with the settings of today: an hour earlier, other deadlines. */
const leg: NewLeg = {
  flightCode: 'AM58',
  airlineId: 1,
  isNational: false,
  terminal: '3',
  scheduledTime: '15:30',
  timeToCheck: true,
  flightOn: '2026-12-27',
  flightTime: '14:00',
  pickUp: { on: '2026-12-27', time: '09:00', at: at - HOUR_MS, isDayBefore: false },
  pickUpHours: { nationalHoursBefore: '03:30', internationalHoursBefore: '05:00', extraMinutes: 0 },
  changeUntil: at - 48 * HOUR_MS,
  cancelUntil: at - 2 * HOUR_MS,
  placeId: 7,
  propertyId: null,
};

describe('another flight for a ride', () => {
  it.each<[string, 'arrival' | 'departure', Partial<NewLeg>, string, boolean | null]>([
    ['the same flight', 'departure', {}, 'same', null],
    ['another number', 'departure', { flightCode: 'AM60' }, 'changed', false],
    ['another airline', 'departure', { airlineId: 2 }, 'changed', false],
    ['another hour', 'departure', { flightTime: '15:00' }, 'changed', true],
    ['another day', 'departure', { flightOn: '2026-12-28' }, 'changed', true],
    ['another terminal', 'departure', { terminal: '4' }, 'changed', false],
    ['a departure becomes national', 'departure', { isNational: true }, 'changed', true],
    ['an arrival becomes national', 'arrival', { isNational: true }, 'changed', false],
  ])('%s', (_, direction, wish, kind, isMoved) => {
    const result = reschedule({ ...ride, direction }, { ...leg, ...wish }, false);
    expect([result.kind, result.kind === 'changed' ? result.isMoved : null]).toEqual([kind, isMoved]);
  });

  it('moved, has the pick-up, deadlines and places of now', () => {
    const wish = { ...leg, flightTime: '15:00', placeId: 9, propertyId: 3 };
    expect(reschedule(ride, wish, false)).toMatchObject({
      scheduledTime: '15:30',
      ride: {
        flightTime: '15:00',
        pickUpTime: '09:00',
        pickUpAt: at - HOUR_MS,
        changeUntil: at - 48 * HOUR_MS,
        cancelUntil: at - 2 * HOUR_MS,
        placeId: 9,
        propertyId: 3,
        timeToCheck: true,
      },
    });
  });

  it('is moved where the guests leave from another resort', () => {
    expect(reschedule(ride, { ...leg, placeId: 9 }, true)).toMatchObject({
      isMoved: true,
      scheduledTime: null,
      ride: { placeId: 9, timeToCheck: false },
    });
  });

  it('at a time that does not exist is refused', () => {
    const pickUp = { ...leg.pickUp, at: Number.NaN };
    expect(reschedule(ride, { ...leg, flightTime: '15:00', pickUp }, false)).toEqual({
      kind: 'refused',
      code: 'time.invalid',
    });
  });

  it('not moved keeps pick-up, deadlines and places, whatever the settings are now', () => {
    const settings = fc.record({ changeUntil: fc.integer(), cancelUntil: fc.integer(), placeId: fc.nat() });
    fc.assert(
      fc.property(settings, fc.string(), fc.nat(), (now, flightCode, airlineId) => {
        const result = reschedule(ride, { ...leg, ...now, flightCode, airlineId }, false);
        if (result.kind !== 'changed') return;
        const { pickUpOn, pickUpTime, pickUpAt, changeUntil, cancelUntil, placeId } = ride;
        expect(result.isMoved).toBe(false);
        expect(result.ride).toMatchObject({
          pickUpOn,
          pickUpTime,
          pickUpAt,
          changeUntil,
          cancelUntil,
          placeId,
        });
      }),
    );
  });
});
