import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Finds the other bookings of the stays first, as `lock_sale` does: nearly always there are none, and the rest is never read. The join before was
 * planned while the tables were empty, and read an index of all bookings in each sale. Stays are locked in the order of their bytes, as a sale locks
 * them.
 */
const legConflict = `
create or replace function leg_conflict(booking integer, stays jsonb) returns text language plpgsql as $$
  declare
    others int[];
  begin
    perform pg_advisory_xact_lock(hashtextextended(name, 1)) from (
      select (hotel || '/' || folio) collate "C" as name from jsonb_to_recordset(stays) as stay(hotel text, folio text)
      order by 1) names;
    others := array(
      select r.coupon_id from jsonb_to_recordset(stays) as stay(hotel text, folio text), lateral (
        select coupon_id from coupon_stay
        where coupon_stay.hotel = stay.hotel and coupon_stay.folio = stay.folio and coupon_id <> booking offset 0) r);
    if others = '{}' then return null; end if;
    return (
      select case when c.status = 'pending_payment' then 'paying' else 'booked' end
      from coupon c
      where c.id = any(others)
        and (c.status in ('confirmed', 'partially_cancelled')
          or c.status = 'pending_payment' and exists (
            select from payment_attempt a where a.coupon_id = c.id
              and a.status in ('created', 'processing', 'requires_action', 'unknown')))
        and exists (
          select from (select direction, status from transfer where coupon_id = c.id offset 0) theirs
          join (
            select direction from transfer where coupon_id = booking and status in ('pending', 'confirmed') and not additional
            offset 0) own on own.direction = theirs.direction
          where c.status = 'pending_payment' or theirs.status = 'confirmed')
      order by c.status = 'pending_payment' limit 1);
  end
$$`;

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(legConflict).execute(db);
}
