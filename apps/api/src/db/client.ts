import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { camelRows } from './camel-rows.ts';
import { createPreparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';
import { readTextList, textArray } from './text-list.ts';

export type Db = Kysely<Database>;
/** A handle inside a transaction. No port may be called while one is open. */
export type Tx = Transaction<Database>;
/** First argument of a repository function: the database or a transaction on it. */
export type Handle = Db | Tx;

/** PostgreSQL type numbers with a parser of our own. */
const oid = { date: 1082, time: 1083, timestamptz: 1184, numeric: 1700, int8: 20 } as const;

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Civil dates and times stay text: a JavaScript Date would put them into a zone.
  [oid.date]: (text) => text,
  [oid.time]: (text) => text.slice(0, 5),
  [oid.timestamptz]: (text) => Date.parse(text),
  [oid.numeric]: Number,
  [oid.int8]: Number,
  [textArray]: readTextList,
};

/**
 * The database's longest time, milliseconds. Longer means that it is in trouble, not that the answer is near. A server that is frozen
 * cannot keep its own limits, so ours stand beside them; waiting for a connection and then for a statement ends before a guest has waited
 * 10 s.
 */
const limits = { connectionMs: 4_000, statementMs: 4_000, answerMs: 4_500, idleInTransactionMs: 10_000 };
/** The same for work without a waiting guest, which may wait for another process to do it first: migrations, the demo. */
const patientMs = 600_000;
/** A connection that is silent for so long is checked: the other end may be gone. */
const keepAliveMs = 10_000;
/** A connection that nobody uses is kept so long: the next one would be opened, and read and plan its statements anew. */
const idleMs = 300_000;

export type PoolSettings = {
  readonly url: string;
  readonly max?: number;
  /** For migrations and their like: statements may take minutes. */
  readonly patient?: boolean;
  /** Longest wait for the lock of another process, milliseconds; by default as long as the statement may take. */
  readonly lockMs?: number;
};

/**
 * The planning of statements: once per connection and for any values, never by reading a whole table, never compiled. Our statements look
 * rows up by an index; a plan made while the tables were empty would read them whole, and stay so when they have grown, and planning a long
 * statement costs several times what running it does.
 */
const planning = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off';

/** A pool with our type parsers. Instants come as epoch milliseconds, civil dates as `YYYY-MM-DD`, times as `HH:mm`. */
export function createPool({ url, max = 10, patient = false, lockMs }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: planning,
    // Statements of one connection are sent without waiting for the answers before them; `prepared-pool.ts` joins them to one trip.
    pipeline: true,
    statement_timeout: patient ? patientMs : limits.statementMs,
    query_timeout: patient ? patientMs : limits.answerMs,
    ...(lockMs !== undefined && { lock_timeout: lockMs }),
    idle_in_transaction_session_timeout: patient ? patientMs : limits.idleInTransactionMs,
    connectionTimeoutMillis: limits.connectionMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format),
    },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The pool listens to a connection only while it is idle. A lent one that dies would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** @param log hears each statement once it has ended */
export function createDb(pool: pg.Pool, log?: (event: LogEvent) => void): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: createPreparedPool(pool) }),
    plugins: [camelRows()],
    ...(log && { log }),
  });
}
