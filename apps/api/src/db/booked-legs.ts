import type { Direction } from '@traslado/domain/booking/availability';
import type { BookedLeg } from '@traslado/domain/booking/booked-legs';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from './client.ts';

/** Booked legs of stays, and conflicts with one more booking of them: asked by sales, payments, changes and the look-up. */

const legOf = sql`json_build_object('direction', t.direction, 'couponCode', c.coupon_code, 'hotel', c.hotel, 'folio', c.folio,
    'airportId', c.airport_id, 'flightOn', t.flight_on, 'pickUpOn', t.pickup_on, 'pickUpTime', to_char(t.pickup_time, 'HH24:MI'),
    'timeZone', t.time_zone)`;

const standing = sql`c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed'`;

/**
 * Two columns about a stay: `coupons`, numbers of the bookings that it rides on, oldest first, and `legs`, its standing rides. Bookings of
 * the group's own backend are as it answered last.
 */
export function columnsOfBookings(hotel: RawBuilder<unknown>, folio: RawBuilder<unknown>) {
  const own = sql`c.id in (select r.coupon_id from coupon_stay r where r.hotel = ${hotel} and r.folio = ${folio})`;
  const theirs = sql`c.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', ${hotel}, 'folio', ${folio}))`;
  return sql`
    (select coalesce(json_agg(number order by at, number), '[]') from (
      select c.coupon_code as number, c.created_at as at from coupon c where ${own}
      union all
      select c.code, to_timestamp((c.facts ->> 'createdAt')::bigint / 1000.0) from their_coupon c where ${theirs}
      order by at, number limit 200) numbers) as coupons,
    (select coalesce(json_agg(leg order by at), '[]') from (
      select ${legOf} as leg, t.pickup_at as at from coupon c join transfer t on t.coupon_id = c.id where ${own} and ${standing}
      union all
      select json_build_object('direction', t ->> 'direction', 'couponCode', c.code, 'hotel', c.hotel, 'folio', c.folio,
          'airportId', (c.facts ->> 'airportId')::int, 'flightOn', t ->> 'flightOn', 'pickUpOn', t ->> 'pickUpOn',
          'pickUpTime', t ->> 'pickUpTime', 'timeZone', t ->> 'timeZone'),
        to_timestamp((t ->> 'pickUpAt')::bigint / 1000.0)
      from their_coupon c, jsonb_array_elements(c.facts -> 'transfers') t
      where ${theirs} and c.facts ->> 'status' in ('confirmed', 'partially_cancelled') and t ->> 'status' = 'confirmed') rides) as legs`;
}

type StayName = { readonly hotel: string; readonly folio: string };

/** `booked`: another booking of the same leg stands. `paying`: the payment of one is under way. */
export type LegConflict = 'booked' | 'paying';

const namesOf = (stays: readonly StayName[]): RawBuilder<unknown> =>
  sql`${JSON.stringify(stays.map(({ hotel, folio }) => ({ hotel, folio })))}::jsonb`;

/** The stays of a booking as `leg_conflict` takes them. */
const staysOfCoupon = (couponId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_agg(jsonb_build_object('hotel', hotel, 'folio', folio)) from coupon_stay where coupon_id = ${couponId})`;

/** The stays that do not ride on a booking yet. */
const newStays = (couponId: number, stays: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_agg(jsonb_build_object('hotel', n.hotel, 'folio', n.folio)) from jsonb_to_recordset(${stays}) as n(hotel text, folio text)
  where not exists (
    select from coupon_stay r where r.coupon_id = ${couponId} and r.hotel = n.hotel and r.folio = n.folio))`;

/**
 * The conflict that stops a booking from being confirmed or paid; null for none. Locks its stays as a sale does: the rows of bookings are
 * locked before them, or skipped.
 */
export const conflictOfCoupon = (couponId: RawBuilder<unknown>): RawBuilder<LegConflict | null> =>
  sql`leg_conflict(${couponId}, ${staysOfCoupon(couponId)})`;

/** The conflict that stops these stays from riding on a booking; stays that ride on it already are not checked. */
export const conflictOfStays = (
  couponId: number,
  stays: RawBuilder<unknown>,
): RawBuilder<LegConflict | null> => sql`leg_conflict(${couponId}::int, ${newStays(couponId, stays)})`;

/** The same for a list. */
export const conflictOfNewStays = (
  couponId: number,
  stays: readonly StayName[],
): RawBuilder<LegConflict | null> => conflictOfStays(couponId, namesOf(stays));

export async function findConflictOfCoupon(tx: Tx, couponId: number): Promise<LegConflict | null> {
  const { rows } = await sql<{ conflict: LegConflict | null }>`
    select ${conflictOfCoupon(sql`${couponId}::int`)} as conflict`.execute(tx);
  return rows[0]?.conflict ?? null;
}

export async function findConflictOfStays(
  tx: Tx,
  couponId: number,
  stays: readonly StayName[],
): Promise<LegConflict | null> {
  const { rows } = await sql<{ conflict: LegConflict | null }>`
    select ${conflictOfNewStays(couponId, stays)} as conflict`.execute(tx);
  return rows[0]?.conflict ?? null;
}

/** Standing rides in these directions, of bookings that any of the stays ride on, the next one first. */
export async function listBookedLegs(
  handle: Handle,
  {
    stays,
    directions,
    except = null,
  }: {
    readonly stays: readonly StayName[];
    readonly directions: readonly Direction[];
    /** A booking that does not count. */
    readonly except?: number | null;
  },
): Promise<readonly BookedLeg[]> {
  const { rows } = await sql<{ legs: readonly BookedLeg[] }>`
    with name as (select * from jsonb_to_recordset(${namesOf(stays)}) as name(hotel text, folio text))
    select coalesce(json_agg(${legOf} order by t.pickup_at, t.id), '[]') as legs
    from coupon c join transfer t on t.coupon_id = c.id
    where c.id in (
        select r.coupon_id from coupon_stay r
        where (r.hotel, r.folio) in (select hotel, folio from name) and r.coupon_id is distinct from ${except}::int)
      and ${standing} and t.direction = any(${[...directions]}::text[])`.execute(handle);
  return rows[0]?.legs ?? [];
}

/** The standing and unpaid bookings of a stay and of its group's stays (0 for none). */
export async function listLiveCoupons(
  handle: Handle,
  { stay, groupId }: { readonly stay: StayName; readonly groupId: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from coupon c where c.status in ('pending_payment', 'confirmed', 'partially_cancelled') and c.id in (
      select r.coupon_id from coupon_stay r where r.hotel = ${stay.hotel} and r.folio = ${stay.folio}
      union all
      select r.coupon_id from receptive_group_stay g join coupon_stay r on r.hotel = g.hotel and r.folio = g.folio
      where g.group_id = ${groupId})`.execute(handle);
  return rows.map(({ id }) => id);
}
