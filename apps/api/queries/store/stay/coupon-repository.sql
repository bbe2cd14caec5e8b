-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findBookingsOfStay
select
  (
    select coalesce(json_agg(number order by at, number), '[]')
    from
      (
        select c.coupon_code as number, c.created_at as at from coupon c
        where c.id in (select r.coupon_id from coupon_stay r where r.hotel = $1::text and r.folio = $2::text) union all
        select c.code, to_timestamp((c.facts ->> 'createdAt')::bigint / 1000.0) from their_coupon c
        where c.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', $3::text, 'folio', $4::text))
        order by at, number limit 200
      ) numbers
  ) as coupons,
  (
    select coalesce(json_agg(leg order by at), '[]')
    from
      (
        select
          json_build_object(
            'direction', t.direction, 'couponCode', c.coupon_code, 'hotel', c.hotel, 'folio', c.folio, 'airportId',
            c.airport_id, 'flightOn', t.flight_on, 'pickUpOn', t.pickup_on, 'pickUpTime',
            to_char(t.pickup_time, 'HH24:MI'), 'timeZone', t.time_zone
          ) as leg, t.pickup_at as at
        from coupon c join transfer t on t.coupon_id = c.id
        where
          c.id in (select r.coupon_id from coupon_stay r where r.hotel = $5::text and r.folio = $6::text)
          and c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed'
        union all
        select
          json_build_object(
            'direction', t ->> 'direction', 'couponCode', c.code, 'hotel', c.hotel, 'folio', c.folio, 'airportId',
            (c.facts ->> 'airportId')::int, 'flightOn', t ->> 'flightOn', 'pickUpOn', t ->> 'pickUpOn', 'pickUpTime',
            t ->> 'pickUpTime', 'timeZone', t ->> 'timeZone'
          ), to_timestamp((t ->> 'pickUpAt')::bigint / 1000.0)
        from their_coupon c, jsonb_array_elements(c.facts -> 'transfers') t
        where
          c.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', $7::text, 'folio', $8::text))
          and c.facts ->> 'status' in ('confirmed', 'partially_cancelled') and t ->> 'status' = 'confirmed'
      ) rides
  ) as legs;
