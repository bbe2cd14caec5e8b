import type { CivilDate, CivilTime } from '../time/civil.ts';
import { type Instant, plusElapsed } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';
import type { Direction } from './availability.ts';

/** A driver waits at least so many minutes once the guest can be there. */
const WAIT_MINUTES = 20;

/** Minutes between a landing and the moment when its guests can usually be outside, a setting of the airport. */
export type Clearance = { readonly international: number; readonly national: number };

/** Until when a driver waits at least, on the wall of the ride's airport. */
export type WaitsUntil = { readonly on: CivilDate; readonly time: CivilTime; readonly at: Instant };

type WaitingRide = {
  readonly direction: Direction;
  readonly pickUpAt: Instant;
  readonly isNational: boolean | null;
  readonly clearance: Clearance;
};

/**
 * Until when the driver of a ride waits at least. An arrival: the landing, the airport's clearance and 20 minutes, as elapsed time; a
 * departure: its pick-up and 20 minutes. A flight of which nobody knows whether it is national counts as international.
 */
export function waitsUntilAt(ride: WaitingRide): Instant {
  const outside = ride.isNational ? ride.clearance.national : ride.clearance.international;
  const minutes = WAIT_MINUTES + (ride.direction === 'arrival' ? outside : 0);
  return plusElapsed(ride.pickUpAt, minutes);
}

/** The same, on the wall too. */
export function waitsUntil(ride: WaitingRide & { readonly zone: string }): WaitsUntil {
  const at = waitsUntilAt(ride);
  const { date, time } = toLocal(at, ride.zone);
  return { on: date, time, at };
}
