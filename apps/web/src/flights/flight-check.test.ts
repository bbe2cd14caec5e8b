import { describe, expect, it } from 'vitest';
import { bookingForStay } from '../guest/draft/booking-state.ts';
import { sampleStay } from '../guest/draft/sample-stay.ts';
import { flightKeyOf, flightText, lookUpMark } from './flight-check.ts';
import type { FlightEntry } from './flight-entry.ts';
import { checkFlights, type FlightsForm } from './flights-form.ts';
import { checkCalendar, pickUpsOf } from './leg-pick-ups.ts';

const empty = bookingForStay(sampleStay(), 'round_trip').flights.arrival;
const found = (change: Partial<FlightEntry> = {}): FlightEntry => ({
  ...empty,
  time: '14:20',
  airline: '12',
  flightNumber: 'am 0058',
  isNational: '0',
  ...change,
});
const form = (change: Partial<FlightsForm> = {}): FlightsForm => ({
  contact: { name: 'Ana Rivera', email: 'ana@example.com', phone: '+529981234567' },
  arrival: found(),
  departure: found({ date: '2027-01-17' }),
  passengers: [{ adults: 2, children: 1, babySeats: 0 }],
  seats: [{ answer: 'lap', older: 0 }],
  special: {},
  notes: '',
  ...change,
});
const fields = (change: Partial<FlightsForm>) =>
  checkFlights(form(change), 'round_trip', undefined).map((issue) => `${issue.field} ${issue.code}`);

describe('the form of step 2', () => {
  it('lets a filled one through, and checks only the legs of the trip', () => {
    expect(fields({})).toEqual([]);
    expect(checkFlights(form({ departure: empty }), 'arrival', undefined)).toEqual([]);
  });
  it('asks whether a child under 4 needs a baby seat', () => {
    expect(fields({ seats: [{ answer: '', older: 0 }] })).toEqual(['seats.0.answer choice.missing']);
  });
  it('asks for everything of a flight that is missing', () => {
    expect(fields({ departure: { ...empty, date: '', flightNumber: 'AM58' } })).toEqual([
      'departure.date field.required',
      'departure.time field.required',
      'departure.isNational flight.national_missing',
    ]);
  });
  it('asks only for the number while there is none: the schedule knows the rest', () => {
    expect(fields({ arrival: empty })).toEqual(['arrival.flightNumber field.required']);
    expect(fields({ arrival: { ...empty, flightNumber: '12' } })).toEqual([
      'arrival.flightNumber field.too_short',
    ]);
  });
  it('asks for a tail number where the flight is private, never for an airline', () => {
    expect(fields({ arrival: found({ mode: 'private', tailNumber: '' }) })).toEqual([
      'arrival.tailNumber field.required',
    ]);
    expect(fields({ arrival: found({ mode: 'private', tailNumber: '1' }) })).toEqual([
      'arrival.tailNumber field.too_short',
    ]);
    expect(fields({ arrival: found({ mode: 'private', tailNumber: 'XA-ABC', flightNumber: '' }) })).toEqual(
      [],
    );
  });
  it('asks a guest without a flight for day and time only', () => {
    expect(fields({ arrival: { ...empty, mode: 'later', time: '12:00' } })).toEqual([]);
    expect(fields({ departure: { ...empty, mode: 'later' } })).toEqual([
      'departure.time field.required',
      'departure.isNational flight.national_missing',
    ]);
  });
  it('counts people against a shared vehicle', () => {
    const capacity = { isPrivate: false, paxMax: 3, seatPolicy: 'specification' } as const;
    const issues = checkFlights(
      form({ passengers: [{ adults: 4, children: 0, babySeats: 0 }] }),
      'round_trip',
      capacity,
    );
    expect(issues.map((issue) => issue.code)).toEqual(['passengers.over_capacity']);
  });
});

describe('the name of a flight', () => {
  it.each([
    [found(), 'AM58', 'AM 58'],
    [found({ mode: 'private', tailNumber: 'xa-abc' }), 'XA-ABC', 'XA-ABC'],
    [found({ flightNumber: 'AM-0058' }), 'AM58', 'AM 58'],
    [found({ flightNumber: 'AM58/DL9' }), 'AM58', 'AM 58'],
    [found({ mode: 'later' }), '', ''],
  ])('%#', (entry, key, text) => {
    expect([flightKeyOf(entry), flightText(entry)]).toEqual([key, text]);
  });
  it('is looked up once it is whole', () => {
    expect(lookUpMark({ flightNumber: 'AM', date: '2027-01-10' })).toBeNull();
    expect(lookUpMark({ flightNumber: 'AM 58', date: '' })).toBeNull();
    expect(lookUpMark({ flightNumber: 'am 058', date: '2027-01-10' })).toBe('AM58|2027-01-10');
  });
});

describe('the calendar', () => {
  const setting = {
    zone: 'America/Cancun',
    nationalHoursBefore: '02:30',
    internationalHoursBefore: '03:30',
    extraMinutes: 0,
    clearance: { international: 40, national: 15 },
  };
  const stay = { arrivalOn: '2027-01-10', departureOn: '2027-01-17' };
  const check = (
    arrival: FlightEntry,
    departure: FlightEntry,
    nowAt = '2026-12-01T12:00:00Z',
    firstOn: string | null = null,
    closed: readonly string[] = [],
  ) => {
    const flights = { arrival, departure };
    const pickUps = pickUpsOf(flights, 'round_trip', setting);
    const at = Date.parse(nowAt);
    return checkCalendar({
      flights,
      trip: 'round_trip',
      pickUps,
      stay,
      zone: setting.zone,
      nowAt: at,
      firstOn,
      closed,
    });
  };
  const leaving = found({ date: '2027-01-17', time: '03:29' });

  it('calculates both pick-ups, and nothing before it can', () => {
    const pickUps = pickUpsOf({ arrival: found(), departure: leaving }, 'round_trip', setting);
    expect(pickUps.arrival).toMatchObject({
      on: '2027-01-10',
      time: '14:20',
      waitsUntil: { on: '2027-01-10', time: '15:20' },
    });
    expect(pickUps.departure).toMatchObject({ on: '2027-01-16', time: '23:55', isDayBefore: true });
    expect(
      pickUpsOf({ arrival: empty, departure: found({ isNational: '' }) }, 'round_trip', setting),
    ).toEqual({
      arrival: null,
      departure: null,
    });
  });
  it('is content with the stay’s own days', () => {
    expect(check(found(), leaving)).toEqual({
      issues: [],
      outsideStay: [],
      refusals: [],
      mayBeLate: false,
    });
  });
  it('alerts to other days than the stay’s', () => {
    expect(check(found({ date: '2027-01-09' }), leaving).outsideStay).toMatchObject([
      { direction: 'arrival' },
    ]);
  });
  it.each([
    ['2027-01-12', '', 1, true],
    ['2027-01-12', '2027-01-12', 0, true],
    // Said of another date.
    ['2027-01-13', '2027-01-12', 1, true],
    ['2027-01-17', '2027-01-17', 1, false],
  ])('a late arrival on %s, said of %s', (date, lateFor, outside, mayBeLate) => {
    const checked = check(found({ date, lateFor }), leaving);
    expect([checked.outsideStay.length, checked.mayBeLate]).toEqual([outside, mayBeLate]);
  });
  it('refuses a departure that is not after the landing', () => {
    expect(check(found({ date: '2027-01-17', time: '22:00' }), leaving).issues).toMatchObject([
      { field: 'departure.time', code: 'departure.wrong_time' },
    ]);
  });
  it.each([
    ['2027-01-10T12:00:00Z', 'booking.today_by_phone'],
    ['2027-01-09T20:00:00Z', 'booking.too_late_for_tomorrow'],
  ])('at %s it is %s', (now, code) => {
    expect(check(found(), leaving, now).refusals).toMatchObject([{ code }]);
  });
  it('believes the first day of the server more than the browser’s clock', () => {
    expect(check(found(), leaving, '2026-12-01T12:00:00Z', '2027-01-11').refusals).toMatchObject([
      { code: 'booking.too_late_for_tomorrow' },
    ]);
  });
  it('names a day without service, for the ride of that day', () => {
    const refusals = (closed: string[]) => check(found(), leaving, undefined, null, closed).refusals;
    expect(refusals(['2027-01-17'])).toMatchObject([{ code: 'booking.blackout', direction: 'departure' }]);
    // The pick-up of that flight is on the 16th: the flight's own day counts.
    expect(refusals(['2027-01-16'])).toEqual([]);
  });
});
