import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { makeLinkKey } from '../../db/link-key.ts';
import type { TestApp } from '../open-test-app.ts';
import type { Officer, Own } from './person.ts';
import type { Things } from './things.ts';

const fresh = () => randomBytes(5).toString('hex').toUpperCase();

/** The stay of a booking and a ride of it, copied from the first existing one: no booking is without either. Returns the ride. */
export async function insertRide(
  test: TestApp,
  couponId: number,
  { status, at }: { readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled'; readonly at: Date },
): Promise<number> {
  await sql`
    insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
    select id, hotel, folio, guest_name, true, adults, children, baby_seats from coupon where id = ${couponId}`.execute(
    test.db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into transfer (coupon_id, direction, status, flight_code, is_national, flight_on, flight_time, pickup_on, pickup_time, pickup_at,
      time_zone, place_id, change_until, cancel_until)
    select ${couponId}::int, 'arrival', ${status}, flight_code, is_national, flight_on, flight_time, pickup_on, pickup_time,
      ${at}::timestamptz, time_zone, place_id, ${at}::timestamptz, ${at}::timestamptz
    from transfer order by id limit 1
    returning id`.execute(test.db);
  return rows[0]?.id ?? 0;
}

/** A ride of a booking of its own, three hours ago, like any that there is; marked where a call takes a mark back. */
async function makeRide(
  test: TestApp,
  { call, id, username }: Officer,
  hoursAhead = -3,
): Promise<Own['rows']> {
  const at = new Date(test.now() + hoursAhead * HOUR_MS);
  const { rows } = await sql<{ id: number }>`
    insert into coupon (coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, trip_type, private, included, status,
      adults, children, baby_seats, passengers, vehicles, total_minor, price, contact_name, contact_email, contact_phone, language,
      company, movement_origin_id, created_at)
    select ${fresh()}, hotel, ${`BP${fresh()}-1`}, 'Nobody', property_id, airport_id, service_id, 'arrival', private, true, 'confirmed',
      2, 0, 0, 2, 1, 0, price, 'Nobody', 'nobody@example.com', '+15551234567', 'en', company, movement_origin_id, ${at}::timestamptz
    from coupon c where exists (select from transfer t where t.coupon_id = c.id) order by id limit 1
    returning id`.execute(test.db);
  const [booking] = rows;
  if (!booking) return {};
  const isMarked = call === 'takeMarkBack';
  const ride = await insertRide(test, booking.id, { status: isMarked ? 'completed' : 'confirmed', at });
  if (isMarked)
    await sql`insert into ride_mark (transfer_id, outcome, marked_at, marked_by, marked_name)
      values (${ride}, 'completed', ${at}, ${id}, ${username})`.execute(test.db);
  return { 'past ride': ride };
}

/** The followed flight of such a ride, with a time by hand. */
async function makeFlight(test: TestApp, officer: Officer, hoursAhead = -3): Promise<Own['rows']> {
  const { 'past ride': ride } = await makeRide(test, officer, hoursAhead);
  const { rows } = await sql<{ id: number }>`
    with flight as (
      insert into watched_flight (operating_key, direction, airport_id, scheduled_on, scheduled_at, flight_at, over_at)
      select ${`ZX${fresh().slice(0, 8)}`}, 'arrival', c.airport_id, '2026-12-21', '2026-12-21T20:10:00Z', '2026-12-21T20:10:00Z', '2026-12-21T20:10:00Z'
      from transfer t join coupon c on c.id = t.coupon_id where t.id = ${ride} returning id)
    insert into followed_ride (transfer_id, flight_id, flight_code, named_at, sold_flight_at, sold_pick_up_at, sold_change_until,
      sold_cancel_until, expected_at, counts_at, waits_until)
    select t.id, flight.id, t.flight_code, t.pickup_at, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at, t.change_until, t.cancel_until, t.pickup_at, t.pickup_at,
      t.pickup_at
    from transfer t, flight where t.id = ${ride} returning flight_id as id`.execute(test.db);
  return { 'watched flight': rows[0]?.id ?? 0 };
}

/** A link of a message about a followed ride to come. */
async function makeRideLink(test: TestApp, officer: Officer): Promise<Own['rows']> {
  const { 'watched flight': flight } = await makeFlight(test, officer, 3);
  const { key, hash } = makeLinkKey();
  const at = new Date(test.now());
  await sql`
    with ride as (
      update followed_ride set last_fact = 1, frozen = 'cancelled', frozen_since = ${at}::timestamptz where flight_id = ${flight} returning transfer_id as id),
    news as (
      insert into flight_news (flight_id, source, state, quality, learned_at) values (${flight}, 'test', 'cancelled', 'live', ${at}::timestamptz)),
    fact as (
      insert into ride_fact (transfer_id, number, kind, "is", learned_at) select id, 1, 'frozen', 'cancelled', ${at}::timestamptz from ride),
    notice as (
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, outcome, learned_at, made_at, told_at)
      select id, 'guest', 1, 'ride_frozen', ${at}::timestamptz, ${at}::timestamptz, 'cancelled', 'mail', 'told', ${at}::timestamptz, ${at}::timestamptz,
        ${at}::timestamptz from ride returning id)
    insert into notice_link (hash, notice_id, made_at) select ${hash}, id, ${at}::timestamptz from notice`.execute(
    test.db,
  );
  return { 'ride link': key };
}

export const rideThings: Things = {
  'rides/{id}': { names: { id: '@past ride' }, make: makeRide },
  '/v1/ride-link': { names: { key: '@ride link', answer: 'come_anyway' }, make: makeRideLink },
  'flight-watch/{id}': { names: { id: '@watched flight' }, make: makeFlight },
};
