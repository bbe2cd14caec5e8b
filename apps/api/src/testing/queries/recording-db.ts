import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';

/** Rows of one statement. */
export type Rows = readonly object[];

/** Records each statement instead of sending it, and answers it with the next of the prepared rows; without any, with none. */
export class StatementRecorder implements Driver, DatabaseConnection {
  #statements: string[] = [];
  #raw = new Set<string>();
  #answers: Rows[] = [];

  /** Starts over. */
  start(answers: readonly Rows[] = []): void {
    this.#statements = [];
    this.#raw.clear();
    this.#answers = [...answers];
  }

  get statements(): readonly string[] {
    return this.#statements;
  }

  /** Statements that are written as text, not by the query builder. */
  get raw(): ReadonlySet<string> {
    return this.#raw;
  }

  async executeQuery<R>({ sql, query }: CompiledQuery): Promise<QueryResult<R>> {
    this.#statements.push(sql);
    if (query.kind === 'RawNode') this.#raw.add(sql);
    // Of any type that the statement names, as the rows of a database are.
    const rows = JSON.parse(JSON.stringify(this.#answers.shift() ?? []));
    return { rows, numAffectedRows: 1n };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a repository streams nothing');
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async beginTransaction(
    _: DatabaseConnection,
    { isolationLevel, accessMode }: { isolationLevel?: string; accessMode?: string },
  ): Promise<void> {
    const words = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    this.#statements.push(['begin', ...words].join(' '));
  }

  async commitTransaction(): Promise<void> {
    this.#statements.push('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#statements.push('rollback');
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** The database and a transaction on it. */
export type Handles = { readonly db: Db; readonly tx: ControlledTransaction<Database> };

/** Handles that only record their statements. */
export async function openRecordingDb(recorder: StatementRecorder): Promise<Handles> {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => recorder,
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, tx: await db.startTransaction().execute() };
}
