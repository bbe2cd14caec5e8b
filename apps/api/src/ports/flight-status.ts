import type { Direction } from '@traslado/domain/booking/availability';
import type { FlightNews } from '@traslado/domain/flight-watch/news';
import type { FlightInstance } from '@traslado/domain/flight-watch/watched-flight';

/** Questions about what a flight really does. Only designator, direction and date leave the house. */

export type FlightAsked = {
  /** Designator by `parseDesignator` of the rules. */
  readonly key: string;
  readonly direction: Direction;
  /** IATA code of our airport. */
  readonly airport: string;
  readonly zone: string;
  /** Scheduled local date at our airport. */
  readonly scheduledOn: string;
};

/** One flight of an answer, in our words. */
export type FlightSaid = { readonly instance: FlightInstance; readonly news: FlightNews };

export type FlightStatusAnswer =
  /** Flights of that number around that day, the days beside it too. */
  | { readonly kind: 'ok'; readonly flights: readonly FlightSaid[] }
  | { readonly kind: 'not_found' }
  /** No answer, which is never news. */
  | { readonly kind: 'unavailable' };

export type FlightStatus = {
  /** Name of the source, as its news carry it. */
  readonly source: string;
  readonly ask: (asked: FlightAsked, now: number) => Promise<FlightStatusAnswer>;
  /** Most calls of a day; null without a limit. */
  readonly callsADay: number | null;
  /**
   * Asks for a message at an address of ours whenever there is news of a flight. No provider knows a repeated wish for one: never ask twice.
   * False where the wish was not taken. Absent where the source sends none.
   */
  readonly askForPush?: (asked: FlightAsked, address: string) => Promise<boolean>;
};

/** Messages of the feed of its own accord: hints that there is news, which is then asked about. */
export type FlightPush = {
  /** Name of the source, as its address carries it. */
  readonly source: string;
  readonly secret: string;
  /** Flight numbers, as written there, that a message is about. */
  readonly read: (message: unknown) => readonly string[];
};
