-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listViewRows: of all
select
  c.id,
  c.coupon_code as number,
  coalesce(s.guest, c.guest_name) as guest,
  c.property_id as "propertyId",
  c.airport_id as "airportId",
  c.service_id as "serviceId",
  c.status,
  c.folio,
  c.passengers as people,
  c.total_minor as "totalMinor",
  case
    when c.status = 'pending_payment' then greatest(0, c.total_minor - c.paid_minor)
    else 0
  end as "dueMinor",
  c.created_at as "createdAt",
  c.contact_email as email,
  c.contact_phone as phone,
  r.pickup_on as "rideOn",
  to_char(r.pickup_time, 'HH24:MI') as "rideTime",
  r.flight_code as flight
from
  (
    select
      c.*
    from
      coupon c
    where
      c.replaced_by is null
      and true
      and true
      and true
      and true
      and true
  ) c
  left join coupon_stay s on s.coupon_id = c.id
  and s.main
  left join lateral (
    select
      t.pickup_on,
      t.pickup_time,
      t.pickup_at,
      t.flight_code
    from
      transfer t
    where
      t.coupon_id = c.id
    order by
      t.status = 'cancelled',
      t.pickup_on < $1::date,
      abs(t.pickup_on - $2::date),
      t.pickup_at
    limit
      1
  ) r on true
order by
  r.pickup_at asc nulls last,
  c.id asc
limit
  $3
offset
  $4;

-- listViewRows: of some properties, days and states
select
  c.id,
  c.coupon_code as number,
  coalesce(s.guest, c.guest_name) as guest,
  c.property_id as "propertyId",
  c.airport_id as "airportId",
  c.service_id as "serviceId",
  c.status,
  c.folio,
  c.passengers as people,
  c.total_minor as "totalMinor",
  case
    when c.status = 'pending_payment' then greatest(0, c.total_minor - c.paid_minor)
    else 0
  end as "dueMinor",
  c.created_at as "createdAt",
  c.contact_email as email,
  c.contact_phone as phone,
  r.pickup_on as "rideOn",
  to_char(r.pickup_time, 'HH24:MI') as "rideTime",
  r.flight_code as flight
from
  (
    select
      c.*
    from
      coupon c
    where
      c.replaced_by is null
      and (
        coalesce("c"."property_id" = any ($1::int[]), false)
        or c.id in (
          select
            t.coupon_id
          from
            transfer t
          where
            t.property_id = any ($2::int[])
        )
      )
      and c.status = any ($3::text[])
      and c.property_id = any ($4::int[])
      and c.id = any ($5::int[])
      and c.id in (
        select
          t.coupon_id
        from
          transfer t
        where
          t.status <> 'cancelled'
          and t.pickup_on between $6::date + $7::int and $8::date + $9::int
      )
  ) c
  left join coupon_stay s on s.coupon_id = c.id
  and s.main
  left join lateral (
    select
      t.pickup_on,
      t.pickup_time,
      t.pickup_at,
      t.flight_code
    from
      transfer t
    where
      t.coupon_id = c.id
    order by
      t.status = 'cancelled',
      t.pickup_on < $10::date,
      abs(t.pickup_on - $11::date),
      t.pickup_at
    limit
      1
  ) r on true
order by
  c.total_minor desc nulls last,
  c.id desc
limit
  $12
offset
  $13;

-- countViewRows
select
  count(*)::int as n
from
  (
    select
      1
    from
      coupon c
    where
      c.replaced_by is null
      and true
      and true
      and true
      and true
      and true
    limit
      $1
  ) counted;
