import { type Kysely, sql } from 'kysely';

/**
 * Seats are found by their ride whether a change holds them or not; the unique index knows only those that no change holds, so that every payment
 * read all seats that were ever sold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index seat_of_transfer on seat (transfer_id)').execute(db);
}
