import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './client.ts';

/** Tables of any length, fetched part by part in a transaction: the database keeps their rows meanwhile, not we. One at a time. */

/**
 * Lets statements of this transaction sort in memory, and read a table whole where they need most of it. They do not meet the same value
 * twice.
 */
export async function allowLargeReads(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true), set_config('enable_seqscan', 'on', true), set_config('enable_memoize', 'off', true)`.execute(
    tx,
  );
}

/** Opens rows: the words before the statement that reads them. */
export const OPENED_ROWS: RawBuilder<unknown> = sql`declare opened_rows no scroll cursor for`;

/** The opened rows, part after part; behind the last, others can be opened. */
export async function* takeParts<T>(tx: Tx, limit: number): AsyncGenerator<T[]> {
  for (;;) {
    const { rows } = await sql<T>`fetch forward ${sql.lit(limit)} from opened_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close opened_rows`.execute(tx);
}
