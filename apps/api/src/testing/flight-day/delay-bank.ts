import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { createSandboxFlightStatus } from '../../adapters/flight-status/embedded.ts';
import type { Backends } from '../../choose-backends.ts';
import type { Db } from '../../db/client.ts';
import type { FlightStatus } from '../../ports/flight-status.ts';
import { followFlights } from '../../sellers/follow/watch-flights.ts';
import { silentLog } from '../changes.ts';

const LATE_MS = 40 * MINUTE_MS;

/** All flights of the next hours are late at once: how long until the notices of their guests are queued. */
export async function delayBank(
  { db, backends }: { readonly db: Db; readonly backends: Pick<Backends, 'inventory' | 'flights'> },
  at: number,
): Promise<{ readonly rides: number; readonly queued: number; readonly ms: number }> {
  const port = createSandboxFlightStatus({
    db,
    flights: backends.flights,
    airportOf: (id) => backends.inventory.current().airportById(id),
    callsADay: null,
  });
  const late: FlightStatus = {
    ...port,
    async ask(question, now) {
      const answer = await port.ask(question, now);
      if (answer.kind !== 'ok') return answer;
      const flights = answer.flights.map(({ instance, news }) => {
        const gate = { ...news.times.gate, estimatedAt: instance.scheduledAt + LATE_MS, actualAt: null };
        return {
          instance,
          news: { ...news, state: 'active' as const, times: { ...news.times, gate } },
        };
      });
      return { kind: 'ok', flights };
    },
  };
  const round = (flightStatus: FlightStatus, now: number) =>
    followFlights({ db, inventory: backends.inventory, log: silentLog, flightStatus }, now);
  const count = async (from: 'followed_ride' | 'ride_notice'): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(from)}`.execute(db);
    return rows[0]?.n ?? 0;
  };
  for (let rides = -1; rides !== (await count('followed_ride')); ) {
    rides = await count('followed_ride');
    await round(port, at - HOUR_MS);
  }
  const before = await count('ride_notice');
  const startedAt = performance.now();
  await round(late, at);
  const ms = Math.round(performance.now() - startedAt);
  return { rides: await count('followed_ride'), queued: (await count('ride_notice')) - before, ms };
}
