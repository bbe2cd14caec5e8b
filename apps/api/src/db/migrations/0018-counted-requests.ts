import { type Kysely, sql } from 'kysely';

/**
 * Requests of an address, counted by all processes together. Not logged: a crash of the database may forget them, and each costs no write to disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create unlogged table request_count (
      subject text primary key, times int not null, ends_at timestamptz not null) with (fillfactor = 50)`)
    .execute(db);
}
