import { type Kysely, sql } from 'kysely';

/** Groups are found by the stays in them: whether two ride together, and which group a guest put together last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index receptive_group_stay_folio on receptive_group_stay (hotel, folio)`.execute(db);
}
