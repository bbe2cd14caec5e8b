import { type Kysely, sql } from 'kysely';

/** Usual minutes on the road between a resort and an airport: calendars keep that time free. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table airport_property
        add column drive_minutes int not null default 60 check (drive_minutes between 1 and 600)`,
    )
    .execute(db);
}
