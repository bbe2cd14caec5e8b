import { type QueryExecutorProvider, sql } from 'kysely';

/** Staff put stays together for a guest before they book. Until then it is theirs: the guest's session knows nothing of it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table receptive_group add column drafted_by int`.execute(db);
  await sql`comment on column receptive_group.drafted_by is
    'Account of staff who put it together for the guest and have not booked it; null: it is the guest’s own.'`.execute(
    db,
  );
}
