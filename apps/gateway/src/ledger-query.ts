import type { Pool, QueryResultRow } from 'pg';

/** The database could not be reached at all: the statement was surely not run. */
export class LedgerUnreachable extends Error {
  override name = 'LedgerUnreachable';
}

/** A statement with a name is parsed and planned once per connection. */
export type Statement = { name: string; text: string };

/**
 * Runs one statement. Taking the connection is a step apart from running the statement, because the two failures
 * mean different things to someone who is waiting for a charge: "surely not done" and "not known".
 * @throws LedgerUnreachable when no connection could be had.
 */
export async function runStatement<Row extends QueryResultRow>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new LedgerUnreachable('the ledger cannot be reached', { cause });
  });
  let broken: Error | undefined;
  try {
    const result = await client.query<Row>({ ...statement, values: [...values] });
    return result.rows;
  } catch (error) {
    // An SQLSTATE means that the server answered and the connection is fit for the next one.
    if (error instanceof Error && sqlState(error) === undefined) broken = error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The five-character SQLSTATE of an error that the server sent. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export const UNIQUE_VIOLATION = '23505';
