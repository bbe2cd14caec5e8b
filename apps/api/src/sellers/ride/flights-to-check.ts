import { shownFlight } from '@traslado/domain/flight/read-flight';

type Flight = {
  readonly flightCode: string;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly timeToCheck: boolean;
};

/** The flights whose time staff should check: "AA 1235 2026-12-28 10:00"; empty for none. */
export function flightsToCheckOf(flights: readonly Flight[]): string {
  return flights
    .filter(({ timeToCheck }) => timeToCheck)
    .map((flight) => `${shownFlight(flight.flightCode)} ${flight.flightOn} ${flight.flightTime}`)
    .join(', ');
}
