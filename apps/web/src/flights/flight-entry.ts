import type { Trip } from '@traslado/domain/stay/includes';

/**
 * One flight as far as it is known. `number`: a scheduled flight · `private`: a tail number instead ·
 * `later`: the guest has no flight yet and guesses the time.
 */
export type FlightEntry = {
  mode: 'number' | 'private' | 'later';
  /** The flight's own civil date and local time at the airport of the ride; '' until known. */
  date: string;
  time: string;
  /** Id of the airline as text; '' until known. */
  airline: string;
  airlineName: string;
  flightNumber: string;
  tailNumber: string;
  /** '1' national, '0' international, '' not asked yet. */
  isNational: '' | '1' | '0';
  /** `AM58|2026-12-21` when the schedule filled the rest in for that flight and day; '' when it was typed. */
  foundFor: string;
  /** The other end of the flight as the schedule has it. */
  otherAirport: string;
  /** At the airport of the ride; '' while it is unknown, left out where it makes no difference. */
  terminal?: string | undefined;
  /** The schedule's answer for this number and day, `AM58|2026-12-21|13:05`, though another time may be typed. */
  schedule?: string;
  /** The guest was asked about this time and keeps it: `schedule` and the time. */
  keptTime?: string;
  /** Day of the landing whose night the guest confirmed. */
  nightFor?: string;
  /** Day of the landing that the guest called a late arrival. */
  lateFor?: string;
};

export type FlightForm = { arrival: FlightEntry; departure: FlightEntry };

/** A flight without any data yet. */
export const NO_FLIGHT: FlightEntry = {
  mode: 'number',
  date: '',
  time: '',
  airline: '',
  airlineName: '',
  flightNumber: '',
  tailNumber: '',
  isNational: '',
  foundFor: '',
  otherAirport: '',
  terminal: '',
};

export function hasLeg(trip: Trip, direction: 'arrival' | 'departure'): boolean {
  return trip === 'round_trip' || trip === direction;
}
