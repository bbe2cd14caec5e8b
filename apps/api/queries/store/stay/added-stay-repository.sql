-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listAddedStays
select
  a.id, s.hotel, s.folio, s.last_name, s.first_name, s.arrival_on, s.departure_on, s.adults, s.children, s.country,
  s.email, s.phone, a.added_at, a.added_by,
  (
    select json_array_length(b.coupons) > 0
    from
      (
        select
          (
            select coalesce(json_agg(number order by at, number), '[]')
            from
              (
                select c.coupon_code as number, c.created_at as at from coupon c
                where c.id in (select r.coupon_id from coupon_stay r where r.hotel = s.hotel and r.folio = s.folio)
                union all select c.code, to_timestamp((c.facts ->> 'createdAt')::bigint / 1000.0) from their_coupon c
                where c.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', s.hotel, 'folio', s.folio))
                order by at, number limit 200
              ) numbers
          ) as coupons,
          (
            select coalesce(json_agg(leg order by at), '[]')
            from
              (
                select
                  json_build_object(
                    'direction', t.direction, 'couponCode', c.coupon_code, 'hotel', c.hotel, 'folio', c.folio,
                    'airportId', c.airport_id, 'flightOn', t.flight_on, 'pickUpOn', t.pickup_on, 'pickUpTime',
                    to_char(t.pickup_time, 'HH24:MI'), 'timeZone', t.time_zone
                  ) as leg, t.pickup_at as at
                from coupon c join transfer t on t.coupon_id = c.id
                where
                  c.id in (select r.coupon_id from coupon_stay r where r.hotel = s.hotel and r.folio = s.folio)
                  and c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed'
                union all
                select
                  json_build_object(
                    'direction', t ->> 'direction', 'couponCode', c.code, 'hotel', c.hotel, 'folio', c.folio,
                    'airportId', (c.facts ->> 'airportId')::int, 'flightOn', t ->> 'flightOn', 'pickUpOn',
                    t ->> 'pickUpOn', 'pickUpTime', t ->> 'pickUpTime', 'timeZone', t ->> 'timeZone'
                  ), to_timestamp((t ->> 'pickUpAt')::bigint / 1000.0)
                from their_coupon c, jsonb_array_elements(c.facts -> 'transfers') t
                where
                  c.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', s.hotel, 'folio', s.folio))
                  and c.facts ->> 'status' in ('confirmed', 'partially_cancelled') and t ->> 'status' = 'confirmed'
              ) rides
          ) as legs
      ) b
  ) as has_booking
from added_stay a join pms_stay s on s.hotel = a.hotel and s.folio = a.folio
where
  ($1::text[] is null or s.hotel = any ($2::text[]))
  and strpos(
    fold_text (concat_ws(chr(31), s.last_name, s.first_name, concat(s.first_name, ' ', s.last_name), s.folio)),
    (select fold_text ($3))
  ) > 0
order by a.id desc limit $4 offset $5;

-- countAddedStays
select count(*) as n from added_stay a join pms_stay s on s.hotel = a.hotel and s.folio = a.folio
where ($1::text[] is null or s.hotel = any ($2::text[])) and true;

-- findAddedStay
-- … 48 lines of listAddedStays
from added_stay a join pms_stay s on s.hotel = a.hotel and s.folio = a.folio where a.id = $1;

-- listStaysByKey
select
  s.hotel, s.folio, s.last_name, s.first_name, s.arrival_on, s.departure_on, s.adults, s.children, s.country, s.email,
  s.phone
from pms_stay s where replace(s.folio, '-', '') = any ($1::text[]);

-- insertAddedStays
with
  stay as (
    insert into
      pms_stay (
        hotel, folio, name_id, resv_name_id, first_name, last_name, last_name_folded, arrival_on, departure_on, adults,
        children, status, email, phone, country
      )
    select
      hotel, folio, 'ADDED-' || folio, 'ADDED-' || folio, "firstName", "lastName", "lastNameFolded", "arrivalOn",
      "departureOn", adults, children, 'RESERVED', email, phone, country
    from
      jsonb_to_recordset($1::jsonb) as s (
        hotel text, folio text, "firstName" text, "lastName" text, "lastNameFolded" text, "arrivalOn" date,
        "departureOn" date, adults int, children int, email text, phone text, country text
      )
    returning hotel, folio
  )
insert into added_stay (hotel, folio, added_at, added_by) select hotel, folio, $2, $3 from stay returning id, folio;

-- deleteAddedStay
delete from pms_stay where hotel = $1 and folio = $2;
