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

/** The pick-ups of a booking's rides as they are expected now, by the clock of the airport. */
export async function listExpectedPickUps(
  handle: Handle,
  couponId: number,
): Promise<{ readonly transferId: number; readonly date: string; readonly time: string }[]> {
  const { rows } = await sql<{ transferId: number; date: string; time: string }>`
    select t.id as transfer_id, (e.pick_up_at at time zone t.time_zone)::date as date,
      to_char(e.pick_up_at at time zone t.time_zone, 'HH24:MI') as time
    from transfer t ${joinExpected} where t.coupon_id = ${couponId}`.execute(handle);
  return rows;
}
