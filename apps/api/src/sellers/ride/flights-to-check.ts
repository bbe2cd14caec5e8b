import { shownFlight } from '@traslado/domain/flight/read-flight';

type Flight = {
  readonly flightCode: string;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly timeToCheck: boolean;
};

/** A flight in a line: "AA 1235 2026-12-28 10:00". */
export const flightLine = ({ flightCode, flightOn, flightTime }: Omit<Flight, 'timeToCheck'>): string =>
  `${shownFlight(flightCode)} ${flightOn} ${flightTime}`;

/** The flights whose time staff should check; empty for none. */
export function flightsToCheckOf(flights: readonly Flight[]): string {
  return flights
    .filter(({ timeToCheck }) => timeToCheck)
    .map(flightLine)
    .join(', ');
}
