import { sql } from 'kysely';
import { columnsOfBookings } from '../../db/booked-legs.ts';
import type { Db } from '../../db/client.ts';
import type { StayBookings, StayName } from '../../ports/pms.ts';

/** The bookings that a stay rides on. For a PMS that does not know them. */
export async function findBookingsOfStay(db: Db, { hotel, folio }: StayName): Promise<StayBookings> {
  const { rows } = await sql<StayBookings>`
    select ${columnsOfBookings(sql`${hotel}::text`, sql`${folio}::text`)}`.execute(db);
  return rows[0] ?? { coupons: [], legs: [] };
}
