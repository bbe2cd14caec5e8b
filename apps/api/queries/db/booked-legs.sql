-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findConflictOfCoupon
select
  leg_conflict (
    $1::int,
    (select jsonb_agg(jsonb_build_object('hotel', hotel, 'folio', folio)) from coupon_stay where coupon_id = $2::int)
  ) as conflict;

-- findConflictOfStays
select
  leg_conflict (
    $1::int,
    (
      select jsonb_agg(jsonb_build_object('hotel', n.hotel, 'folio', n.folio))
      from jsonb_to_recordset($2::jsonb) as n (hotel text, folio text)
      where not exists (select from coupon_stay r where r.coupon_id = $3 and r.hotel = n.hotel and r.folio = n.folio)
    )
  ) as conflict;

-- listBookedLegs
with name as (select * from jsonb_to_recordset($1::jsonb) as name (hotel text, folio text))
select
  coalesce(
    json_agg(
      json_build_object(
        'direction', t.direction, 'couponCode', c.coupon_code, 'hotel', c.hotel, 'folio', c.folio, 'airportId',
        c.airport_id, 'flightOn', t.flight_on, 'pickUpOn', t.pickup_on, 'pickUpTime', to_char(t.pickup_time, 'HH24:MI'),
        'timeZone', t.time_zone
      ) order by t.pickup_at, t.id
    ), '[]'
  ) as legs
from coupon c join transfer t on t.coupon_id = c.id
where
  c.id in (
    select r.coupon_id from coupon_stay r
    where (r.hotel, r.folio) in (select hotel, folio from name) and r.coupon_id is distinct from $2::int
  ) and c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed' and t.direction = any ($3::text[]);

-- listLiveCoupons
select c.id from coupon c
where
  c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
  and c.id in (
    select r.coupon_id from coupon_stay r where r.hotel = $1 and r.folio = $2 union all select r.coupon_id
    from receptive_group_stay g join coupon_stay r on r.hotel = g.hotel and r.folio = g.folio where g.group_id = $3
  );
