-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listWatched
select
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at,
  w.answer, w.flight_at, w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name,
  w.hand_reason, w.version, r.rides, r.guest, r.people, r.frozen, r.unanswered, r.against_hand
from
  watched_flight w
  cross join lateral (
    select
      count(*)::int as rides,
      (
        array_agg(
          json_build_object(
            'booking', c.id, 'name',
            coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main), c.guest_name)
          ) order by f.expected_at, t.id
        )
      ) [1] as guest, coalesce(sum(c.adults + c.children + c.baby_seats), 0)::int as people,
      count(f.frozen)::int as frozen, count(f.proposed_at)::int as unanswered,
      coalesce(bool_or(f.is_against_hand), false) as against_hand
    from followed_ride f join transfer t on t.id = f.transfer_id join coupon c on c.id = t.coupon_id
    where
      f.flight_id = w.id and t.status <> 'cancelled'
      and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
      and coalesce(coalesce(t.property_id, c.property_id) = any ($1::int[]), false)
  ) r
where w.airport_id = $2 and w.scheduled_on = $3::date and r.rides > 0 order by w.flight_at, w.operating_key limit $4;

-- findWatched
-- … 23 lines of listWatched
      and true
  ) r
where w.id = $1 and r.rides > 0;

-- listRiders
select
  t.id, t.reference, c.id as coupon_id, coalesce(t.property_id, c.property_id) as property_id,
  coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main), c.guest_name) as guest,
  c.adults + c.children + c.baby_seats as people, t.status, f.flight_code, f.sold_pick_up_at, f.expected_at,
  f.expected_basis, f.waits_until, f.frozen, f.frozen_cause, f.proposed_at,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'audience', n.audience, 'kind', n.kind, 'wasAt', (extract(epoch from "n"."was_at") * 1000)::bigint,
            'pickUpAt', (extract(epoch from "n"."pick_up_at") * 1000)::bigint, 'channel', n.channel, 'outcome',
            n.outcome, 'because', n.because, 'learnedAt', (extract(epoch from "n"."learned_at") * 1000)::bigint,
            'toldAt', (extract(epoch from "n"."told_at") * 1000)::bigint
          ) order by n.id
        ), '[]'
      )
    from ride_notice n where n.transfer_id = t.id
  ) as notices
from watched_flight w, followed_ride f join transfer t on t.id = f.transfer_id join coupon c on c.id = t.coupon_id
where
  f.flight_id = w.id and t.status <> 'cancelled'
  and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
  and true and w.id = $1
order by f.expected_at, t.id;

-- updateHand
update watched_flight
set
  hand_at = $1::timestamptz, hand_set_at = $2::timestamptz, hand_by = $3::int, hand_name = $4::text,
  hand_reason = $5::text, version = version + 1
where id = $6 and version = coalesce($7::int, version) returning id;
