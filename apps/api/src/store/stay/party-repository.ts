import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';

/** True if two stays ride together on a booking, or in a receptive group that a guest made. */
export async function findSharedParty(db: Db, one: StayName, other: StayName): Promise<boolean> {
  const { rows } = await sql<{ together: boolean }>`
    select exists (
      select from receptive_group g join receptive_group_stay a on a.group_id = g.id join receptive_group_stay b on b.group_id = g.id
      where g.drafted_by is null and (a.hotel, a.folio) = (${one.hotel}, ${one.folio}) and (b.hotel, b.folio) = (${other.hotel}, ${other.folio})
    ) or exists (
      select from coupon_stay a join coupon_stay b on b.coupon_id = a.coupon_id
      where (a.hotel, a.folio) = (${one.hotel}, ${one.folio}) and (b.hotel, b.folio) = (${other.hotel}, ${other.folio})
    ) as together`.execute(db);
  return rows[0]?.together ?? false;
}
