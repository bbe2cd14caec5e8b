import { type QueryExecutorProvider, sql } from 'kysely';

/** The concierge, who adds stays by a file from now on, sees those that were added. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update staff_role set permissions = permissions || '{stays:see}'::text[], version = version + 1
    where name = 'concierge' and permissions <> '{}' and not permissions @> '{stays:see}'::text[]`.execute(
    db,
  );
}
