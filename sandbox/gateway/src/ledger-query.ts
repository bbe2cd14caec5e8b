import type { Pool, QueryResultRow } from 'pg';

/** The ledger's database is in trouble. It is no defect, so it has no stack: in a log it is one line. */
export class LedgerTrouble extends Error {
  override name = 'LedgerTrouble';
  /** Status of the answer over HTTP. */
  readonly statusCode = 503;

  constructor(what: string, error: unknown) {
    super(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    Object.defineProperty(this, 'stack', { value: undefined });
  }
}

/** The database could not be reached at all: the statement was surely not run. */
export class LedgerUnreachable extends LedgerTrouble {
  override name = 'LedgerUnreachable';
}

/** A statement with a name is parsed and planned once per connection. */
export type Statement = { name: string; text: string };

/**
 * Runs one statement. Taking the connection is a step apart from running the statement, because the two failures mean different things to a
 * caller who waits for a charge: "surely not done" and "not known".
 * @throws LedgerUnreachable when no connection could be had.
 */
export async function runStatement<Row extends QueryResultRow>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new LedgerUnreachable('the ledger cannot be reached', error);
  });
  let broken: Error | undefined;
  try {
    const result = await client.query<Row>({ values: [...values], ...statement });
    return result.rows;
  } catch (error) {
    if (!isTrouble(error)) throw error;
    broken = new LedgerTrouble('the ledger did not answer', error);
    throw broken;
  } finally {
    client.release(broken);
  }
}

/**
 * True if the database is in trouble rather than the statement wrong. Without an SQLSTATE the server did not answer at all; with one it is
 * away (08, 57P), out of room (53, 58), late (57014), only reading (25006), or has had others on the same rows (40, 55P03).
 */
function isTrouble(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || /^(08|40|53|57P|58|57014|25006|55P03)/.test(state);
}

/** The five-character SQLSTATE of an error that the server sent. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export const UNIQUE_VIOLATION = '23505';
