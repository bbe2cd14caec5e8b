import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { createPreparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
/** A handle inside a transaction. No port may be called while one is open. */
export type Tx = Transaction<Database>;
/** What repositories take first: the database or a transaction on it. */
export type Handle = Db | Tx;

/** PostgreSQL type numbers whose text we read our own way. */
const oid = { date: 1082, time: 1083, timestamptz: 1184, numeric: 1700, int8: 20 } as const;

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Civil dates and times stay text: a JavaScript Date would put them into a zone.
  [oid.date]: (text) => text,
  [oid.time]: (text) => text.slice(0, 5),
  [oid.timestamptz]: (text) => Date.parse(text),
  [oid.numeric]: Number,
  [oid.int8]: Number,
};

/** How long a statement may take: longer means that the database is in trouble, not that the answer is near. */
const statementTimeoutMs = 10_000;

export type PoolSettings = { readonly url: string; readonly max?: number };

/**
 * How statements are planned: once per connection and for any values, never by reading a whole table, never compiled. Our statements look rows up
 * by an index; a plan made while the tables were empty would read them whole, and stay so when they have grown, and planning a long statement
 * costs several times what running it does.
 */
const planning = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off';

/** A pool with our type parsers. Instants come as epoch milliseconds, civil dates as `YYYY-MM-DD`, times as `HH:mm`. */
export function createPool({ url, max = 10 }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: planning,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format),
    },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPreparedPool(pool) }) });
}
