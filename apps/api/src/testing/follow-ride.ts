import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** A ride whose flight was just reported, and its first fact, as the sweep leaves them; no feed is asked about it any more. */
export async function insertFollowed(
  db: Db,
  transferId: number,
  said: { readonly state: 'cancelled' } | { readonly state: 'scheduled'; readonly lateByMinutes: number },
  now: number,
): Promise<void> {
  const at = new Date(now);
  const isFrozen = said.state === 'cancelled';
  const late = `${isFrozen ? 0 : said.lateByMinutes} minutes`;
  await sql`
    with ride as (
      select t.*, c.airport_id, c.created_at as named_at, (t.flight_on + t.flight_time) at time zone t.time_zone as flight_at
      from transfer t join coupon c on c.id = t.coupon_id where t.id = ${transferId}),
    flight as (
      insert into watched_flight (operating_key, direction, airport_id, scheduled_on, scheduled_at, flight_at, over_at, answer, state, heard_at)
      select ${`ZZ${randomBytes(4).toString('hex').toUpperCase()}`}, direction, airport_id, flight_on, flight_at, flight_at,
        flight_at + interval '4 hours', 'unaskable', ${said.state}, ${at}::timestamptz
      from ride returning id),
    news as (
      insert into flight_news (flight_id, source, state, gate_scheduled_at, gate_estimated_at, quality, learned_at)
      select flight.id, 'test', ${said.state}, ride.flight_at, ride.flight_at + ${late}::interval, 'live', ${at}::timestamptz from ride, flight),
    fact as (
      insert into ride_fact (transfer_id, number, kind, "is", learned_at)
      select id, 1, ${isFrozen ? 'frozen' : 'proposed_pick_up'},
        ${isFrozen ? sql`'cancelled'` : sql`(extract(epoch from pickup_at + ${late}::interval) * 1000)::bigint::text`}, ${at}::timestamptz from ride)
    insert into followed_ride (transfer_id, flight_id, flight_code, named_at, sold_flight_at, sold_pick_up_at, sold_change_until,
      sold_cancel_until, expected_at, counts_at, waits_until, state, frozen, frozen_since, frozen_cause, proposed_at, last_fact)
    select ride.id, flight.id, flight_code, named_at, flight_at, pickup_at, change_until, cancel_until, pickup_at, pickup_at, pickup_at,
      ${said.state}, ${isFrozen ? 'cancelled' : null}, ${isFrozen ? at : null}::timestamptz, ${isFrozen ? 'airline' : null},
      ${isFrozen ? sql`null` : sql`pickup_at + ${late}::interval`}, 1
    from ride, flight`.execute(db);
}
