import { type QueryExecutorProvider, sql } from 'kysely';

/** The rows of a set are read some at a time, in their order. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index change_set_row_in_order on change_set_row (set_id, catalogue, id)`.execute(db);
}
