import { describe, expect, it } from 'vitest';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { entryField, entryOfRide, wishOfEntry } from './entry-of-ride.ts';

type Ride = CouponView['transfers'][number];

const ride = (change: Partial<Ride>): Ride =>
  ({
    flight_code: 'AM 58',
    airline: 'Aeromexico',
    is_national: '0',
    flight_date: '2026-12-21',
    flight_time: '14:20',
    ...change,
  }) as Ride;

describe('a booked flight in the form', () => {
  it.each([
    [{}, 'number', 'AM 58', ''],
    [{ flight_code: 'XA-ABC', airline: null }, 'private', '', 'XA-ABC'],
    [{ flight_code: 'N12345', airline: null }, 'private', '', 'N12345'],
    [{ flight_code: '', airline: null }, 'later', '', ''],
  ] as const)('%j is asked for by %s', (change, mode, flightNumber, tailNumber) => {
    expect(entryOfRide(ride(change))).toMatchObject({ mode, flightNumber, tailNumber, date: '2026-12-21' });
  });

  it('goes back to the call under its names, unchanged', () => {
    expect(wishOfEntry(entryOfRide(ride({})))).toEqual({
      flight_code: 'AM58',
      service_date: '2026-12-21',
      flight_time: '14:20',
      is_national: '0',
      airline_id: null,
      terminal: null,
    });
    expect(wishOfEntry(entryOfRide(ride({ flight_code: '' }))).flight_code).toBe('');
  });

  it('names the airline by its id once it is known', () => {
    expect(wishOfEntry({ ...entryOfRide(ride({})), airline: '17' }).airline_id).toBe(17);
  });

  it.each([
    ['the chosen one', { terminal: '3' }, '3'],
    ['unknown', { terminal: '' }, null],
    ['not asked', { terminal: undefined }, undefined],
    ['of the schedule', { terminal: '3', foundFor: 'AM58|2026-12-21' }, undefined],
  ])('names the terminal: %s', (_, change, terminal) => {
    expect(wishOfEntry({ ...entryOfRide(ride({ terminal: '4' })), ...change }).terminal).toBe(terminal);
  });

  it('finds the field that a refusal is about', () => {
    expect(entryField('number', 'flight_code')).toBe('flightNumber');
    expect(entryField('private', 'flight_code')).toBe('tailNumber');
    expect(entryField('number', 'flight_time')).toBe('time');
    expect(entryField('number', 'adults')).toBeNull();
  });
});
