import { type QueryExecutorProvider, sql } from 'kysely';

/** A number leads nowhere as a whole: each of its rides goes by the flight nearest to its own time. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table watched_flight drop column leads_to`.execute(db);
}
