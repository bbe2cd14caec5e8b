import { type QueryExecutorProvider, sql } from 'kysely';

/** A set that is published says what it changed for guests, also once its rates were changed again. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table change_set add column price_shifts jsonb`.execute(db);
  await sql`comment on column change_set.price_shifts is
    'Days on which guests were asked another price from the moment it was published, by service; null of sets without prices.'`.execute(
    db,
  );
}
