-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listMovedPickUps
select t.id as transfer_id, f.expected_at as at, f.waits_until
from followed_ride f join transfer t on t.id = f.transfer_id
where
  t.coupon_id = $1
  and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
  and date_trunc('minute', f.expected_at) <> date_trunc('minute', t.pickup_at);
