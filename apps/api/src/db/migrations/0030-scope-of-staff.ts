import { type QueryExecutorProvider, sql } from 'kysely';

/** Which properties somebody of staff works for. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table staff_account add column scope int[] check (cardinality(scope) > 0)`.execute(db);
  await sql`comment on column staff_account.scope is
    'ids of the properties that the person works for; null for all, those to come too'`.execute(db);
}
