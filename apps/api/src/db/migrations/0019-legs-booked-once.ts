import { type Kysely, sql } from 'kysely';

/**
 * A leg is booked once. `additional` marks a ride that its guest wanted beside one that was booked already. `written_at` is when a booking was
 * written, a moment after its request came in: requests that came in before that were made at the same time.
 *
 * `leg_conflict` says what stands against the rides of a booking: `booked` when another booking of one of these stays has the same leg,
 * `paying` when the payment of such a booking is under way, null when nothing does. It locks the stays first, with the locks of a sale. It is
 * a function because each statement of a volatile function sees what was committed while the one before it waited; a plain statement would
 * decide by what it saw before it waited for the locks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table transfer add column additional boolean not null default false`.execute(db);
  await sql`alter table coupon add column written_at timestamptz`.execute(db);
  await sql`
    create function leg_conflict(booking int, stays jsonb) returns text language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(name, 1)) from (
        select hotel || '/' || folio as name from jsonb_to_recordset(stays) as stay(hotel text, folio text) order by 1) names;
      return (
        select case when c.status = 'pending_payment' then 'paying' else 'booked' end
        from jsonb_to_recordset(stays) as stay(hotel text, folio text)
        join coupon_stay s on s.hotel = stay.hotel and s.folio = stay.folio and s.coupon_id <> booking
        join coupon c on c.id = s.coupon_id
        join transfer theirs on theirs.coupon_id = c.id
        join transfer own on own.coupon_id = booking and own.direction = theirs.direction
        where own.status in ('pending', 'confirmed') and not own.additional
          and (c.status in ('confirmed', 'partially_cancelled') and theirs.status = 'confirmed'
            or c.status = 'pending_payment' and exists (
              select from payment_attempt a where a.coupon_id = c.id
                and a.status in ('created', 'processing', 'requires_action', 'unknown')))
        order by c.status = 'pending_payment' limit 1);
    end $$`.execute(db);
}
