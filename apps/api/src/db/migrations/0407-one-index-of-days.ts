import { type QueryExecutorProvider, sql } from 'kysely';

/** `transfer_pickup_day` is the same index. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index transfer_day`.execute(db);
}
