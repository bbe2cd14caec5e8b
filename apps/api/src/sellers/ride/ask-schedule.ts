import type { Direction } from '@traslado/domain/booking/availability';
import { parseDesignator } from '@traslado/domain/flight/designator';
import type { Schedule } from '@traslado/domain/flight/schedule';
import type { Flights } from '../../ports/flights.ts';

/** What the schedule says of the flights of a booking. */
export type Schedules = Readonly<Record<Direction, Schedule>>;

type AskedFlight = {
  /** As typed: a designator, a tail number, or nothing yet. */
  readonly flight_key: string;
  readonly service_date: string;
};

const unlisted: Schedule = { kind: 'unlisted' };

/** Asks for both flights at once; a ride without a scheduled flight is not asked about. Never throws for a schedule that is away. */
export async function askSchedules(
  flights: Pick<Flights, 'find'>,
  asked: { readonly [D in Direction]?: AskedFlight | null | undefined },
  airportId: number,
): Promise<Schedules> {
  const [arrival, departure] = await Promise.all([
    askSchedule(flights, asked.arrival, 'A', airportId),
    askSchedule(flights, asked.departure, 'D', airportId),
  ]);
  return { arrival, departure };
}

async function askSchedule(
  flights: Pick<Flights, 'find'>,
  asked: AskedFlight | null | undefined,
  type: 'A' | 'D',
  airportId: number,
): Promise<Schedule> {
  const designator = asked ? parseDesignator(asked.flight_key) : null;
  if (!asked || !designator) return unlisted;
  const answer = await flights.find(designator.key, type, asked.service_date);
  if (answer.kind === 'unavailable') return { kind: 'unavailable' };
  // The same number at another airport is another flight.
  if (answer.kind === 'not_found' || (answer.flight.airportId ?? airportId) !== airportId) return unlisted;
  return { kind: 'known', time: answer.flight.time, isNational: answer.flight.isNational };
}
