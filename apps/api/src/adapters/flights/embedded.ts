import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { FlightAnswer, FlightFound, Flights } from '../../ports/flights.ts';

/** The schedule that comes with the product: one row a flight, flown on the days of the week of its mask (1 Monday … 64 Sunday). */

type Row = Omit<FlightFound, 'on'>;

const columns = sql`
  f.flight_key as "key", f.airline_id as "airlineId", a.name as airline, f.flight_number as "number",
  f.airport_id as "airportId", f.type, f.flight_time as "time", f.is_national as "isNational", f.other_airport as "otherAirport"`;

/** Day of the week of a civil date as a bit of the mask. */
function weekdayBit(on: string): number {
  return 1 << ((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7);
}

const answerOf = (row: Row | undefined, on: string | null): FlightAnswer =>
  row ? { kind: 'ok', flight: { ...row, on } } : { kind: 'not_found' };

export function createEmbeddedFlights(db: Db): Flights {
  return {
    async findByKey(key) {
      const { rows } = await sql<Row>`
        select ${columns} from scheduled_flight f join airline a on a.id = f.airline_id
        where f.flight_key = ${key} order by f.type, f.airport_id limit 1`.execute(db);
      return answerOf(rows[0], null);
    },
    async find(key, type, on) {
      const { rows } = await sql<Row>`
        select ${columns} from scheduled_flight f join airline a on a.id = f.airline_id
        where f.flight_key = ${key} and f.type = ${type} and f.weekdays & ${weekdayBit(on)} <> 0
        order by f.airport_id limit 1`.execute(db);
      return answerOf(rows[0], on);
    },
  };
}
