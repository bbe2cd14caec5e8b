-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listViewRows: of all
select *
from
  (
    select
      c.id, c.coupon_code as number, coalesce(s.guest, c.guest_name) as guest, c.property_id, c.airport_id,
      c.service_id, c.status, c.folio, c.passengers as people, c.total_minor,
      case when c.status = 'pending_payment' then greatest(0, c.total_minor - c.paid_minor) else 0 end as due_minor,
      c.created_at, c.contact_email as email, c.contact_phone as phone, r.local::date as ride_on,
      to_char(r.local, 'HH24:MI') as ride_time, r.flight_code as flight, r.reference, r.pick_up_at as ride_at
    from
      (select c.* from coupon c where c.replaced_by is null and true and true and true and true and true) c
      left join coupon_stay s on s.coupon_id = c.id and s.main
      left join lateral (
        select e.pick_up_at, e.pick_up_at at time zone t.time_zone as local, t.flight_code, t.reference
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
        order by
          t.status = 'cancelled', t.pickup_on < ($1::timestamptz at time zone t.time_zone)::date,
          abs(t.pickup_on - ($2::timestamptz at time zone t.time_zone)::date), t.pickup_at
        limit 1
      ) r on true
    union all
    select
      k.id, k.code,
      coalesce(
        (
          select nullif(stay ->> 'guest', '') from jsonb_array_elements(k.facts -> 'stays') stay
          where (stay ->> 'main')::boolean limit 1
        ), k.facts ->> 'contactName'
      ), coalesce(k.property, 0), (k.facts ->> 'airportId')::int, (k.facts ->> 'serviceId')::int, k.facts ->> 'status',
      k.folio, (k.facts ->> 'passengers')::int, (k.facts ->> 'totalMinor')::int,
      case
        when k.facts ->> 'status' = 'pending_payment' then greatest(0, (k.facts ->> 'totalMinor')::int - (k.facts ->> 'paidMinor')::int)
        else 0
      end, to_timestamp((k.facts ->> 'createdAt')::float8 / 1000), k.facts ->> 'contactEmail',
      k.facts ->> 'contactPhone', r.pickup_on, r.pickup_time, r.flight_code, null, r.pickup_at
    from
      (
        select k.*, p.id as property
        from
          their_coupon k left join lateral (select p.id from property p where p.code = k.hotel order by p.id limit 1
          ) p on true
        where true and true and true and true and true
      ) k
      left join lateral (
        select
          (ride ->> 'pickUpOn')::date as pickup_on, ride ->> 'pickUpTime' as pickup_time,
          to_timestamp((ride ->> 'pickUpAt')::float8 / 1000) as pickup_at, ride ->> 'flightCode' as flight_code
        from jsonb_array_elements(k.facts -> 'transfers') ride
        order by
          ride ->> 'status' = 'cancelled',
          (ride ->> 'pickUpOn')::date < ($3::timestamptz at time zone(ride ->> 'timeZone'))::date,
          abs((ride ->> 'pickUpOn')::date - ($4::timestamptz at time zone(ride ->> 'timeZone'))::date), 3
        limit 1
      ) r on true
  ) b
order by b.ride_at asc nulls last, b.id asc limit $5 offset $6;

-- listViewRows: of some properties, days and states
-- … 10 lines of listViewRows: of all
      (
        select c.* from coupon c
        where
          c.replaced_by is null
          and (
            coalesce("c"."property_id" = any ($1::int[]), false)
            or c.id in (select t.coupon_id from transfer t where t.property_id = any ($2::int[]))
          ) and c.status = any ($3::text[]) and c.property_id = any ($4::int[]) and c.id = any ($5::int[])
          and c.id in (
            select t.coupon_id from transfer t
            where
              t.status <> 'cancelled'
              and t.pickup_on between ($6::timestamptz at time zone 'UTC')::date + $7::int and ($8::timestamptz at time zone 'UTC')::date + $9::int
              and t.pickup_on - ($10::timestamptz at time zone t.time_zone)::date between $11::int and $12::int
          )
      ) c left join coupon_stay s on s.coupon_id = c.id and s.main
      -- … 17 lines of listViewRows: of all
          t.status = 'cancelled', t.pickup_on < ($13::timestamptz at time zone t.time_zone)::date,
          abs(t.pickup_on - ($14::timestamptz at time zone t.time_zone)::date), t.pickup_at
        -- … 23 lines of listViewRows: of all
        where
          coalesce(p.id = any ($15::int[]), false) and k.facts ->> 'status' = any ($16::text[])
          and p.id = any ($17::int[]) and k.id = any ($18::int[])
          and k.id in (
            select n.id
            from
              generate_series($19::int, $20::int) away
              cross join lateral (
                select to_char(($21::timestamptz at time zone 'UTC')::date + away, 'YYYY-MM-DD') as day
              ) d
              join their_coupon n on n.facts -> 'transfers' @> jsonb_build_array(jsonb_build_object('pickUpOn', d.day))
            where
              exists (
                select from jsonb_array_elements(n.facts -> 'transfers') ride
                where
                  ride ->> 'pickUpOn' = d.day and ride ->> 'status' <> 'cancelled'
                  and d.day::date - ($22::timestamptz at time zone(ride ->> 'timeZone'))::date between $23::int and $24::int
              )
          )
      -- … 8 lines of listViewRows: of all
          (ride ->> 'pickUpOn')::date < ($25::timestamptz at time zone(ride ->> 'timeZone'))::date,
          abs((ride ->> 'pickUpOn')::date - ($26::timestamptz at time zone(ride ->> 'timeZone'))::date), 3
        limit 1
      ) r on true
  ) b
order by b.total_minor desc nulls last, b.id desc limit $27 offset $28;

-- openViewRows
declare opened_rows no scroll cursor for select *
-- … 67 lines of listViewRows: of all
order by b.ride_at asc nulls last, b.id asc;

-- countViewRows
select count(*)::int as n
from
  (
    select 1 from coupon c where c.replaced_by is null and true and true and true and true and true union all select 1
    from
      their_coupon k left join lateral (select p.id from property p where p.code = k.hotel order by p.id limit 1
      ) p on true
    where true and true and true and true and true limit $1
  ) counted;

-- countAllViewRows
-- … 7 lines of countViewRows
    where true and true and true and true and true
  ) counted;
