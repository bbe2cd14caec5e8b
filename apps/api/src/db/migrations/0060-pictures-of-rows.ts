import { type QueryExecutorProvider, sql } from 'kysely';

/** Services and properties can have an uploaded picture in place of the drawn one. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table service add column picture_id int references picture (id)`.execute(db);
  await sql`alter table property add column picture_id int references picture (id)`.execute(db);
}
