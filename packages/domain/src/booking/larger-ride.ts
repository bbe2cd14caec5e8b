import type { Trip } from '../stay/includes.ts';
import type { Due } from './price.ts';

/** A ride as this party would book it. `due` is null when it cannot be booked: closed, or without a rate. */
export type PartyRide = {
  readonly id: number;
  readonly trip: Trip;
  readonly due: Pick<Due, 'dueMinor' | 'vehicles'> | null;
};

/** The larger vehicle, and its saving over the several vehicles. */
export type Larger<R extends PartyRide> = { readonly ride: R; readonly lessMinor: number };

/** The one vehicle that carries the party for less than the several of this ride; the cheapest, then the lowest id. Null when there is none. */
export function largerRide<R extends PartyRide>(several: PartyRide, rides: readonly R[]): Larger<R> | null {
  const { due, trip } = several;
  if (!due || (due.vehicles ?? 1) < 2) return null;
  let best: Larger<R> | null = null;
  for (const ride of rides) {
    if (ride.trip !== trip || ride.due?.vehicles !== 1) continue;
    const lessMinor = due.dueMinor - ride.due.dueMinor;
    if (lessMinor <= 0) continue;
    const isBetter =
      !best || lessMinor > best.lessMinor || (lessMinor === best.lessMinor && ride.id < best.ride.id);
    if (isBetter) best = { ride, lessMinor };
  }
  return best;
}

/** The same rides, the larger vehicle moved before the first ride of several vehicles that it beats; all others keep their order. */
export function withLargerFirst<R extends PartyRide>(rides: readonly R[]): R[] {
  const order = [...rides];
  for (const several of rides) {
    const larger = largerRide(several, rides)?.ride;
    if (!larger) continue;
    const from = order.indexOf(larger);
    const to = order.indexOf(several);
    if (from > to) order.splice(to, 0, ...order.splice(from, 1));
  }
  return order;
}

/** Of the rides shown after this one, the first that needs several vehicles and costs more because of it. */
export function beatenBy<R extends PartyRide>(larger: R, rides: readonly R[]): R | null {
  return rides.find((several) => largerRide(several, rides)?.ride === larger) ?? null;
}
