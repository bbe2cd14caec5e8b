import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';

/** Whether two stays ride together in a receptive group or on a booking. */
export async function findSharedGroup(db: Db, one: StayName, other: StayName): Promise<boolean> {
  const { rows } = await sql<{ together: boolean }>`
    select exists (
      select from receptive_group_stay a join receptive_group_stay b on b.group_id = a.group_id
      where (a.hotel, a.folio) = (${one.hotel}, ${one.folio}) and (b.hotel, b.folio) = (${other.hotel}, ${other.folio})
    ) or exists (
      select from coupon_stay a join coupon_stay b on b.coupon_id = a.coupon_id
      where (a.hotel, a.folio) = (${one.hotel}, ${one.folio}) and (b.hotel, b.folio) = (${other.hotel}, ${other.folio})
    ) as together`.execute(db);
  return rows[0]?.together ?? false;
}
