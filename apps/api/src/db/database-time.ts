import { sql } from 'kysely';
import type { Handle } from './client.ts';

/** The present by the database's own clock, epoch milliseconds. */
export async function findDatabaseTime(handle: Handle): Promise<number | null> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(handle);
  return rows[0]?.ms ?? null;
}
