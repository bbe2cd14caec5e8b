import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';

/** Numbers of the bookings that a stay rides on, oldest first. For a PMS that does not know them. */
export async function listCouponNumbers(db: Db, { hotel, folio }: StayName): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select c.coupon_code as number from coupon_stay r join coupon c on c.id = r.coupon_id
    where r.hotel = ${hotel} and r.folio = ${folio} order by c.id limit 200`.execute(db);
  return rows.map(({ number }) => number);
}
