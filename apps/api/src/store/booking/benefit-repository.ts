import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';

/**
 * Cents that the included transfer of these stays has paid of bookings. A benefit lost by cancelling stays lost; an expired booking never
 * had it; an unpaid booking of the guest's own in the same direction makes room for the next.
 */
export async function findBenefitUsed(
  handle: Handle,
  {
    main,
    stays,
    trip,
  }: {
    readonly main: StayName;
    readonly stays: readonly StayName[];
    readonly trip: 'round_trip' | 'arrival' | 'departure';
  },
): Promise<number> {
  const names = JSON.stringify(stays.map(({ hotel, folio }) => ({ hotel, folio })));
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(c.included_minor), 0) as used from coupon c
    where c.included_minor > 0 and (c.confirmed_at is not null or (c.status = 'pending_payment' and not (
        c.hotel = ${main.hotel} and c.folio = ${main.folio}
        and (c.trip_type = 'round_trip' or ${trip} = 'round_trip' or c.trip_type = ${trip}))))
      and c.id in (select s.coupon_id from coupon_stay s
        join jsonb_to_recordset(${names}::jsonb) as n(hotel text, folio text) on n.hotel = s.hotel and n.folio = s.folio)`.execute(
    handle,
  );
  return Number(rows[0]?.used ?? 0);
}
