import { type CivilDate, type CivilTime, minutesOf } from '../time/civil.ts';
import { type Instant, MINUTE_MS, minusElapsed } from '../time/instant.ts';
import { toInstant, toLocal } from '../time/zone.ts';
import type { Direction } from './availability.ts';

/** Time and local day of a pick-up. */
export type PickUp = {
  on: CivilDate;
  time: CivilTime;
  at: Instant;
  /** The pick-up falls on the day before the flight: the date shown must say so. */
  isDayBefore: boolean;
};

const ROUND_DOWN_MS = 5 * MINUTE_MS;

/** Lead time of a departure before its flight. */
export type PickUpHours = {
  /** Of the service segment, 'HH:mm' (seconds are ignored). */
  readonly nationalHoursBefore: string;
  readonly internationalHoursBefore: string;
  /** Of the property for this airport; 0 when it sets none. */
  readonly extraMinutes: number;
};

export type DepartureFlight = PickUpHours & {
  /** The flight's own local date and time at the airport of the ride. */
  readonly flightOn: CivilDate;
  readonly flightTime: CivilTime;
  readonly zone: string;
  readonly isNational: boolean;
};

/** Pick-up of either leg. @throws RangeError as for a departure. */
export function pickUpOfLeg(direction: Direction, flight: DepartureFlight): PickUp {
  return direction === 'arrival' ? pickUpOfArrival(flight) : pickUpOfDeparture(flight);
}

/**
 * Pick-up of a departure: the flight minus the segment's hours and the property's extra minutes, as elapsed time,
 * rounded down to 5 minutes. An hour that the clock repeats is taken as its first: too early does no harm.
 * @throws RangeError for a date, time or zone that does not exist; check the flight first.
 */
export function pickUpOfDeparture(flight: DepartureFlight): PickUp {
  const { at } = departureSteps(flight);
  const { date, time } = toLocal(at, flight.zone);
  return { on: date, time, at, isDayBefore: date < flight.flightOn };
}

/** A departure's pick-up, step by step. */
export type DepartureSteps = {
  readonly flightAt: Instant;
  /** The segment's minutes for such a flight; the extra ones come on top. */
  readonly before: number;
  readonly exactAt: Instant;
  /** Rounded down to 5 minutes. */
  readonly at: Instant;
};

/** The same with its steps. @throws RangeError as for a departure. */
export function departureSteps(flight: DepartureFlight): DepartureSteps {
  const before = minutesBefore(
    flight.isNational ? flight.nationalHoursBefore : flight.internationalHoursBefore,
  );
  const flightAt = toInstant(flight.flightOn, flight.flightTime, flight.zone).at;
  const exactAt = minusElapsed(flightAt, before + flight.extraMinutes);
  // Every zone in use is a multiple of 5 minutes off UTC, so rounding the instant rounds the wall clock.
  const at = Math.floor(exactAt / ROUND_DOWN_MS) * ROUND_DOWN_MS;
  return { flightAt, before, exactAt, at };
}

/** Pick-up of an arrival: the landing itself. @throws RangeError as for a departure. */
export function pickUpOfArrival(flight: {
  flightOn: CivilDate;
  flightTime: CivilTime;
  zone: string;
}): PickUp {
  const at = toInstant(flight.flightOn, flight.flightTime, flight.zone).at;
  // Read back, so that an hour the clock skips shows as the hour it became.
  const { date, time } = toLocal(at, flight.zone);
  return { on: date, time, at, isDayBefore: false };
}

/** Minutes of an 'HH:mm' or 'HH:mm:ss' setting. @throws RangeError for anything else. */
export function minutesBefore(hours: string): number {
  return minutesOf(/^\d\d:\d\d:\d\d$/.test(hours) ? hours.slice(0, 5) : hours);
}
