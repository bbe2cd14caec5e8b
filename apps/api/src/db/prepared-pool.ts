import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * Statements that the database reads and plans once a connection instead of once a call: planning our longer ones costs several times what running
 * them does. Where connections are shared by a pooler, it has to carry prepared statements.
 */

/** Statements that get a name. Those with lists of any length come in ever new shapes: the limit keeps them from filling the server's memory. */
const mostNames = 400;
const longestText = 20_000;

/**
 * The star of a table stands for other columns after a migration, and a statement prepared before it would fail in processes that still run the
 * version before: such statements are planned anew each time. The star of a record that names its columns is harmless.
 */
const hasStar = /\breturning\s+\*|\.\*|\bselect\s+\*\s+from\s+(?!jsonb?_to_record)/i;

export function createPreparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostNames || text.length > longestText || hasStar.test(text)) return undefined;
    const name = `p${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: unknown, values: readonly unknown[] = []) => {
      // A cursor is its own kind of query.
      if (typeof text !== 'string') return client.query(text as pg.Submittable);
      // Without values it steers a transaction or is asked once: there is nothing to spare.
      const name = values.length === 0 ? undefined : nameOf(text);
      return name === undefined
        ? client.query(text, [...values])
        : client.query({ name, text, values: [...values] });
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(),
    };
  }

  return {
    async connect() {
      const client = await pool.connect();
      // The same face for the same connection, by which the query builder knows it again.
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
