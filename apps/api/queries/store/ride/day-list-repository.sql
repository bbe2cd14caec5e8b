-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRides: of an airport
select
  t.id, t.id::text as key, t.reference, c.id as coupon_id, array[c.coupon_code, c.folio] || s.folios as numbers,
  t.version || '.' || c.version as version, c.status as booking, t.direction, t.status, t.assumed as is_assumed,
  t.flight_code, t.airline_id, t.is_national, t.terminal, t.place_id, t.flight_on,
  to_char(t.flight_time, 'HH24:MI') as flight_time, t.pickup_on as pick_up_on,
  to_char(t.pickup_time, 'HH24:MI') as pick_up_time, t.pickup_at as pick_up_at, t.time_to_check as is_time_to_check,
  (
    select
      json_build_object(
        'expectedOn', to_char(f.expected_at at time zone t.time_zone, 'YYYY-MM-DD'), 'expectedTime',
        to_char(f.expected_at at time zone t.time_zone, 'HH24:MI'), 'expectedAt',
        (extract(epoch from f.expected_at) * 1000)::bigint, 'state', f.state, 'isUnheard', w.heard_at is null
        and w.hand_at is null and w.answer is not null, 'frozen', f.frozen, 'toldAt',
        (
          select (extract(epoch from max(n.told_at)) * 1000)::bigint from ride_notice n
          where n.transfer_id = t.id and n.audience = 'guest'
        ), 'notice',
        (
          select
            json_build_object(
              'at', (extract(epoch from coalesce(n.told_at, n.made_at)) * 1000)::bigint, 'pickUpAt',
              (extract(epoch from n.pick_up_at) * 1000)::bigint, 'channel', n.channel, 'outcome', n.outcome, 'because',
              n.because
            )
          from ride_notice n where n.transfer_id = t.id and n.audience = 'guest' order by n.id desc limit 1
        )
      )
    from followed_ride f join watched_flight w on w.id = f.flight_id
    where
      f.transfer_id = t.id
      and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
  ) as followed, t.special_items, t.special_answer,
  exists (select from coupon_change g where g.coupon_id = c.id and g.status = 'pending') as is_change_waiting,
  array(
    select f.kind from data_finding f
    where f.coupon_id = c.id and f.resolved_at is null and (f.transfer_id is null or f.transfer_id = t.id)
  ) as findings, c.airport_id, coalesce(t.property_id, c.property_id) as property_id, c.service_id,
  c.private as is_private, c.vehicles, c.adults, c.children, c.baby_seats, coalesce(s.guest, c.guest_name) as guest,
  coalesce(s.stays - 1, 0) as companions, (select p.room from pms_stay p where p.hotel = c.hotel and p.folio = c.folio
  ) as room, c.observation as request,
  (
    select
      json_build_object(
        'outcome', m.outcome, 'reason', m.reason, 'note', m.note, 'by', m.marked_name, 'markedAt',
        (extract(epoch from m.marked_at) * 1000)::bigint
      )
    from ride_mark m where m.transfer_id = t.id and m.taken_back_at is null
  ) as mark
from
  transfer t join coupon c on c.id = t.coupon_id
  cross join lateral (
    select count(*)::int as stays, array_agg(r.folio) as folios, min(r.guest) filter (where r.main) as guest
    from coupon_stay r where r.coupon_id = c.id
  ) s
where
  t.pickup_on = $1::date and t.status <> 'cancelled'
  and c.status in ('pending_payment', 'confirmed', 'partially_cancelled') and c.airport_id = $2 and true and true
  and true
order by t.pickup_at, t.flight_code, t.id limit $3;

-- listRides: of one property, one way
-- … 56 lines of listRides: of an airport
  and c.status in ('pending_payment', 'confirmed', 'partially_cancelled') and c.airport_id = $2
  and coalesce(t.property_id, c.property_id) = $3 and t.direction = $4
  and coalesce(coalesce(t.property_id, c.property_id) = any ($5::int[]), false)
order by t.pickup_at, t.flight_code, t.id limit $6;

-- listRidesById
-- … 54 lines of listRides: of an airport
where t.id = any ($1::int[]) and coalesce(coalesce(t.property_id, c.property_id) = any ($2::int[]), false)
order by t.pickup_at, t.id;

-- listTheirBookings
select facts from their_coupon where facts -> 'transfers' @> $1::jsonb order by code limit $2;

-- findLastPrint
select p.printed_at, coalesce(a.display_name, p.printed_name) as by, p.form, p.rides
from day_list_print p left join staff_account a on a.id = p.printed_by
where
  p.list_on = $1::date and p.airport_id = $2 and p.property_id is not distinct from $3::int
  and p.direction is not distinct from $4::text and p.scope is not distinct from $5::int[]
order by p.id desc limit 1;

-- insertPrint
insert into
  "day_list_print" (
    "airport_id", "property_id", "direction", "list_on", "scope", "form", "rides", "printed_at", "printed_by",
    "printed_name"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);
