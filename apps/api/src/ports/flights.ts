/** Questions to a flight data provider. Times are local to our airport, the one of the ride. */

export type FlightFound = {
  /** Designator without spaces, `AA1234`. */
  readonly key: string;
  readonly airlineId: number;
  readonly airline: string;
  readonly number: string;
  /** Null for an airline that is none of ours. */
  readonly airportId: number | null;
  /** A arrives at that airport, D departs from it. */
  readonly type: 'A' | 'D';
  /** Null when asked without a date. */
  readonly on: string | null;
  readonly time: string;
  readonly isNational: boolean;
  readonly otherAirport: string;
  /** At our airport; null where the schedule does not say it. */
  readonly terminal: string | null;
};

export type FlightAnswer =
  | { readonly kind: 'ok'; readonly flight: FlightFound }
  /** Not in the schedule: the guest types it by hand. */
  | { readonly kind: 'not_found' }
  | { readonly kind: 'unavailable' };

export type Flights = {
  /** @param key designator by `parseDesignator` of the rules */
  readonly findByKey: (key: string) => Promise<FlightAnswer>;
  /** @param on the flight's local date at our airport */
  readonly find: (key: string, type: 'A' | 'D', on: string) => Promise<FlightAnswer>;
};
