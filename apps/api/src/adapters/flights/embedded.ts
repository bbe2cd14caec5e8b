import { weekdayOf } from '@traslado/domain/catalogues/flights';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { FlightAnswer, FlightFound, Flights } from '../../ports/flights.ts';

/** The schedule that comes with the product, which staff keep: one row a flight and season. */

type Row = Omit<FlightFound, 'on'>;

/** The flights of a designator, a later season first. Flights of an ended airline are not found. */
async function findRow(db: Db, key: string, condition: RawBuilder<unknown>): Promise<Row | undefined> {
  const designator = parseDesignator(key);
  if (!designator) return undefined;
  const { airlineCode, number, suffix } = designator;
  const { rows } = await sql<Row>`
    select a.iata_code || f.flight_number as "key", f.airline_id, a.name as airline, f.flight_number as "number",
      f.airport_id, f.type, f.flight_time as "time", f.is_national,
      f.other_airport, nullif(f.terminal, '') as terminal
    from scheduled_flight f join airline a on a.id = f.airline_id
    where a.iata_code = ${airlineCode} and f.flight_number = ${number + suffix} and f.active and a.status = 1 and ${condition}
    order by f.type, f.valid_from desc nulls last, f.airport_id limit 1`.execute(db);
  return rows[0];
}

const answerOf = (row: Row | undefined, on: string | null): FlightAnswer =>
  row ? { kind: 'ok', flight: { ...row, on } } : { kind: 'not_found' };

/** Most answers in memory: the flights of some weeks. */
const mostKept = 5_000;

/**
 * Flights of a day are asked for by each sale, so their answers are kept until the schedule changes.
 * @param onChange works whenever it may have changed
 */
export function createEmbeddedFlights(db: Db, onChange: (work: () => Promise<void>) => void): Flights {
  let kept = new Map<string, FlightAnswer>();
  // A reading under way puts its answer where nobody looks any more.
  onChange(async () => {
    kept = new Map();
  });
  return {
    findByKey: async (key) => answerOf(await findRow(db, key, sql`true`), null),
    async find(key, type, on) {
      const answers = kept;
      const asked = `${key} ${type} ${on}`;
      const known = answers.get(asked);
      if (known) return known;
      const condition = sql`f.type = ${type} and ${weekdayOf(on)} = any(f.weekdays)
        and ${on}::date between coalesce(f.valid_from, '-infinity') and coalesce(f.valid_to, 'infinity')`;
      const answer = answerOf(await findRow(db, key, condition), on);
      if (answers.size >= mostKept) answers.clear();
      answers.set(asked, answer);
      return answer;
    },
  };
}
