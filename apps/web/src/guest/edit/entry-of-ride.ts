import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { flightKeyOf, isTypedByHand } from '../../flights/flight-check.ts';
import type { FlightEntry } from '../../flights/flight-entry.ts';
import type { ChangeWish } from './ask-change.ts';

type Ride = CouponView['transfers'][number];

/** A booked flight as the form holds it. The airline is looked up again: the booking only has its name. */
export function entryOfRide(ride: Ride): FlightEntry {
  const code = ride.flight_code;
  // Shown, the number of a flight has a space, and a registration has none.
  const mode = code === '' ? 'later' : code.includes(' ') ? 'number' : 'private';
  return {
    mode,
    date: ride.flight_date,
    time: ride.flight_time,
    airline: '',
    airlineName: ride.airline ?? '',
    flightNumber: mode === 'number' ? code : '',
    tailNumber: mode === 'private' ? code : '',
    isNational: ride.is_national,
    foundFor: '',
    otherAirport: '',
    terminal: ride.terminal ?? '',
  };
}

/** The flight of the form as the change call names it. */
export function wishOfEntry(entry: FlightEntry): ChangeWish {
  return {
    flight_code: flightKeyOf(entry),
    service_date: entry.date,
    flight_time: entry.time,
    ...(entry.isNational !== '' && { is_national: entry.isNational }),
    airline_id: entry.mode === 'number' && entry.airline !== '' ? Number(entry.airline) : null,
    ...(isTypedByHand(entry) && entry.terminal !== undefined && { terminal: entry.terminal || null }),
  };
}

/** Fields of the form for one flight, by the change call's names. */
const FORM_FIELDS: Readonly<Record<string, keyof FlightEntry>> = {
  flight_code: 'flightNumber',
  service_date: 'date',
  flight_time: 'time',
  is_national: 'isNational',
  airline_id: 'airline',
  terminal: 'terminal',
};

/** The field of the form that a refusal of the change call is about; null for none. */
export function entryField(mode: FlightEntry['mode'], field: string): keyof FlightEntry | null {
  const name = FORM_FIELDS[field] ?? null;
  return name === 'flightNumber' && mode === 'private' ? 'tailNumber' : name;
}
