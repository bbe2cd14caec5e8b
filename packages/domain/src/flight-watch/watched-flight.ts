import type { Direction } from '../booking/availability.ts';
import type { CivilDate } from '../time/civil.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';
import { localDateOf } from '../time/zone.ts';

/** A flight that is asked about once, however many parties ride with it. */
export type WatchedFlight = {
  /** Designator of the airline that flies it, by `parseDesignator`: `AA1234`. */
  readonly operatingKey: string;
  readonly direction: Direction;
  /** IATA code of our airport. */
  readonly airport: string;
  /** Scheduled local date at our airport. */
  readonly scheduledOn: CivilDate;
};

/** One flight of a provider's answer, with all numbers under which it is sold. */
export type FlightInstance = WatchedFlight & {
  readonly codeshareKeys: readonly string[];
  readonly scheduledAt: Instant;
};

/** The flight that a ride names. */
export type NamedFlight = {
  readonly key: string;
  readonly direction: Direction;
  readonly airport: string;
  readonly zone: string;
  /** Booked time of the flight. */
  readonly bookedAt: Instant;
};

const HALF_A_DAY_MS = 12 * HOUR_MS;

/** The text by which a watched flight is known: `AA1234 arrival CUN 2027-01-10`. */
export const keyOfFlight = ({ operatingKey, direction, airport, scheduledOn }: WatchedFlight): string =>
  [operatingKey, direction, airport, scheduledOn].join(' ');

/**
 * The flight behind a number: operated or sold under it, and of several days the one nearest to the booked time. Null where none is of the booked
 * day, or within half a day of it: a flight of another day is not the guest's.
 */
export function findInstance(
  named: NamedFlight,
  instances: readonly FlightInstance[],
): FlightInstance | null {
  const bookedOn = localDateOf(named.bookedAt, named.zone);
  const farness = ({ scheduledAt }: FlightInstance): number => Math.abs(scheduledAt - named.bookedAt);
  const codeshare = ({ operatingKey }: FlightInstance): number => Number(operatingKey !== named.key);
  const [nearest] = instances
    .filter(
      (one) =>
        one.direction === named.direction &&
        one.airport === named.airport &&
        (one.operatingKey === named.key || one.codeshareKeys.includes(named.key)) &&
        (one.scheduledOn === bookedOn || farness(one) <= HALF_A_DAY_MS),
    )
    .sort(
      (a, b) =>
        farness(a) - farness(b) || codeshare(a) - codeshare(b) || (keyOfFlight(a) < keyOfFlight(b) ? -1 : 1),
    );
  return nearest ?? null;
}
