import { type Kysely, sql } from 'kysely';

/** Percent of its price that was kept of a cancelled ride, as the refund rules had it when it was cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table transfer add column kept_percent int not null default 0').execute(db);
}
