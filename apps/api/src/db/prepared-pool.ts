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
    const ask = async (text: string, values: readonly unknown[]) => {
      // A rollback among others: closing the connection is one, and a frozen server would be waited for once more.
      if (broken) throw broken;
      // A statement without values steers a transaction or is asked once: nothing is gained.
      const name = values.length === 0 ? undefined : nameOf(text);
      try {
        return await (name === undefined
          ? client.query(text, [...values])
          : client.query({ name, text, values: [...values] }));
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
