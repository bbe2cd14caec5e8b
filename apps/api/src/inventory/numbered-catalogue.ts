import type { TheirNumbers } from '../ports/their-numbers.ts';
import type { Inventory } from './inventory.ts';

/** Turns the group's sales into our numbers. */
export function numberedIn(inventory: Inventory): {
  readonly theirs: TheirNumbers;
  readonly iataOf: (airportId: number) => string | null;
  readonly placesOf: (
    serviceId: number,
  ) => { readonly departurePlaceId: number; readonly arrivalPlaceId: number } | null;
} {
  const snapshot = inventory.current();
  return {
    theirs: snapshot.theirs,
    iataOf: (airportId) => snapshot.airportById(airportId)?.iataCode ?? null,
    placesOf: (serviceId) => snapshot.serviceById(serviceId) ?? null,
  };
}
