import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { timestamp } from '../../db/instants.ts';

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

/**
 * Keeps a reading. Of a run of readings with one content the first and the last stay, so that a feed that repeats itself fills no table.
 * Returns all readings of the flight, this one last.
 */
export async function insertNews(tx: Tx, flightId: number, news: FlightNews): Promise<readonly KeptNews[]> {
  const { gate, runway } = news.times;
  const content = sql`(${news.state}::text, ${news.divertedTo}::text, ${timestamp(gate.scheduledAt)}, ${timestamp(gate.estimatedAt)}, ${timestamp(gate.actualAt)},
    ${timestamp(runway.scheduledAt)}, ${timestamp(runway.estimatedAt)}, ${timestamp(runway.actualAt)}, ${news.terminal}::text, ${news.gate}::text, ${news.belt}::text,
    ${news.quality}::text, ${timestamp(news.trueAt)})`;
  const { rows } = await sql<NewsRow>`
    with given (${newsColumns}) as (values ${content}),
    last as (
      select n.id, n.learned_at, row(n.state, n.diverted_to, n.gate_scheduled_at, n.gate_estimated_at, n.gate_actual_at, n.runway_scheduled_at,
        n.runway_estimated_at, n.runway_actual_at, n.terminal, n.gate, n.belt, n.quality, n.true_at) is not distinct from
        row(g.state, g.diverted_to, g.gate_scheduled_at, g.gate_estimated_at, g.gate_actual_at, g.runway_scheduled_at, g.runway_estimated_at,
        g.runway_actual_at, g.terminal, g.gate, g.belt, g.quality, g.true_at) as same
      from flight_news n, given g where n.flight_id = ${flightId} and n.source = ${news.source}
      order by n.learned_at desc, n.id desc limit 2),
    thinned as (
      delete from flight_news where id = (select id from last order by learned_at desc, id desc limit 1)
        and (select count(*) = 2 and bool_and(same) and max(learned_at) <= ${timestamp(news.learnedAt)} from last)
      returning id),
    kept as (
      insert into flight_news (flight_id, source, learned_at, ${newsColumns})
      select ${flightId}, ${news.source}, ${timestamp(news.learnedAt)}, ${newsColumns} from given returning id)
    select id, source, learned_at, ${newsColumns} from flight_news where flight_id = ${flightId} and id not in (select id from thinned)
    union all
    select kept.id, ${news.source}, ${timestamp(news.learnedAt)}, ${newsColumns} from kept, given
    order by id`.execute(tx);
  return rows.map(readNews);
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
