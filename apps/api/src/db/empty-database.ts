import pg from 'pg';
import { StartError } from '../start-error.ts';

/**
 * Removes all schemas of a database.
 * @throws StartError, with nothing removed, while another session is there
 */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The upkeep of PostgreSQL has no user. What a session of another user does is hidden from ours, its presence is not.
    const { rows: others } = await client.query(
      'select from pg_stat_activity where datname = current_database() and usename is not null and pid <> pg_backend_pid()',
    );
    if (others.length > 0)
      throw new StartError(
        `DATABASE_URL: the database has ${others.length} other sessions. End all processes of the product first.`,
      );
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    await client.query(
      `begin; ${rows.map(({ name }) => `drop schema ${name} cascade;`).join(' ')} create schema public; commit`,
    );
  } finally {
    await client.end();
  }
}
