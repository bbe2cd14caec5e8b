import { sql } from 'kysely';

/**
 * True for `followed_ride f` that follows the flight which `transfer t` names now. After a change it follows the old one until the next round:
 * nothing of that flight is the ride's any more.
 */
export const isNamedFlight = sql<boolean>`(f.flight_code, f.sold_flight_at, f.sold_pick_up_at)
  = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)`;

/** The pick-up of `transfer t` by what is known of its flight: the sold one where nothing moved it. */
export const expectedPickUp = sql`coalesce(
  (select f.expected_at from followed_ride f where f.transfer_id = t.id and ${isNamedFlight}), t.pickup_at)`;
