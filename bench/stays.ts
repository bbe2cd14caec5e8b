import { sql } from 'kysely';
import type { Db } from '../apps/api/src/db/client.ts';

/** A bookable stay, as its guest would type it. */
export type BenchStay = {
  readonly hotel: string;
  readonly folio: string;
  readonly lastName: string;
  readonly arrivalOn: string;
  readonly departureOn: string;
};

let nextNumber = 500_001;

/**
 * Creates ordinary stays, each with its own guest and far enough ahead for every rule: one for each booking, so that no leg is booked twice. Calling
 * it again replaces them by others. `days`: arrivals are spread over so many.
 */
export async function makeStays(
  db: Db,
  { hotel, fromOn, count, days }: { hotel: string; fromOn: string; count: number; days: number },
): Promise<BenchStay[]> {
  const first = nextNumber;
  nextNumber += count;
  await sql`delete from pms_stay where name_id like 'bench-%'`.execute(db);
  const { rows } = await sql<BenchStay>`
    insert into pms_stay (hotel, folio, name_id, resv_name_id, first_name, last_name, last_name_folded,
      arrival_on, departure_on, adults, children, status, email, phone, country)
    select ${hotel}, ${hotel} || (${first}::int + n) || '-1', 'bench-' || n, 'bench-' || n, 'Ana', 'Rivera', 'RIVERA',
      ${fromOn}::date + n % ${days}::int, ${fromOn}::date + n % ${days}::int + 7, 2, 0, 'RESERVED', 'ana.rivera@guests.example', '+13055550142', 'US'
    from generate_series(0, ${count}::int - 1) n
    returning hotel, folio, last_name as "lastName", arrival_on as "arrivalOn", departure_on as "departureOn"`.execute(
    db,
  );
  return rows;
}
