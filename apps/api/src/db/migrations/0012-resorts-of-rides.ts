import { type Kysely, sql } from 'kysely';

/** The resort where a ride begins or ends, when it is another than the booking's own; null for the booking's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table transfer add column property_id int references property`.execute(db);
}
