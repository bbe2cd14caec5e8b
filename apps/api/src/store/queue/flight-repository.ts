import { FLIGHT_TROUBLES, type FlightTrouble, UNKNOWN_HOURS } from '@traslado/domain/desk/queues';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { type RawBuilder, sql } from 'kysely';
import { isNamedFlight } from '../../db/followed-rides.ts';

const at = (now: number): RawBuilder<unknown> => sql`${new Date(now)}::timestamptz`;

/** True where the guest agreed to pushes, or to a channel of their present number, that have not failed since. Channels that are off count: it is the guest's wish. */
const isReachedByPhone = sql`exists (
  select from (
    select distinct on (c.channel) c.channel, c.is_given, c.phone, c.at from guest_consent c
    where c.coupon_id = t.coupon_id and c.purpose = 'ride' order by c.channel, c.id desc) k
  where k.is_given and (k.channel = 'push' or k.phone = o.contact_phone) and not exists (
    select from notice_delivery v join ride_notice n on n.id = v.notice_id
    where n.transfer_id = t.id and v.channel = k.channel and v.state = 'failed' and v.handed_over_at >= k.at))`;

/** Since when a followed ride `f` of a flight `w` has a trouble; null where it has not. */
const TROUBLES: Readonly<Record<FlightTrouble, (near: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  frozen: () => sql.ref('f.frozen_since'),
  unanswered: () =>
    sql`case when f.proposed_at is not null then (select max(a.learned_at) from ride_fact a where a.transfer_id = t.id and a.kind = 'proposed_pick_up') end`,
  unreachable: (near) =>
    sql`case when ${near} and not ${isReachedByPhone} then (select min(g.found_at) from data_finding g where g.coupon_id = t.coupon_id and g.kind = 'email_bounced' and g.resolved_at is null) end`,
  contradicting: () => sql`case when w.contradicts or f.is_against_hand then w.heard_at end`,
  unknown: (near) =>
    sql`case when ${near} and w.heard_at is null and w.hand_at is null and w.answer is not null then coalesce(w.asked_at, f.named_at) end`,
};

/** A ride whose flight is news until then: a driver waits no longer than this after the sold pick-up. */
const FLIGHT_DAYS = 2;

/** Rides whose flight needs a person, one row a ride, as a queue asks for its rows. */
export const flightTroubles = (now: number): RawBuilder<unknown> => sql`
    select t.id::text as key, t.coupon_id, t.coupon_id as ride_coupon, coalesce(t.property_id, o.property_id) as property_id, x.since,
      null::timestamptz as due, x.about, null::text as who, f.counts_at as ride_at, json_build_object('id', w.id, 'code', f.flight_code) as flight
    from (
      select g.transfer_id from followed_ride g where g.frozen is not null
      union select r.id from transfer r where r.status = 'confirmed' and r.pickup_at between ${at(now - FLIGHT_DAYS * DAY_MS)} and ${at(now + FLIGHT_DAYS * DAY_MS)}) near
      join followed_ride f on f.transfer_id = near.transfer_id and (f.frozen is not null or f.waits_until >= ${at(now)})
      join watched_flight w on w.id = f.flight_id join transfer t on t.id = f.transfer_id and t.status = 'confirmed' and ${isNamedFlight}
      join coupon o on o.id = t.coupon_id
      cross join lateral (
        select string_agg(s.trouble, ',' order by s.place) as about, min(s.since) as since
        from (values ${sql.join(
          FLIGHT_TROUBLES.map(
            (trouble, place) =>
              sql`(${sql.lit(trouble)}, ${sql.lit(place)}, ${TROUBLES[trouble](sql`t.pickup_at < ${at(now + UNKNOWN_HOURS * HOUR_MS)}`)})`,
          ),
        )}) s (trouble, place, since)
        where s.since is not null) x
    where x.about is not null`;
