import { type QueryExecutorProvider, sql } from 'kysely';

/** Who sold a booking and the tax within its price, as they were when it was sold. Bookings from before have none: they read the society of now. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table coupon add column seller jsonb`.execute(db);
  await sql`comment on column coupon.seller is 'Society and tax rate as they were at the sale; null for bookings from before they were kept.'`.execute(
    db,
  );
}
