import type { Direction } from '@traslado/domain/booking/availability';
import { flightKey } from '@traslado/domain/flight/read-flight';
import type { Schedule } from '@traslado/domain/flight/schedule';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Flights } from '../../ports/flights.ts';

/** The schedule's answers about the flights of a booking. */
export type Schedules = Readonly<Record<Direction, Schedule>>;

type AskedFlight = {
  /** As typed: a designator, a tail number, or nothing yet. */
  readonly flight_key: string;
  readonly service_date: string;
};

/** A schedule, and the airlines whose flights it knows by their IATA codes. */
type ScheduleDeps = {
  readonly flights: Pick<Flights, 'find'>;
  readonly snapshot: Pick<Snapshot, 'airlineCodeOf'>;
};

const unlisted: Schedule = { kind: 'unlisted' };

/** Asks for both flights at once; a ride without a scheduled flight is left out. Never throws for an unavailable schedule. */
export async function askSchedules(
  deps: ScheduleDeps,
  asked: { readonly [D in Direction]?: AskedFlight | null | undefined },
  airportId: number,
): Promise<Schedules> {
  const [arrival, departure] = await Promise.all([
    askSchedule(deps, asked.arrival, 'A', airportId),
    askSchedule(deps, asked.departure, 'D', airportId),
  ]);
  return { arrival, departure };
}

async function askSchedule(
  { flights, snapshot }: ScheduleDeps,
  asked: AskedFlight | null | undefined,
  type: 'A' | 'D',
  airportId: number,
): Promise<Schedule> {
  const key = asked ? flightKey(asked.flight_key, snapshot.airlineCodeOf) : null;
  if (!asked || key === null) return unlisted;
  const answer = await flights.find(key, type, asked.service_date);
  if (answer.kind === 'unavailable') return { kind: 'unavailable' };
  // The same number at another airport is another flight.
  if (answer.kind === 'not_found' || (answer.flight.airportId ?? airportId) !== airportId) return unlisted;
  const { time, isNational, terminal } = answer.flight;
  return { kind: 'known', time, isNational, terminal };
}
