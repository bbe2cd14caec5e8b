import { type QueryExecutorProvider, sql } from 'kysely';

/** Reports count changes, cancellations and messages on the day that they took effect or came. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index coupon_cancelled on coupon (cancelled_at) where cancelled_at is not null`.execute(
    db,
  );
  await sql`create index contact_message_created on contact_message (created_at)`.execute(db);
  await sql`create index coupon_change_ended on coupon_change (ended_at) where status = 'applied'`.execute(
    db,
  );
}
