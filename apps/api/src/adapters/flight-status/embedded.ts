import { addDays } from '@traslado/domain/time/civil';
import { localDateOf, toInstant } from '@traslado/domain/time/zone';
import { createFeed, type TimetableFlight } from '@traslado/feed/feed';
import type { Db } from '../../db/client.ts';
import { findFeed } from '../../db/sandbox-feed.ts';
import type { FlightStatus } from '../../ports/flight-status.ts';
import type { Flights } from '../../ports/flights.ts';
import { overAero } from './aeroapi.ts';

type Place = { readonly iataCode: string; readonly timeZone: string };

/** The sandbox's feed in our process. Its day and switches stand in the database, so that all processes tell the same. */
export function createSandboxFlightStatus(options: {
  readonly db: Db;
  readonly flights: Pick<Flights, 'find'>;
  /** An airport of ours by its number. */
  readonly airportOf: (id: number) => Place | undefined;
  readonly callsADay: number | null;
}): FlightStatus {
  const { db, flights, airportOf } = options;
  const feed = createFeed({ state: () => findFeed(db), timetable: timetableOf(flights, airportOf) });
  return overAero('sandbox', options.callsADay, feed);
}

/** Flights of the schedule. The schedule's days are asked for by the clock of Greenwich, one more at each end. */
function timetableOf(flights: Pick<Flights, 'find'>, airportOf: (id: number) => Place | undefined) {
  return async (key: string, from: number, until: number): Promise<TimetableFlight[]> => {
    const found: TimetableFlight[] = [];
    const last = addDays(localDateOf(until, 'UTC'), 1);
    for (let on = addDays(localDateOf(from, 'UTC'), -1); on <= last; on = addDays(on, 1))
      for (const [type, direction] of [
        ['A', 'arrival'],
        ['D', 'departure'],
      ] as const) {
        const answer = await flights.find(key, type, on);
        const airport =
          answer.kind === 'ok' && answer.flight.airportId !== null
            ? airportOf(answer.flight.airportId)
            : undefined;
        if (answer.kind !== 'ok' || !airport) continue;
        const scheduledAt = toInstant(on, answer.flight.time, airport.timeZone).at;
        if (scheduledAt >= from && scheduledAt <= until)
          found.push({
            direction,
            airport: airport.iataCode,
            other: answer.flight.otherAirport,
            scheduledAt,
          });
      }
    return found;
  };
}
