-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findBookings: by its number
with
  hit as materialized (
    select h.id, h.rank
    from
      (
        select c.id, c.id as rank from coupon c where c.coupon_code = $1 union all select k.id, k.id from their_coupon k
        where
          k.code = $2
          or (k.reading = number_reading ($3) and 1 = (select count(*) from their_coupon o where o.reading = k.reading))
      ) h
    order by h.rank desc, h.id desc limit $4
  ), shown as materialized (select * from hit order by rank desc, id desc limit $5)
select
  (select count(*)::int from hit) as total,
  (
    select coalesce(json_agg(one order by one.rank desc, one.id desc), '[]')
    from
      (
        select
          shown.rank, c.id, c.coupon_code as number, c.status, c.property_id as "propertyId",
          c.airport_id as "airportId", c.folio,
          coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main limit 1), c.guest_name
          ) as guest,
          (
            select
              coalesce(
                json_agg(
                  json_build_object(
                    'direction', t.direction, 'status', t.status, 'flightCode', t.flight_code, 'on',
                    (e.pick_up_at at time zone t.time_zone)::date, 'time',
                    to_char(e.pick_up_at at time zone t.time_zone, 'HH24:MI')
                  ) order by t.direction
                ), '[]'
              )
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
            where t.coupon_id = c.id
          ) as legs, false as "isTheirs"
        from shown shown join coupon c on c.id = shown.id union all
        select
          shown.rank, k.id, k.code, k.facts ->> 'status',
          (select p.id from property p where p.code = k.hotel order by p.id limit 1), (k.facts ->> 'airportId')::int,
          k.folio,
          coalesce(
            (
              select nullif(stay ->> 'guest', '') from jsonb_array_elements(k.facts -> 'stays') stay
              where (stay ->> 'main')::boolean limit 1
            ), k.facts ->> 'contactName'
          ),
          (
            select
              coalesce(
                json_agg(
                  json_build_object(
                    'direction', ride ->> 'direction', 'status', ride ->> 'status', 'flightCode', ride ->> 'flightCode',
                    'on', ride ->> 'pickUpOn', 'time', ride ->> 'pickUpTime'
                  )
                ), '[]'
              )
            from jsonb_array_elements(k.facts -> 'transfers') ride
          ), true
        from shown shown join their_coupon k on k.id = shown.id
      ) one
  ) as rows;

-- findBookings: by the number of its stay
-- … 5 lines of findBookings: by its number
        select s.id, s.id as rank
        from
          (
            select s.coupon_id as id from coupon_stay s
            where (replace(s.folio, '-', '') ~>=~ $1 and replace(s.folio, '-', '') ~<~ $2) limit 5000
          ) s
        union select c.coupon_id, c.coupon_id
        from pms_stay p join coupon_stay c on c.hotel = p.hotel and c.folio = p.folio
        where p.external_reference is not null and agency_key (p.external_reference) = $3 union select k.id, k.id
        from their_coupon k where (replace(k.folio, '-', '') ~>=~ $4 and replace(k.folio, '-', '') ~<~ $5)
      ) h
    order by h.rank desc, h.id desc limit $6
  ), shown as materialized (select * from hit order by rank desc, id desc limit $7)
-- … 63 lines of findBookings: by its number

-- findBookings: by name, of who works for one property
-- … 5 lines of findBookings: by its number
        select w0.booking_id as id, w0.booking_id as rank from booking_word w0
        where ("w0"."word" >= $1 and "w0"."word" < $2) and w0.properties && $3::int[] group by w0.booking_id
      -- … 66 lines of findBookings: by its number

-- findBookings: by the reference of a message
-- … 5 lines of findBookings: by its number
        select m.coupon_id as id, m.coupon_id as rank from contact_message m
        where m.reference = $1 and m.coupon_id is not null union select s.coupon_id, s.coupon_id
        from
          contact_message m join property p on p.id = m.property_id join coupon_stay s on s.hotel = p.code
          and s.folio = m.folio
        where m.reference = $2
      ) h
    order by h.rank desc, h.id desc limit $3
  ), shown as materialized (select * from hit order by rank desc, id desc limit $4)
-- … 63 lines of findBookings: by its number

-- findBookings: by flight
-- … 5 lines of findBookings: by its number
        select t.coupon_id as id, max(t.flight_on - date '2000-01-01') as rank from transfer t
        where replace(t.flight_code, ' ', '') = $1 and t.flight_on = any ($2::date[]) group by t.coupon_id union all
        select k.id, max((ride ->> 'flightOn')::date - date '2000-01-01')
        from their_coupon k cross join jsonb_array_elements(k.facts -> 'transfers') ride
        where k.facts -> 'transfers' @> any ($3::jsonb[]) group by k.id
      -- … 66 lines of findBookings: by its number

-- findBookings: by the end of a phone
-- … 5 lines of findBookings: by its number
        select c.id, c.id as rank from coupon c
        where
          (
            reverse(regexp_replace(c.contact_phone, '[^0-9]', '', 'g')) ~>=~ $1
            and reverse(regexp_replace(c.contact_phone, '[^0-9]', '', 'g')) ~<~ $2
          )
        limit 5000
      ) h
    order by h.rank desc, h.id desc limit $3
  ), shown as materialized (select * from hit order by rank desc, id desc limit $4)
-- … 63 lines of findBookings: by its number

-- findBookings: by a number of the gateway
-- … 5 lines of findBookings: by its number
        select a.coupon_id as id, a.coupon_id as rank from payment_attempt a where a.gateway_id = $1 union
        select r.coupon_id, r.coupon_id from refund r where r.gateway_id = $2 union select k.id, k.id
        from their_call b join their_coupon k on k.code = b.coupon_code where b.id = $3::uuid union
        select a.coupon_id, a.coupon_id from payment_attempt a where a.id = $4::uuid union
        select r.coupon_id, r.coupon_id from refund r where r.id = $5::uuid
      ) h
    order by h.rank desc, h.id desc limit $6
  ), shown as materialized (select * from hit order by rank desc, id desc limit $7)
-- … 63 lines of findBookings: by its number

-- listBookingsById
with shown as materialized (select h.id, h.rank from unnest($1::int[]) with ordinality h (id, rank) where true) select *
from
  (
    select
      shown.rank, c.id, c.coupon_code as number, c.status, c.property_id as "propertyId", c.airport_id as "airportId",
      c.folio, coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main limit 1), c.guest_name
      ) as guest,
      (
        select
          coalesce(
            json_agg(
              json_build_object(
                'direction', t.direction, 'status', t.status, 'flightCode', t.flight_code, 'on',
                (e.pick_up_at at time zone t.time_zone)::date, 'time',
                to_char(e.pick_up_at at time zone t.time_zone, 'HH24:MI')
              ) order by t.direction
            ), '[]'
          )
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
        where t.coupon_id = c.id
      ) as legs, false as "isTheirs"
    from shown shown join coupon c on c.id = shown.id union all
    select
      shown.rank, k.id, k.code, k.facts ->> 'status',
      (select p.id from property p where p.code = k.hotel order by p.id limit 1), (k.facts ->> 'airportId')::int,
      k.folio,
      coalesce(
        (
          select nullif(stay ->> 'guest', '') from jsonb_array_elements(k.facts -> 'stays') stay
          where (stay ->> 'main')::boolean limit 1
        ), k.facts ->> 'contactName'
      ),
      (
        select
          coalesce(
            json_agg(
              json_build_object(
                'direction', ride ->> 'direction', 'status', ride ->> 'status', 'flightCode', ride ->> 'flightCode',
                'on', ride ->> 'pickUpOn', 'time', ride ->> 'pickUpTime'
              )
            ), '[]'
          )
        from jsonb_array_elements(k.facts -> 'transfers') ride
      ), true
    from shown shown join their_coupon k on k.id = shown.id
  ) one
order by one.rank;
