import { describe, expect, it } from 'vitest';
import { bookingForStay, reduceBooking } from '../draft/booking-state.ts';
import { offersOf } from '../draft/offers.ts';
import { SUV } from '../draft/sample-offers.ts';
import { sampleStay } from '../draft/sample-stay.ts';
import { couponBodyOf } from './coupon-body.ts';

const [offer] = offersOf({ trip: 'round_trip', serviceOn: '2027-01-10', forSale: [SUV], included: [] });
const begun = bookingForStay(sampleStay(), 'round_trip');
const flight = {
  ...begun.flights.arrival,
  time: '14:20',
  airline: '12',
  flightNumber: 'am 58',
  isNational: '0',
} as const;
const ready = reduceBooking(
  {
    ...begun,
    pickup: {
      arrival: { on: '2027-01-10', time: '14:20', isDayBefore: false, lobbyTime: null },
      departure: { on: '2027-01-17', time: '10:50', isDayBefore: false, lobbyTime: null },
    },
  },
  {
    type: 'flightsTyped',
    contact: { name: ' Ana Rivera ', email: 'ana@example.com', phone: '+529981234567' },
    flights: {
      arrival: flight,
      departure: { ...flight, date: '2027-01-17', mode: 'private', tailNumber: 'xa-abc' },
    },
    notes: ' A cot ',
    counters: [{ adults: 2, children: 1, babySeats: 1 }],
    seats: [],
  },
);

function bodyOf(state = ready) {
  if (!offer) throw new Error('no offer');
  return couponBodyOf(state, offer, { stays: state.passengersInfo, seatPolicy: 'specification' }, 'es', 0);
}

describe('the body that books', () => {
  it('has mail and phone only where they were typed: left out is as on file', () => {
    expect(bodyOf()).toMatchObject({ email: 'ana@example.com', phone: '+529981234567' });
    const { email: _, phone: __, ...rest } = bodyOf();
    const onFile = { ...ready, contact: { name: 'Ana Rivera', email: '', phone: '' } };
    expect(bodyOf(onFile)).toEqual(rest);
  });

  it.each([
    ['typed by hand', {}, '3'],
    ['found in the schedule', { foundFor: 'AM58|2027-01-10' }, undefined],
    ['typed over what was found', { foundFor: 'hand|AM58|2027-01-10' }, '3'],
  ])('has the terminal of a flight %s', (_, change, terminal) => {
    const arrival = { ...ready.flights.arrival, terminal: '3', ...change };
    const body = bodyOf({ ...ready, flights: { ...ready.flights, arrival } });
    expect(body.arrival?.terminal).toBe(terminal);
  });

  it('carries people, rides, days and the values shown to the guest', () => {
    expect(bodyOf()).toMatchObject({
      hotel: 'BP',
      folio: 'BP100001-1',
      name: 'Ana Rivera',
      adults: 2,
      minors: 1,
      babyseat: 1,
      pax: 3,
      service_rate_id: 1210,
      is_round_trip: true,
      include: false,
      private: true,
      observation: 'A cot',
      arrival: {
        flight_key: 'AM58',
        service_date: '2027-01-10',
        flight_time: '14:20',
        service_time: '14:20',
        is_national: '0',
        airline_id: 12,
      },
      departure: {
        flight_key: 'XA-ABC',
        service_date: '2027-01-17',
        service_time: '10:50',
        airline_id: null,
      },
      language: 'es',
    });
  });
  it('never carries a price', () => {
    expect(Object.keys(bodyOf()).filter((name) => /price|amount|total|due/i.test(name))).toEqual([]);
  });
  it('carries only the legs of the trip', () => {
    expect(bodyOf({ ...ready, trip: 'departure' })).toMatchObject({ arrival: null, is_round_trip: false });
  });
});

it.each([
  ['2027-01-10', { night_confirmed: true, late_arrival: true }],
  // Said of another date.
  ['2027-01-11', { night_confirmed: undefined, late_arrival: undefined }],
])('sends the night and the late arrival that were said of its date: %s', (date, sent) => {
  const said = { nightFor: '2027-01-10', lateFor: '2027-01-10' };
  const { night_confirmed, late_arrival } = bodyOf(
    reduceBooking(ready, { type: 'flightChanged', direction: 'arrival', change: { date, ...said } }),
  );
  expect({ night_confirmed, late_arrival }).toEqual(sent);
});
