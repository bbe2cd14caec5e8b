import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';

/** Reserves numbers for new rows of a table. */
export async function listNextNumbers(tx: Tx, table: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
