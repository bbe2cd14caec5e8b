import type { Scope } from '@traslado/domain/access/scope';
import type { NoticeChannel } from '@traslado/domain/channels/channel';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';
import { millis, timestamp } from '../../db/instants.ts';
import { inScope } from '../../db/scope.ts';
import type { WatchedRow } from './record.ts';

/** Followed flights as the desk reads them, and times set by hand. */

const property = sql`coalesce(t.property_id, c.property_id)`;

const guest = sql`coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main), c.guest_name)`;

/** Rides of a flight within the scope. A flight without one is none of the reader's. */
const ridersIn = (scope: Scope) => sql`
  followed_ride f join transfer t on t.id = f.transfer_id join coupon c on c.id = t.coupon_id
  where f.flight_id = w.id and t.status <> 'cancelled' and ${isNamedFlight} and ${inScope(scope, property)}`;

export type ListedFlight = WatchedRow & {
  readonly rides: number;
  /** Of the next ride. */
  readonly guest: { readonly booking: number; readonly name: string };
  readonly people: number;
  readonly frozen: number;
  readonly unanswered: number;
  readonly againstHand: boolean;
};

const listedFlight = (scope: Scope) => sql`
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at, w.answer, w.flight_at,
  w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name, w.hand_reason, w.version,
  r.rides, r.guest, r.people, r.frozen, r.unanswered, r.against_hand
  from watched_flight w cross join lateral (
    select count(*)::int as rides, (array_agg(json_build_object('booking', c.id, 'name', ${guest}) order by f.expected_at, t.id))[1] as guest, coalesce(sum(c.adults + c.children + c.baby_seats), 0)::int as people,
      count(f.frozen)::int as frozen, count(f.proposed_at)::int as unanswered, coalesce(bool_or(f.is_against_hand), false) as against_hand
    from ${ridersIn(scope)}) r`;

/** Most flights of a day at an airport. */
const MOST = 1_000;

/** Flights of a day, by their best known time. */
export async function listWatched(
  handle: Handle,
  { airportId, day, scope }: { readonly airportId: number; readonly day: string; readonly scope: Scope },
): Promise<ListedFlight[]> {
  const { rows } = await sql<ListedFlight>`
    select ${listedFlight(scope)}
    where w.airport_id = ${airportId} and w.scheduled_on = ${day}::date and r.rides > 0
    order by w.flight_at, w.operating_key limit ${MOST}`.execute(handle);
  return rows;
}

/** A flight with a ride in the scope; null for none. */
export async function findWatched(handle: Handle, id: number, scope: Scope): Promise<ListedFlight | null> {
  const { rows } = await sql<ListedFlight>`
    select ${listedFlight(scope)} where w.id = ${id} and r.rides > 0`.execute(handle);
  return rows[0] ?? null;
}

type ToldNotice = {
  readonly audience: 'guest' | 'resort' | 'desk';
  readonly kind: GuestNoticeKind;
  readonly wasAt: number;
  readonly pickUpAt: number;
  readonly channel: NoticeChannel | null;
  readonly outcome: 'waiting' | 'told' | 'not_sent';
  readonly because: string | null;
  readonly learnedAt: number;
  readonly toldAt: number | null;
};

export type Rider = {
  readonly id: number;
  readonly reference: string;
  readonly couponId: number;
  readonly propertyId: number;
  readonly guest: string;
  readonly people: number;
  readonly status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  readonly flightCode: string;
  readonly soldPickUpAt: number;
  readonly expectedAt: number;
  readonly expectedBasis: string;
  readonly waitsUntil: number;
  readonly frozen: 'cancelled' | 'cancelled_uncertain' | 'diverted' | 'moved' | null;
  readonly frozenCause: 'airline' | 'guest' | null;
  readonly proposedAt: number | null;
  readonly notices: readonly ToldNotice[];
};

/** The rides of a flight within the scope, with their notices. */
export async function listRiders(handle: Handle, flightId: number, scope: Scope): Promise<Rider[]> {
  const { rows } = await sql<Rider>`
    select t.id, t.reference, c.id as coupon_id, ${property} as property_id,
      ${guest} as guest,
      c.adults + c.children + c.baby_seats as people, t.status, f.flight_code, f.sold_pick_up_at, f.expected_at, f.expected_basis, f.waits_until,
      f.frozen, f.frozen_cause, f.proposed_at,
      (select coalesce(json_agg(json_build_object('audience', n.audience, 'kind', n.kind, 'wasAt', ${millis('n.was_at')},
          'pickUpAt', ${millis('n.pick_up_at')}, 'channel', n.channel, 'outcome', n.outcome, 'because', n.because,
          'learnedAt', ${millis('n.learned_at')}, 'toldAt', ${millis('n.told_at')}) order by n.id), '[]')
        from ride_notice n where n.transfer_id = t.id) as notices
    from watched_flight w, ${ridersIn(scope)} and w.id = ${flightId} order by f.expected_at, t.id`.execute(
    handle,
  );
  return rows;
}

/** Sets a time by hand, or takes it away, on the seen version; null for any. False where the flight has another version. */
export async function updateHand(
  tx: Tx,
  id: number,
  hand: { readonly at: number; readonly reason: string } | null,
  {
    accountId,
    username,
    seen,
    now,
  }: {
    readonly accountId: number;
    readonly username: string;
    readonly seen: number | null;
    readonly now: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update watched_flight set hand_at = ${timestamp(hand?.at ?? null)}, hand_set_at = ${timestamp(hand && now)},
      hand_by = ${hand && accountId}::int, hand_name = ${hand && username}::text, hand_reason = ${hand?.reason ?? null}::text, version = version + 1
    where id = ${id} and version = coalesce(${seen}::int, version) returning id`.execute(tx);
  return rows.length > 0;
}
