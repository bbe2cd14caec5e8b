import { type Kysely, sql } from 'kysely';

/**
 * Price of a ride at the moment it was cancelled, cents. What is kept of it is reckoned from that: a later change of the other ride costs
 * nothing here. Empty for rides that stand, and for those cancelled before this column: half of the booking's price was theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table transfer add column cancelled_price_minor int').execute(db);
}
