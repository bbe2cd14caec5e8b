-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRidesToWatch
select
  t.id as transfer_id, t.direction, c.airport_id, t.flight_code, t.flight_on,
  (t.flight_on + t.flight_time) at time zone t.time_zone as flight_at, t.pickup_at as pick_up_at,
  coalesce(
    (
      select max(g.ended_at) from coupon_change g
      where g.coupon_id = c.id and g.transfer_id = t.id and g.status = 'applied'
    ), c.created_at
  ) as named_at
from transfer t join coupon c on c.id = t.coupon_id left join followed_ride f on f.transfer_id = t.id
where
  t.status = 'confirmed' and t.pickup_at between $1::timestamptz and $2::timestamptz and t.flight_code <> ''
  and (
    f.transfer_id is null
    or not (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
  )
order by t.pickup_at, t.id limit $3;

-- insertWatched
insert into
  watched_flight (operating_key, direction, airport_id, scheduled_on, scheduled_at, flight_at, over_at, due_at, answer)
select distinct
  on (key, direction, "airportId", "on") key, direction, "airportId", "on", at, at, at + interval '4 hours',
  $1::timestamptz, case when "isAskable" then null else 'unaskable' end
from
  jsonb_to_recordset($2::jsonb) as r (
    "transferId" int, "flightCode" text, "flightAt" timestamptz, "namedAt" timestamptz, key text, direction text,
    "airportId" int, "on" date, at timestamptz, "isAskable" boolean
  )
order by key, direction, "airportId", "on", at
on conflict (operating_key, direction, airport_id, scheduled_on) do update set due_at = excluded.due_at;
insert into
  followed_ride as f (
    transfer_id, flight_id, flight_code, named_at, sold_flight_at, sold_pick_up_at, sold_change_until,
    sold_cancel_until, expected_at, counts_at, waits_until
  )
select
  t.id, w.id, t.flight_code, r."namedAt", r."flightAt", t.pickup_at, t.change_until, t.cancel_until, t.pickup_at,
  t.pickup_at, t.pickup_at
from
  jsonb_to_recordset($1::jsonb) as r (
    "transferId" int, "flightCode" text, "flightAt" timestamptz, "namedAt" timestamptz, key text, direction text,
    "airportId" int, "on" date, at timestamptz, "isAskable" boolean
  ) join transfer t on t.id = r."transferId" and t.status = 'confirmed'
  join watched_flight w on (w.operating_key, w.direction, w.airport_id, w.scheduled_on) = (r.key, r.direction, r."airportId", r."on")
on conflict (transfer_id) do update
set
  flight_id = excluded.flight_id, flight_code = excluded.flight_code,
  named_at = case
    when (f.flight_code, f.flight_id) = (excluded.flight_code, excluded.flight_id) then f.named_at
    else excluded.named_at
  end, sold_flight_at = excluded.sold_flight_at, sold_pick_up_at = excluded.sold_pick_up_at,
  sold_change_until = excluded.sold_change_until, sold_cancel_until = excluded.sold_cancel_until,
  accepted_flight_at = null, accepted_pick_up_at = null, accepted_at = null, kept_against_at = null,
  comes_anyway_at = null;

-- moveRides
with
  other as (
    insert into
      watched_flight as w (operating_key, direction, airport_id, scheduled_on, scheduled_at, flight_at, over_at, due_at)
    values
      ($1, $2, $3, $4::date, $5::timestamptz, $6::timestamptz, $7::timestamptz + interval '4 hours', $8::timestamptz)
    on conflict (operating_key, direction, airport_id, scheduled_on) do update
    set due_at = least(w.due_at, excluded.due_at) returning w.id
  )
update followed_ride f set flight_id = other.id from other
where f.flight_id = $9 and f.sold_flight_at = any ($10::timestamptz[]);
