import type { CivilDate, CivilTime } from '../time/civil.ts';
import { type Instant, plusElapsed } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';
import type { Direction } from './availability.ts';

/** A driver waits at least this many minutes once the guest can be there. */
const WAIT_MINUTES = 20;

/** Minutes between a landing and the moment when its guests can usually be outside, a setting of the airport. */
export type Clearance = { readonly international: number; readonly national: number };

/** Least end of a driver's waiting, by the clock of the ride's airport. */
export type WaitsUntil = { readonly on: CivilDate; readonly time: CivilTime; readonly at: Instant };

type WaitingRide = {
  readonly direction: Direction;
  readonly pickUpAt: Instant;
  readonly isNational: boolean | null;
  readonly clearance: Clearance;
};

/**
 * Least end of the waiting of a ride's driver. An arrival: the landing, the airport's clearance and 20 minutes, as elapsed time; a departure: its
 * pick-up and 20 minutes. A flight of unknown kind counts as international.
 */
export function waitsUntilAt(ride: WaitingRide): Instant {
  const outside = ride.isNational ? ride.clearance.national : ride.clearance.international;
  const minutes = WAIT_MINUTES + (ride.direction === 'arrival' ? outside : 0);
  return plusElapsed(ride.pickUpAt, minutes);
}

/** The same, with the local date and time. */
export function waitsUntil(ride: WaitingRide & { readonly zone: string }): WaitsUntil {
  const at = waitsUntilAt(ride);
  const { date, time } = toLocal(at, ride.zone);
  return { on: date, time, at };
}
