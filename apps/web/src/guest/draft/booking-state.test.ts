import { describe, expect, it } from 'vitest';
import {
  type BookingAction,
  type BookingState,
  bookingForStay,
  EMPTY_BOOKING,
  furthestStep,
  reduceBooking,
} from './booking-state.ts';
import { spanOfRiding } from './riding-stay.ts';
import { linkedStay, sampleStay } from './sample-stay.ts';

const stay = sampleStay();
const begun = bookingForStay(stay, 'round_trip');
const run = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(reduceBooking, state);

describe('the stepper', () => {
  it('starts at step 1 of 4 and stays within them', () => {
    expect(EMPTY_BOOKING).toMatchObject({ step: 1, steps: 4 });
    expect(run(begun, { type: 'previous' }).step).toBe(1);
    expect(run(begun, ...Array.from({ length: 6 }, () => ({ type: 'next' }) as const)).step).toBe(4);
    expect(run(begun, { type: 'went', step: 3 }, { type: 'previous' }).step).toBe(2);
  });

  it('begins with the data of the stay', () => {
    expect(begun.contact).toEqual({ name: 'Ana Rivera', email: '', phone: '' });
    expect(begun.passengersInfo[0]).toMatchObject({
      main: true,
      counters: { adults: 2, children: 1, babySeats: 0 },
    });
    expect(begun.flights.arrival.date).toBe('2027-01-10');
    expect(begun.flights.departure.date).toBe('2027-01-17');
  });

  it('goes on when the same stay is looked up again, and starts afresh for another', () => {
    const typed = run(
      begun,
      { type: 'serviceChosen', serviceId: 4, trip: 'round_trip' },
      { type: 'went', step: 2 },
    );
    expect(run(typed, { type: 'opened', stay, trip: 'round_trip' })).toBe(typed);
    expect(run(typed, { type: 'opened', stay, trip: 'arrival' })).toMatchObject({
      step: 2,
      trip: 'arrival',
      serviceId: null,
    });
    const other = sampleStay({ confirmationNumber: 'BP100005-1', lastName: 'Hansen' });
    expect(run(typed, { type: 'opened', stay: other, trip: 'round_trip' })).toEqual(
      bookingForStay(other, 'round_trip'),
    );
  });

  it('reset returns to step 1 and clears passengers, forms and notes, but not the surroundings', () => {
    const full = run(
      begun,
      { type: 'surroundingsKnown', known: { ip: '192.0.2.1', exchangeRate: { rate: 18, currency: 'MXN' } } },
      { type: 'serviceChosen', serviceId: 4, trip: 'round_trip' },
      {
        type: 'flightsTyped',
        contact: { name: 'X', email: 'x@example.com', phone: '' },
        flights: { ...begun.flights, arrival: { ...begun.flights.arrival, flightNumber: 'AM58' } },
        notes: 'A cot',
        counters: [{ adults: 9, children: 0, babySeats: 2 }],
        seats: [],
      },
      { type: 'policiesAccepted', accepted: true },
      { type: 'createKeyChosen', idempotency: { key: 'k', fingerprint: 'f' } },
      { type: 'sold', sale: { couponId: 'C', fingerprint: 'f', dueMinor: 1, holdExpiresAt: null } },
      { type: 'went', step: 4 },
    );
    expect(run(full, { type: 'reset', stay })).toEqual({
      ...begun,
      ip: '192.0.2.1',
      exchangeRate: { rate: 18, currency: 'MXN' },
    });
    expect(run(full, { type: 'reset', stay: null })).toMatchObject({
      step: 1,
      passengersInfo: [],
      notes: '',
    });
  });

  it('asks for the policies again when another service or trip is chosen', () => {
    const accepted = run(
      begun,
      { type: 'serviceChosen', serviceId: 4, trip: 'round_trip' },
      { type: 'policiesAccepted', accepted: true },
    );
    expect(run(accepted, { type: 'serviceChosen', serviceId: 4, trip: 'round_trip' }).policiesAccepted).toBe(
      true,
    );
    expect(run(accepted, { type: 'serviceChosen', serviceId: 5, trip: 'round_trip' }).policiesAccepted).toBe(
      false,
    );
    expect(run(accepted, { type: 'tripChanged', trip: 'arrival' })).toMatchObject({
      policiesAccepted: false,
      serviceId: null,
    });
  });

  it('never removes the main stay', () => {
    const two = run(begun, { type: 'stayLinked', linked: linkedStay({ confirmationNumber: 'BP2-1' }) });
    expect(two.passengersInfo).toHaveLength(2);
    expect(two.group).toEqual({ id: 7, fingerprint: '' });
    expect(run(two, { type: 'stayRemoved', index: 0 }).passengersInfo).toHaveLength(2);
    expect(run(two, { type: 'stayRemoved', index: 1 })).toMatchObject({ passengersInfo: [{}], group: null });
    expect(run(two, { type: 'groupReset' })).toMatchObject({
      passengersInfo: begun.passengersInfo,
      group: null,
      contact: begun.contact,
    });
    expect(run(two, { type: 'groupForgotten' })).toMatchObject({ group: null, passengersInfo: [{}, {}] });
  });

  describe('with a stay that follows', () => {
    const later = linkedStay({ resort: 'PM', arrival: '2027-01-17', departure: '2027-01-21' });
    const typed = run(begun, {
      type: 'flightsTyped',
      contact: begun.contact,
      flights: {
        arrival: { ...begun.flights.arrival, flightNumber: 'AA 1234', time: '14:35', foundFor: 'AA1234|x' },
        departure: {
          ...begun.flights.departure,
          flightNumber: 'AA 1235',
          time: '14:20',
          foundFor: 'AA1235|x',
        },
      },
      notes: 'a surfboard',
      counters: begun.passengersInfo.map((stay) => stay.counters),
      seats: [],
    });

    it('the flight home moves to its last day and is looked up again; no other typed value changes', () => {
      const long = run(typed, { type: 'stayLinked', linked: later });
      expect(long.flights.departure).toMatchObject({
        date: '2027-01-21',
        flightNumber: 'AA 1235',
        time: '',
        foundFor: '',
      });
      expect(long.flights.arrival).toEqual(typed.flights.arrival);
      expect(long.notes).toBe('a surfboard');
      expect(spanOfRiding(long.passengersInfo)).toMatchObject({
        arrivalProperty: 'BP',
        departureProperty: 'PM',
        departureOn: '2027-01-21',
      });
      expect(run(long, { type: 'stayRemoved', index: 1 }).flights.departure.date).toBe('2027-01-17');
    });

    it('a flight of another day stays where the guest put it', () => {
      const early = {
        ...typed,
        flights: { ...typed.flights, departure: { ...typed.flights.departure, date: '2027-01-16' } },
      };
      expect(run(early, { type: 'stayLinked', linked: later }).flights.departure).toEqual(
        early.flights.departure,
      );
    });
  });

  it('a sale ends the key of the payment of the sale before', () => {
    const paying = run(begun, { type: 'payKeyChosen', idempotency: { key: 'p', fingerprint: 'f' } });
    expect(run(paying, { type: 'sold', sale: null }).payIntent).toBeNull();
  });

  it('another booking after one is over has a key of its own', () => {
    const idempotency = { key: 'c', fingerprint: 'f' };
    const asked = run(begun, { type: 'createKeyChosen', idempotency });
    const sale = { couponId: 'C', fingerprint: 'f', dueMinor: 1, holdExpiresAt: null };
    expect(run(asked, { type: 'sold', sale }).createIntent).toEqual(idempotency);
    expect(run(asked, { type: 'sold', sale }, { type: 'sold', sale: null }).createIntent).toBeNull();
  });
});

describe('the furthest step of a draft', () => {
  const pickUp = { on: '2027-01-10', time: '14:35', isDayBefore: false, lobbyTime: null };
  const chosen = run(begun, { type: 'serviceChosen', serviceId: 4, trip: 'round_trip' });
  it.each<[string, BookingState, number]>([
    ['nothing chosen', begun, 1],
    ['a service', chosen, 2],
    ['one of two flights', { ...chosen, pickup: { arrival: pickUp, departure: null } }, 2],
    ['both flights', { ...chosen, pickup: { arrival: pickUp, departure: pickUp } }, 3],
    [
      'one way needs its own only',
      { ...chosen, trip: 'departure', pickup: { arrival: null, departure: pickUp } },
      3,
    ],
    [
      'policies accepted',
      { ...chosen, pickup: { arrival: pickUp, departure: pickUp }, policiesAccepted: true },
      4,
    ],
  ])('%s', (_, state, step) => {
    expect(furthestStep(state)).toBe(step);
  });
});
