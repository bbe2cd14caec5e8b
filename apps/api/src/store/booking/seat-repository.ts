import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

/**
 * Seats of limited shared departures. A transaction that takes seats holds the lock on the departure's row from before the count until the
 * commit. An expired hold counts for nothing, so it needs no release.
 */

/**
 * Milliseconds that a hold must still run to be extended or sold without that lock: longer than any statement may take, so that it cannot
 * expire and its seats be given away before our commit is seen.
 */
export const safeHoldMs = 60_000;

/** True (SQL) when every seat of a booking is sold or held for long enough; also when it has none. */
export function seatsAreSafe(couponId: number, now: number) {
  return sql<boolean>`not exists (
    select from transfer t join seat s on s.transfer_id = t.id
    where t.coupon_id = ${couponId} and t.status <> 'cancelled' and s.held_until < ${new Date(now + safeHoldMs)})`;
}

/**
 * Takes the seats of a booking again, until `heldUntil` or for good (null). Call it with the coupon's row locked.
 * @returns false when they are taken by now; nothing is changed then
 */
export async function retakeSeats(
  tx: Tx,
  couponId: number,
  { now, heldUntil }: { now: number; heldUntil: number | null },
): Promise<boolean> {
  // Counted by the next statement, which sees commits made while this one waited. Ordered against deadlocks.
  await sql`
    select id from shared_departure where id in (
      select s.departure_id from seat s join transfer t on t.id = s.transfer_id
      where t.coupon_id = ${couponId} and t.status <> 'cancelled')
    order by id for update`.execute(tx);
  const { rows } = await sql<{ own: number; taken: number }>`
    with own as (
      select s.transfer_id, s.departure_id, s.seats from seat s join transfer t on t.id = s.transfer_id
      where t.coupon_id = ${couponId} and t.status <> 'cancelled'),
    full_departure as (
      select from own join shared_departure d on d.id = own.departure_id
      where d.capacity < own.seats + (
        select coalesce(sum(other.seats), 0) from seat other
        where other.departure_id = d.id and other.transfer_id <> own.transfer_id and other.released_at is null
          and (other.held_until is null or other.held_until >= ${new Date(now)}))),
    taken as (
      update seat set held_until = ${heldUntil === null ? null : new Date(heldUntil)}, released_at = null
      from own where seat.transfer_id = own.transfer_id and not exists (select from full_departure)
      returning seat.transfer_id)
    select (select count(*) from own) as own, (select count(*) from taken) as taken`.execute(tx);
  return rows[0] !== undefined && rows[0].own === rows[0].taken;
}

/** Sold and held seats of one departure. For reports and tests. */
export async function countTakenSeats(handle: Handle, departureId: number, now: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(seats), 0) as taken from seat
    where departure_id = ${departureId} and released_at is null
      and (held_until is null or held_until >= ${new Date(now)})`.execute(handle);
  return rows[0]?.taken ?? 0;
}
