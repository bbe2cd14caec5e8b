-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listExpectedPickUps
select
  t.id as transfer_id, (e.pick_up_at at time zone t.time_zone)::date as date,
  to_char(e.pick_up_at at time zone t.time_zone, 'HH24:MI') as time
from
  transfer t
  cross join lateral (
    select
      coalesce(
        (
          select f.expected_at from followed_ride f
          where
            f.transfer_id = t.id
            and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
        ), t.pickup_at
      ) as pick_up_at
  ) e
where t.coupon_id = $1;
