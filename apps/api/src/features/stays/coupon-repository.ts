import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';

/** Numbers of the bookings that a stay rides on, oldest first; those of the group's own backend as it named them last. For a PMS that does not know them. */
export async function listCouponNumbers(db: Db, { hotel, folio }: StayName): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select c.coupon_code as number, c.created_at as at from coupon_stay r join coupon c on c.id = r.coupon_id
      where r.hotel = ${hotel} and r.folio = ${folio}
      union all
      select code, to_timestamp((facts ->> 'createdAt')::bigint / 1000) from their_coupon
      where facts -> 'stays' @> ${JSON.stringify([{ hotel, folio }])}::jsonb) of_stay
    order by at, number limit 200`.execute(db);
  return rows.map(({ number }) => number);
}
