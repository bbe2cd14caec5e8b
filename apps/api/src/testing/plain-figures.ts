import type { FigureName } from '@traslado/domain/reports/figures';

/**
 * Each figure once more, as its definition reads, for its test: written by hand and sharing nothing with the statements that the reports
 * send. `$1` and `$2` are the days, `$3` a property or null for all.
 */
const sold = (what: string, day: string, more = ''): string => `
  select ${what} as value from coupon b, property p where p.id = b.property_id and ($3::int is null or p.id = $3)
    and b.confirmed_at is not null and (timezone(p.time_zone, ${day}))::date >= $1::date and (timezone(p.time_zone, ${day}))::date <= $2::date ${more}`;

const ridden = (what: string, states: string): string => `
  select ${what} as value from transfer r, coupon b where b.id = r.coupon_id and ($3::int is null or b.property_id = $3)
    and b.confirmed_at is not null and r.status in (${states}) and r.pickup_on >= $1::date and r.pickup_on <= $2::date`;

const standing = `'confirmed', 'completed', 'no_show'`;
const any = `${standing}, 'cancelled', 'pending'`;
const people = '(b.adults + b.children + b.baby_seats)';
const part = `(case b.trip_type when 'round_trip' then
  (case r.direction when 'arrival' then ceil(b.total_minor / 2.0) else floor(b.total_minor / 2.0) end) else b.total_minor end)`;
const share = (of: string, all = '*'): string =>
  `100.0 * count(*) filter (where ${of}) / nullif(count(${all}), 0)`;

const ofPayments = (what: string): string => `
  select ${what} as value from payment_attempt a, coupon b, property p
  where b.id = a.coupon_id and p.id = b.property_id and ($3::int is null or p.id = $3) and a.status in ('failed', 'succeeded')
    and timezone(p.time_zone, a.created_at)::date between $1 and $2`;

/** Rides and notices of flights, by the day of the ride. */
const followed = (what: string, more: string): string => `
  select ${what} as value from transfer r join coupon b on b.id = r.coupon_id and b.confirmed_at is not null
    left join followed_ride f on f.transfer_id = r.id
  where ($3::int is null or b.property_id = $3) and r.flight_code <> '' and r.pickup_on between $1 and $2 and ${more}`;
const noticed = (what: string, more = 'true'): string => `
  select ${what} as value from ride_notice n, followed_ride f, transfer r, coupon b
  where f.transfer_id = n.transfer_id and r.id = n.transfer_id and b.id = r.coupon_id and b.confirmed_at is not null
    and ($3::int is null or b.property_id = $3) and r.pickup_on between $1 and $2 and ${more}`;
/** The last fact of a kind that was known when a notice went out, by its value. */
const lastFact = (
  kinds: string,
): string => `(select a."is" from ride_fact a where a.transfer_id = n.transfer_id and a.kind in (${kinds})
  and a.learned_at <= n.told_at order by a.number desc limit 1)`;
const epoch = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint::text`;

export const PLAIN_FIGURES: Readonly<Record<FigureName, string>> = {
  sales: sold('coalesce(sum(b.total_minor), 0) / 100.0', 'b.confirmed_at'),
  bookings: sold('count(*)', 'b.confirmed_at'),
  price_of_booking: sold('avg(b.total_minor) / 100.0', 'b.confirmed_at'),
  upgraded: sold(share('b.total_minor > 0'), 'b.confirmed_at', 'and b.included_minor > 0'),
  refunds: sold('100.0 * sum(b.refunded_minor) / nullif(sum(b.paid_minor), 0)', 'b.confirmed_at'),
  rides: ridden('count(*)', standing),
  passengers: ridden(`coalesce(sum(${people}), 0)`, standing),
  vehicles: ridden('coalesce(sum(b.vehicles) filter (where b.private), 0)', standing),
  ridden: ridden(`coalesce(sum(${part}), 0) / 100.0`, standing),
  included: ridden(share('b.total_minor = 0'), standing),
  price_per_passenger: ridden(`sum(${part}) / 100.0 / nullif(sum(${people}), 0)`, standing),
  price_per_vehicle: ridden(
    `sum(${part}) filter (where b.private) / 100.0 / nullif(sum(b.vehicles) filter (where b.private), 0)`,
    standing,
  ),
  lead_time: ridden(
    'percentile_cont(0.5) within group (order by extract(epoch from r.pickup_at - b.confirmed_at) / 3600)',
    standing,
  ),
  cancelled_share: ridden(share(`r.status = 'cancelled'`), any),
  no_shows: ridden(share(`r.status = 'no_show'`), `'completed', 'no_show'`),
  attach_rate: `
    select ${share(`exists (
      select 1 from coupon_stay w, coupon b, transfer r where w.coupon_id = b.id and r.coupon_id = b.id and w.hotel = s.hotel and w.folio = s.folio
        and b.confirmed_at is not null and r.direction = 'arrival' and r.status in (${standing}))`)} as value
    from pms_stay s, property p where p.code = s.hotel and ($3::int is null or p.id = $3) and s.status in ('RESERVED', 'IN_HOUSE', 'CHECKED_OUT')
      and s.arrival_on between $1 and $2`,
  // A ride was cancelled when its booking was, or by the change that names it.
  cancellations: `
    select count(*) as value from transfer r, coupon b, property p
    where b.id = r.coupon_id and p.id = b.property_id and ($3::int is null or p.id = $3) and r.status = 'cancelled'
      and b.confirmed_at is not null and timezone(p.time_zone, coalesce((
        select min(g.ended_at) from coupon_change g, jsonb_array_elements(case jsonb_typeof(g.plan) when 'array' then g.plan else '[]' end) leg
        where g.coupon_id = b.id and g.kind = 'cancel' and g.status = 'applied' and (leg ->> 'id')::int = r.id), b.cancelled_at))::date between $1 and $2`,
  declines: ofPayments(`count(*) filter (where a.status = 'failed')`),
  decline_rate: ofPayments(share(`a.status = 'failed'`)),
  recovered: `
    select ${share('b.confirmed_at is not null')} as value from coupon b, property p
    where p.id = b.property_id and ($3::int is null or p.id = $3) and timezone(p.time_zone, b.created_at)::date between $1 and $2
      and b.id in (select coupon_id from payment_attempt where status = 'failed' and change_id is null)`,
  messages: `
    select 100.0 * (
      select count(*) from contact_message m, property p where p.id = m.property_id and ($3::int is null or p.id = $3)
        and timezone(p.time_zone, m.created_at)::date between $1 and $2) / nullif((
      select count(*) from transfer r, coupon b where b.id = r.coupon_id and ($3::int is null or b.property_id = $3)
        and b.confirmed_at is not null and r.status in (${standing}) and r.pickup_on between $1 and $2), 0) as value`,
  first_answer: `
    select percentile_cont(0.5) within group (order by extract(epoch from (
      select a.answered_at from message_answer a where a.message_id = m.id) - m.created_at) / 3600) as value
    from contact_message m, property p where p.id = m.property_id and ($3::int is null or p.id = $3)
      and exists (select from message_answer a where a.message_id = m.id) and timezone(p.time_zone, m.created_at)::date between $1 and $2`,
  self_service: `
    select ${share('g.acting is null')} as value from coupon_change g, coupon b, property p
    where b.id = g.coupon_id and p.id = b.property_id and ($3::int is null or p.id = $3) and g.status = 'applied'
      and timezone(p.time_zone, g.ended_at)::date between $1 and $2`,
  differences: `
    select count(*) as value from money_difference d left join coupon b on b.id = d.coupon_id left join property p on p.id = b.property_id
    where ($3::int is null or p.id = $3) and d.status = 'open'
      and timezone(coalesce(p.time_zone, 'UTC'), d.happened_at)::date between $1 and $2`,
  letters: `
    select ${share(`m.status in ('sent', 'kept')`)} as value from mail m, coupon b, property p
    where b.id = m.coupon_id and p.id = b.property_id and ($3::int is null or p.id = $3) and m.status in ('sent', 'kept', 'failed')
      and m.kind in ('confirmation', 'payment_reminder', 'change', 'cancellation', 'refund') and timezone(p.time_zone, m.created_at)::date between $1 and $2`,
  flight_coverage: followed(
    share(`r.id in (select x.transfer_id from followed_ride x, flight_news h where h.flight_id = x.flight_id
      and r.pickup_at - h.learned_at >= interval '24 hours')`),
    `(r.status in ('completed', 'no_show') or (r.status = 'confirmed' and f.frozen is not null))
      and r.pickup_at - coalesce(f.named_at, b.confirmed_at) >= interval '24 hours'`,
  ),
  pick_ups_moved: followed(
    'count(*)',
    `(f.expected_at >= f.sold_pick_up_at + interval '15 minutes' or f.expected_at <= f.sold_pick_up_at - interval '15 minutes')`,
  ),
  estimate_error: followed(
    'percentile_cont(0.5) within group (order by (select w.estimate_error from watched_flight w where w.id = f.flight_id))',
    'exists (select from watched_flight w where w.id = f.flight_id and w.estimate_error is not null)',
  ),
  frozen_rides: followed(
    'count(*)',
    `r.id in (select a.transfer_id from ride_fact a where a.kind = 'frozen')`,
  ),
  told_in_time: noticed(
    share(`n.told_at <= n.learned_at + interval '2 minutes'`),
    `n.audience = 'guest' and n.told_at is not null and n.kind not in ('ride_frozen', 'ride_unfrozen', 'landed')
      and greatest(n.pick_up_at, n.was_at) - least(n.pick_up_at, n.was_at) >= interval '15 minutes'`,
  ),
  told_wrongly: noticed(
    'count(*)',
    `n.told_at is not null and case n.kind when 'ride_frozen' then ${lastFact(`'frozen', 'unfrozen'`)} is null
      when 'pick_up_moved' then coalesce(${lastFact(`'expected_pick_up'`)}, ${epoch('f.sold_pick_up_at')}) <> ${epoch('n.pick_up_at')} else false end`,
  ),
  notices: noticed('count(*)'),
  second_channel: noticed(share('n.channel is null'), `n.audience = 'guest' and n.told_at is not null`),
  notice_cost: followed('0 * nullif(count(*), 0)', 'f.transfer_id is not null'),
};
