import type { Instant } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle } from './client.ts';

/**
 * True for `followed_ride f` that follows the flight which `transfer t` names now. After a change it follows the old one until the next round:
 * nothing of that flight is the ride's any more.
 */
export const isNamedFlight = sql<boolean>`(f.flight_code, f.sold_flight_at, f.sold_pick_up_at)
  = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)`;

/** Joins `e.pick_up_at` to `transfer t`: its pick-up by the news of its flight, the sold one where nothing moved it. */
export const joinExpected = sql`cross join lateral (select coalesce(
  (select f.expected_at from followed_ride f where f.transfer_id = t.id and ${isNamedFlight}), t.pickup_at) as pick_up_at) e`;

export type MovedPickUp = {
  readonly transferId: number;
  readonly at: Instant;
  /** Least end of the driver's waiting. */
  readonly waitsUntil: Instant;
};

/** The pick-ups of a booking that the news of a flight have moved, as they are now. */
export async function listMovedPickUps(handle: Handle, couponId: number): Promise<MovedPickUp[]> {
  const { rows } = await sql<MovedPickUp>`
    select t.id as transfer_id, f.expected_at as at, f.waits_until from followed_ride f join transfer t on t.id = f.transfer_id
    where t.coupon_id = ${couponId} and ${isNamedFlight}
      and date_trunc('minute', f.expected_at) <> date_trunc('minute', t.pickup_at)`.execute(handle);
  return rows;
}
