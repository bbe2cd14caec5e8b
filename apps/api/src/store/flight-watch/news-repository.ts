import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { dateOf } from '../../db/instants.ts';

/** Readings of followed flights, kept as they were learned. */

const newsColumns = sql`state, diverted_to, gate_scheduled_at, gate_estimated_at, gate_actual_at, runway_scheduled_at, runway_estimated_at,
  runway_actual_at, terminal, gate, belt, quality, true_at`;

export type KeptNews = FlightNews & { readonly id: number };

type NewsRow = Omit<FlightNews, 'times'> & {
  readonly id: number;
  readonly gateScheduledAt: number | null;
  readonly gateEstimatedAt: number | null;
  readonly gateActualAt: number | null;
  readonly runwayScheduledAt: number | null;
  readonly runwayEstimatedAt: number | null;
  readonly runwayActualAt: number | null;
};

/** Shape of the readings in one parameter. */
const givenNews = sql`"flightId" int, source text, "learnedAt" timestamptz, state text, "divertedTo" text, "gateScheduledAt" timestamptz, "gateEstimatedAt" timestamptz,
  "gateActualAt" timestamptz, "runwayScheduledAt" timestamptz, "runwayEstimatedAt" timestamptz, "runwayActualAt" timestamptz, terminal text, gate text, belt text,
  quality text, "trueAt" timestamptz`;

function givenOf(flightId: number, { times: { gate, runway }, ...news }: FlightNews) {
  return {
    ...news,
    flightId,
    learnedAt: dateOf(news.learnedAt),
    trueAt: dateOf(news.trueAt),
    gateScheduledAt: dateOf(gate.scheduledAt),
    gateEstimatedAt: dateOf(gate.estimatedAt),
    gateActualAt: dateOf(gate.actualAt),
    runwayScheduledAt: dateOf(runway.scheduledAt),
    runwayEstimatedAt: dateOf(runway.estimatedAt),
    runwayActualAt: dateOf(runway.actualAt),
  };
}

/**
 * Keeps readings, at most one of each flight. Of a run of readings with one content the first and the last stay, so that a feed that repeats itself
 * fills no table. Returns all readings of the flights, those without a new one too, by flight, the new one last.
 */
export async function insertNews(
  tx: Tx,
  flightIds: readonly number[],
  readings: readonly { readonly flightId: number; readonly news: FlightNews }[],
): Promise<ReadonlyMap<number, readonly KeptNews[]>> {
  const given = JSON.stringify(readings.map(({ flightId, news }) => givenOf(flightId, news)));
  const { rows } = await sql<NewsRow & { flightId: number }>`
    with given (flight_id, source, learned_at, ${newsColumns}) as (select * from jsonb_to_recordset(${given}::jsonb) as r(${givenNews})),
    last as (
      select n.id, g.flight_id, n.learned_at, g.learned_at as now_at, row(n.state, n.diverted_to, n.gate_scheduled_at, n.gate_estimated_at,
        n.gate_actual_at, n.runway_scheduled_at, n.runway_estimated_at, n.runway_actual_at, n.terminal, n.gate, n.belt, n.quality,
        n.true_at) is not distinct from row(g.state, g.diverted_to, g.gate_scheduled_at, g.gate_estimated_at, g.gate_actual_at,
        g.runway_scheduled_at, g.runway_estimated_at, g.runway_actual_at, g.terminal, g.gate, g.belt, g.quality, g.true_at) as same
      from given g cross join lateral (
        select id, learned_at, ${newsColumns} from flight_news o where o.flight_id = g.flight_id and o.source = g.source order by o.learned_at desc, o.id desc limit 2) n),
    thinned as (
      delete from flight_news where id in (
        select (array_agg(id order by learned_at desc, id desc))[1] from last
        group by flight_id having count(*) = 2 and bool_and(same) and max(learned_at) <= max(now_at))
      returning id),
    kept as (
      insert into flight_news (flight_id, source, learned_at, ${newsColumns})
      select flight_id, source, learned_at, ${newsColumns} from given returning id, flight_id)
    select id, flight_id, source, learned_at, ${newsColumns} from flight_news
      where flight_id = any(${[...flightIds]}::int[]) and id not in (select id from thinned)
    union all
    select kept.id, flight_id, source, learned_at, ${newsColumns} from kept join given using (flight_id)
    order by id`.execute(tx);
  const byFlight = new Map<number, KeptNews[]>(flightIds.map((id) => [id, []]));
  for (const { flightId, ...row } of rows) byFlight.get(flightId)?.push(readNews(row));
  return byFlight;
}

/** All readings of a flight. */
export async function listNews(handle: Handle, flightId: number): Promise<readonly KeptNews[]> {
  const { rows } = await sql<NewsRow>`
    select id, source, learned_at, ${newsColumns} from flight_news where flight_id = ${flightId} order by id`.execute(
    handle,
  );
  return rows.map(readNews);
}

function readNews({
  gateScheduledAt,
  gateEstimatedAt,
  gateActualAt,
  runwayScheduledAt,
  runwayEstimatedAt,
  runwayActualAt,
  ...news
}: NewsRow): KeptNews {
  return {
    ...news,
    times: {
      gate: { scheduledAt: gateScheduledAt, estimatedAt: gateEstimatedAt, actualAt: gateActualAt },
      runway: { scheduledAt: runwayScheduledAt, estimatedAt: runwayEstimatedAt, actualAt: runwayActualAt },
    },
  };
}
