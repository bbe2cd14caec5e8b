import { parseDesignator } from '@traslado/domain/flight/designator';

type Flight = {
  readonly flightCode: string;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly timeToCheck: boolean;
};

/** The flights whose time somebody should look at, for staff: "AA 1235 2026-12-28 10:00"; empty for none. */
export function flightsToCheckOf(flights: readonly Flight[]): string {
  return flights
    .filter(({ timeToCheck }) => timeToCheck)
    .map((flight) => {
      const name = parseDesignator(flight.flightCode)?.text ?? flight.flightCode;
      return `${name} ${flight.flightOn} ${flight.flightTime}`;
    })
    .join(', ');
}
