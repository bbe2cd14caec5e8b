import type { CivilDate } from '../time/civil.ts';
import type { Direction, Refusal } from './availability.ts';
import type { PickUp } from './pickup.ts';

/** A shared departure: the ride whose seats several bookings share. */
export type SharedRide = {
  serviceId: number;
  direction: Direction;
  propertyCode: string;
  /** Local date and full hour of the pick-up. */
  on: CivilDate;
  hour: number;
};

export function sharedRideOf(leg: {
  serviceId: number;
  direction: Direction;
  propertyCode: string;
  pickUp: PickUp;
}): SharedRide {
  const { serviceId, direction, propertyCode, pickUp } = leg;
  return { serviceId, direction, propertyCode, on: pickUp.on, hour: Number(pickUp.time.slice(0, 2)) };
}

/**
 * Room for this many more people. `seats` null: not limited. `takenSeats` are sold and held ones, the booking's own left out. `booking.over_capacity`
 * when they never would fit, `booking.sold_out` when others were first.
 */
export function checkCapacity(input: {
  direction: Direction;
  seats: number | null;
  takenSeats: number;
  passengers: number;
}): Refusal | null {
  const { direction, seats, takenSeats, passengers } = input;
  if (seats === null) return null;
  if (passengers > seats) return { code: 'booking.over_capacity', direction, params: { seats } };
  const left = Math.max(0, seats - takenSeats);
  return passengers > left ? { code: 'booking.sold_out', direction, params: { left } } : null;
}
