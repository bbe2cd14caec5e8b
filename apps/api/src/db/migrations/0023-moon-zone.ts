import { type Kysely, sql } from 'kysely';

/** A part of a larger resort that is listed beside it only where a caller asks for such parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table property add column moon_zone boolean not null default false').execute(db);
}
