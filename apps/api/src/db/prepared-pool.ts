import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseTrouble, troubleOf } from './trouble.ts';

/**
 * Statements that the database reads and plans once a connection instead of once a call: planning our longer ones costs several times what
 * running them does. Where connections are shared by a pooler, it has to carry prepared statements.
 *
 * Here trouble of the database gets its type, and its connection is thrown away: a cut one is dead, a late answer would go to the next
 * statement, and one to a standby has a primary to look for.
 */

/** Most statements with a name. Lists of any length come in ever new shapes: the limit keeps them from filling the server's memory. */
const mostNames = 400;
const longestText = 20_000;

/**
 * After a migration `select *` from a table means other columns, and a statement prepared before it would fail in processes of the old version. Such
 * statements are not prepared. `*` of a record with named columns is harmless.
 */
const hasStar = /\breturning\s+\*|\.\*|\bselect\s+\*\s+from\s+(?!jsonb?_to_record)/i;

/** Beginning of a statement that comes in many shapes, each asked rarely and over other days: planned anew each time, it needs no name. */
export const PLANNED_EACH_TIME = '/* planned each time */';

/** Beginning of the last statement of a transaction: the commit travels with it, in the same trip. Nothing may follow it. */
export const COMMITS = '/* commits */';

type Begun = { readonly kind: 'begun'; readonly text: string };
type Over = { readonly kind: 'over'; committed: boolean };

const begins = /^(begin|start transaction\b.*)$/;

export function createPreparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (
      names.size >= mostNames ||
      text.length > longestText ||
      hasStar.test(text) ||
      text.startsWith(PLANNED_EACH_TIME)
    )
      return undefined;
    const name = `p${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let broken: DatabaseTrouble | undefined;
    client.once('error', (error) => {
      broken ??= new DatabaseTrouble('away', error);
    });
    /** A begin that waits for its first statement; after one that commits, the end that is still to be asked for. */
    let transaction: Begun | Over | null = null;

    const send = (text: string, values: readonly unknown[]) => {
      // A statement without values steers a transaction or is asked once: nothing is gained.
      const name = values.length === 0 ? undefined : nameOf(text);
      return name === undefined
        ? client.query(text, [...values])
        : client.query({ name, text, values: [...values] });
    };

    /** One trip: a begin that waits, the statement, and the commit where it is the last one. */
    const travel = async (text: string, values: readonly unknown[]) => {
      const begin = transaction?.kind === 'begun' ? transaction.text : null;
      const over: Over | null = text.startsWith(COMMITS) ? { kind: 'over', committed: false } : null;
      transaction = over;
      const { stream } = client.connection;
      stream.cork();
      let sent: [ReturnType<typeof send>, ...(Promise<unknown> | null)[]];
      try {
        const begun = begin === null ? null : client.query(begin);
        // Behind a statement that failed, the commit rolls back.
        sent = [send(text, values), begun, over && client.query('commit')];
      } finally {
        stream.uncork();
      }
      const [result] = await Promise.all(sent);
      if (over) over.committed = true;
      return result;
    };

    /** Begin, commit or rollback without a trip; undefined where there must be one. */
    const steer = (text: string): object | undefined => {
      const before = transaction;
      const ends = text === 'commit' || text === 'rollback';
      if (before === null) {
        if (!begins.test(text)) return undefined;
        transaction = { kind: 'begun', text };
        return { rows: [] };
      }
      if (ends) transaction = null;
      if (before.kind === 'over' && !(ends && before.committed === (text === 'commit')))
        throw new Error(`"${text}" came after the statement that commits`);
      return ends ? { rows: [] } : undefined;
    };

    const ask = async (text: string, values: readonly unknown[]) => {
      // A rollback among others: closing the connection is one, and a frozen server would be waited for once more.
      if (broken) throw broken;
      const steered = steer(text);
      if (steered) return steered;
      try {
        return await travel(text, values);
      } catch (error) {
        const trouble = troubleOf(error);
        if (!trouble) throw error;
        const told = new DatabaseTrouble(trouble, error);
        // The connection is as good as before: only this transaction failed.
        if (trouble !== 'conflict' && trouble !== 'full') broken ??= told;
        throw told;
      }
    };
    const query = (text: unknown, values: readonly unknown[] = []) =>
      // A cursor is its own kind of query.
      typeof text === 'string' ? ask(text, values) : client.query(text as pg.Submittable);
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(broken),
    };
  }

  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseTrouble(troubleOf(error) ?? 'away', error);
      });
      // The same face for the same connection, by which the query builder recognizes it.
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
