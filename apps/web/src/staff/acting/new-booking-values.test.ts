import { describe, expect, test } from 'vitest';
import type { FoundStay } from './ask-new-booking.ts';
import {
  checkNewBooking,
  labelsOf,
  mayGoBeyond,
  type NewBookingValues,
  newValues,
  wishOf,
} from './new-booking-values.ts';

const stay = {
  hotel: 'BP',
  folio: 'BP100001-1',
  guest: 'Ana Rivera',
  adults: 2,
  minors: 1,
  arrival_date: '2026-12-21',
  departure_date: '2026-12-28',
} as FoundStay;

const typed = (change: Partial<NewBookingValues> = {}): NewBookingValues => ({
  ...newValues(stay),
  service: '7',
  arrival_flight: ' AA 1234 ',
  arrival_time: '14:35',
  departure_flight: 'AA1235',
  departure_time: '18:10',
  ...change,
});
const arrival = { flight_key: 'AA 1234', service_date: '2026-12-21', flight_time: '14:35' };
const departure = { flight_key: 'AA1235', service_date: '2026-12-28', flight_time: '18:10' };

describe('a new booking by staff', () => {
  test('begins with the days, the people and the name of the stay', () => {
    expect(newValues(stay)).toMatchObject({
      trip: 'round_trip',
      arrival_date: '2026-12-21',
      riders: [{ adults: 2, minors: 1, babyseat: 0 }],
      name: 'Ana Rivera',
      email: '',
    });
  });

  test.each<[string, Partial<NewBookingValues>, string[]]>([
    ['complete', {}, []],
    ['without a service', { service: '' }, ['service']],
    ['without a name', { name: ' ' }, ['name']],
    ['with half a time', { departure_time: '6:1' }, ['departure_time']],
    ['one way, without the other flight', { trip: 'arrival', departure_flight: '' }, []],
    [
      'without anything of a leg',
      { arrival_flight: '', arrival_date: '', arrival_time: '' },
      ['arrival_flight', 'arrival_date', 'arrival_time'],
    ],
  ])('is checked: %s', (_, change, fields) => {
    expect(checkNewBooking(typed(change)).map(({ field }) => field)).toEqual(fields);
  });

  test.each([
    ['round_trip', true, { arrival, departure }],
    ['arrival', false, { arrival }],
    ['departure', false, { departure }],
  ] as const)('asks for the rides of the trip: %s', (trip, isRoundTrip, legs) => {
    const { is_round_trip, arrival, departure } = wishOf(stay, typed({ trip }));
    expect({ is_round_trip, ...(arrival && { arrival }), ...(departure && { departure }) }).toEqual({
      is_round_trip: isRoundTrip,
      ...legs,
    });
  });

  test('counts the people of all stays, and leaves out what is empty', () => {
    const riders = [
      { adults: 2, minors: 1, babyseat: 0 },
      { adults: 1, minors: 0, babyseat: 1 },
    ];
    const wish = wishOf(stay, typed({ riders, phone: ' +52 55 1234 5678 ' }));
    expect(wish).toMatchObject({ adults: 3, minors: 1, babyseat: 1, phone: '+52 55 1234 5678' });
    expect(wish).not.toHaveProperty('email');
    expect(wish.arrival).not.toHaveProperty('special_items');
    expect(wish).not.toHaveProperty('observation');
  });

  test('brings the special items on every ride', () => {
    const special_items = [{ kind: 'bicycle', count: 2 }];
    expect(wishOf(stay, typed({ special: { stroller: 0, bicycle: 2 } }))).toMatchObject({
      arrival: { special_items },
      departure: { special_items },
    });
  });

  test('names the counters of each stay', () =>
    expect(labelsOf(2, { adults: 'Adults', minors: 'Minors', babyseat: 'Seats' })).toMatchObject({
      'riders.0.adults': 'Adults',
      'riders.1.babyseat': 'Seats',
    }));

  test.each([
    ['stay.club_concierge', true],
    ['booking.today_by_phone', true],
    ['service.sold_out', false],
  ])('goes beyond %s: %s', (code, may) => expect(mayGoBeyond(code)).toBe(may));
});
