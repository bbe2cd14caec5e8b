import { randomBytes } from 'node:crypto';
import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Db, Handle } from '../db/client.ts';
import { followLocked } from '../sellers/follow/watch-flights.ts';
import { insertNews } from '../store/flight-watch/news-repository.ts';
import type { RideToWatch } from '../store/flight-watch/record.ts';
import { lockFlight } from '../store/flight-watch/repository.ts';
import { insertWatched } from '../store/flight-watch/ride-repository.ts';

/** A ride whose flight was just reported, and its first fact, as the sweep leaves them; no feed is asked about it any more. */
export async function insertFollowed(
  handle: Handle,
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
    from ride, flight`.execute(handle);
}

/** The news have moved the pick-up of a followed ride. Returns the sold one, epoch milliseconds. */
export async function movePickUp(handle: Handle, transferId: number, byMinutes: number): Promise<number> {
  const later = (minutes: number) => sql`sold_pick_up_at + make_interval(mins => ${minutes})`;
  const { rows } = await sql<{ sold: number }>`
    update followed_ride set expected_at = ${later(byMinutes)}, waits_until = ${later(byMinutes + 60)}
    where transfer_id = ${transferId} returning sold_pick_up_at as sold`.execute(handle);
  return rows[0]?.sold ?? 0;
}

/** The demo's airport. */
const cancun = {
  clearance: { international: 40, national: 15 },
  following: { taxiMinutes: 8, proposalMinutes: 45, freezeHours: 6 },
};

/** A ride that is followed from now on by a number that no feed is asked about: its test speaks for it. */
export type FollowedRide = {
  readonly flightId: number;
  readonly scheduledAt: number;
  /** News, and all that the product makes of them. @param lateBy minutes of the estimate, or of the end */
  readonly say: (state: FlightNews['state'], lateBy: number, more?: Partial<FlightNews>) => Promise<void>;
};

/** Moves a paid ride to a flight at an instant, and begins to follow it. */
export async function followRideAt(db: Db, bookingNumber: string, flightAt: number): Promise<FollowedRide> {
  const flight = new Date(flightAt);
  const key = `ZZ${randomBytes(4).toString('hex').toUpperCase()}`;
  const flightId = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<RideToWatch>`
      update transfer t set flight_on = (${flight}::timestamptz at time zone t.time_zone)::date,
        flight_time = (${flight}::timestamptz at time zone t.time_zone)::time, pickup_at = ${flight}::timestamptz,
        pickup_on = (${flight}::timestamptz at time zone t.time_zone)::date, pickup_time = (${flight}::timestamptz at time zone t.time_zone)::time,
        change_until = ${flight}::timestamptz - interval '96 hours', cancel_until = ${flight}::timestamptz - interval '5 hours'
      from coupon c where c.id = t.coupon_id and c.coupon_code = ${bookingNumber}
      returning t.id as transfer_id, t.direction, c.airport_id, t.flight_code, t.flight_on, ${flight}::timestamptz as flight_at,
        t.pickup_at as pick_up_at, ${flight}::timestamptz - interval '10 days' as named_at`.execute(tx);
    const ride = rows[0];
    if (!ride) throw new Error(`no ride of ${bookingNumber}`);
    const { direction, airportId, flightOn: on } = ride;
    const named = { key, direction, airportId, on, at: flightAt, isAskable: false };
    await insertWatched(tx, [{ ...ride, flight: named }], Date.now());
    const watched = await sql<{
      id: number;
    }>`select id from watched_flight where operating_key = ${key}`.execute(tx);
    return watched.rows[0]?.id ?? 0;
  });
  return {
    flightId,
    scheduledAt: flightAt,
    say: (state, lateBy, more = {}) =>
      db.transaction().execute(async (tx) => {
        const row = await lockFlight(tx, flightId);
        if (!row) throw new Error(`no flight ${flightId}`);
        const now = Date.now();
        const at = flightAt + lateBy * MINUTE_MS;
        const isEnd = state === 'landed' || state === 'departed';
        const said: FlightNews = {
          source: 'test',
          state,
          divertedTo: null,
          terminal: null,
          gate: null,
          belt: null,
          quality: 'live',
          trueAt: null,
          learnedAt: now,
          ...more,
          times: {
            gate: { scheduledAt: flightAt, estimatedAt: isEnd ? null : at, actualAt: isEnd ? at : null },
            runway: { scheduledAt: null, estimatedAt: null, actualAt: null },
          },
        };
        const news = (await insertNews(tx, [flightId], [{ flightId, news: said }])).get(flightId) ?? [];
        const newsId = news.at(-1)?.id ?? null;
        await followLocked(
          tx,
          [{ flight: row, airport: cancun, news, newsId, learned: null, answer: null }],
          now,
        );
      }),
  };
}
