import type { Trip } from '../stay/includes.ts';
import type { CivilDate, CivilTime } from '../time/civil.ts';
import type { Direction } from './availability.ts';

/** A standing ride: paid for or included, not canceled and not over. A leg of a stay is booked once. */
export type BookedLeg = {
  readonly direction: Direction;
  readonly couponCode: string;
  /** Main stay of its booking, whose guest owns it. */
  readonly hotel: string;
  readonly folio: string;
  readonly airportId: number;
  /** Date of the flight; the pick-up can be on the day before. */
  readonly flightOn: CivilDate;
  readonly pickUpOn: CivilDate;
  readonly pickUpTime: CivilTime;
  readonly timeZone: string;
};

/** Arrival first. */
export function directionsOf(trip: Trip): readonly Direction[] {
  return trip === 'round_trip' ? ['arrival', 'departure'] : [trip];
}

/** The booked rides among the wanted directions, in their order. */
export function bookedAmong<Leg extends Pick<BookedLeg, 'direction'>>(
  wanted: readonly Direction[],
  booked: readonly Leg[],
): readonly Leg[] {
  return booked.filter(({ direction }) => wanted.includes(direction));
}

/** The one direction that can still be booked; null when both are free or none is. */
export function freeWay(booked: readonly Pick<BookedLeg, 'direction'>[]): Direction | null {
  const free = directionsOf('round_trip').filter((way) => bookedAmong([way], booked).length === 0);
  return free.length === 1 ? (free[0] ?? null) : null;
}
