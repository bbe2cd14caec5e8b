-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockRide
select
  t.id, t.reference, c.coupon_code as code, c.id as coupon_id, coalesce(t.property_id, c.property_id) as property_id,
  c.airport_id, t.direction, t.status, greatest(t.pickup_at, f.counts_at) as pick_up_at,
  f.frozen is not null as is_frozen, t.is_national, t.time_zone, m.id as mark_id, m.marked_at
from
  transfer t join coupon c on c.id = t.coupon_id left join followed_ride f on f.transfer_id = t.id
  and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
  left join ride_mark m on m.transfer_id = t.id and m.taken_back_at is null
where t.id = $1 for update of t;

-- insertMark
with ride as (update transfer set status = $1, assumed = false where id = $2 and status = 'confirmed' returning id)
insert into ride_mark (transfer_id, outcome, reason, note, marked_at, marked_by, marked_name)
select ride.id, $3, $4::text, $5, $6::timestamptz, $7::int, $8 from ride returning id;

-- takeBackMark
with ride as (update transfer set status = 'confirmed', unmarked_at = $1::timestamptz where id = $2 returning id)
update ride_mark set taken_back_at = $3::timestamptz, taken_back_name = $4 from ride
where ride_mark.id = $5 and ride_mark.transfer_id = ride.id and ride_mark.taken_back_at is null
returning ride_mark.told_at is not null as told;

-- claimTelling
update ride_mark m set told_at = coalesce(m.told_at, $1::timestamptz) from transfer t
where m.id = $2 and t.id = m.transfer_id and (m.taken_back_at is null or m.told_at is not null)
returning m.id, t.coupon_id, t.id as transfer_id;

-- findWithdrawn
select m.id, t.coupon_id, t.id as transfer_id from ride_mark m join transfer t on t.id = m.transfer_id
where m.id = $1 and m.taken_back_at is not null and m.told_at is not null;
