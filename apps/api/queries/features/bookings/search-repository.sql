-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findBookings: by its number
with
  hit as materialized (
    select
      h.id,
      h.rank
    from
      (
        select
          c.id,
          c.id as rank
        from
          coupon c
        where
          c.coupon_code = $1
      ) h
  )
select
  (
    select
      count(*)::int
    from
      hit
  ) as total,
  (
    select
      coalesce(
        json_agg(
          one
          order by
            one.rank desc,
            one.id desc
        ),
        '[]'
      )
    from
      (
        select
          shown.rank,
          c.id,
          c.coupon_code as number,
          c.status,
          c.property_id as "propertyId",
          c.airport_id as "airportId",
          c.folio,
          coalesce(
            (
              select
                s.guest
              from
                coupon_stay s
              where
                s.coupon_id = c.id
                and s.main
              limit
                1
            ),
            c.guest_name
          ) as guest,
          (
            select
              coalesce(
                json_agg(
                  json_build_object(
                    'direction',
                    t.direction,
                    'status',
                    t.status,
                    'flightCode',
                    t.flight_code,
                    'on',
                    t.pickup_on,
                    'time',
                    to_char(t.pickup_time, 'HH24:MI')
                  )
                  order by
                    t.direction
                ),
                '[]'
              )
            from
              transfer t
            where
              t.coupon_id = c.id
          ) as legs
        from
          (
            select
              *
            from
              hit
            order by
              rank desc,
              id desc
            limit
              $2
          ) shown
          join coupon c on c.id = shown.id
      ) one
  ) as rows;

-- findBookings: by name, of who works for one property
with
  hit as materialized (
    select
      h.id,
      h.rank
    from
      (
        select
          s.coupon_id as id,
          s.coupon_id as rank
        from
          coupon_stay s
        where
          name_vector (s.guest) @@ $1::tsquery
        union
        select
          c.id,
          c.id
        from
          coupon c
        where
          name_vector (c.contact_name) @@ $2::tsquery
          and strpos(c.contact_name, c.guest_name) = 0
      ) h
      join coupon c on c.id = h.id
    where
      (
        coalesce(c.property_id = any ($3::int[]), false)
        or c.id in (
          select
            t.coupon_id
          from
            transfer t
          where
            t.property_id = any ($4::int[])
        )
      )
  )
select
  (
    select
      count(*)::int
    from
      hit
  ) as total,
  (
    select
      coalesce(
        json_agg(
          one
          order by
            one.rank desc,
            one.id desc
        ),
        '[]'
      )
    from
      (
        select
          shown.rank,
          c.id,
          c.coupon_code as number,
          c.status,
          c.property_id as "propertyId",
          c.airport_id as "airportId",
          c.folio,
          coalesce(
            (
              select
                s.guest
              from
                coupon_stay s
              where
                s.coupon_id = c.id
                and s.main
              limit
                1
            ),
            c.guest_name
          ) as guest,
          (
            select
              coalesce(
                json_agg(
                  json_build_object(
                    'direction',
                    t.direction,
                    'status',
                    t.status,
                    'flightCode',
                    t.flight_code,
                    'on',
                    t.pickup_on,
                    'time',
                    to_char(t.pickup_time, 'HH24:MI')
                  )
                  order by
                    t.direction
                ),
                '[]'
              )
            from
              transfer t
            where
              t.coupon_id = c.id
          ) as legs
        from
          (
            select
              *
            from
              hit
            order by
              rank desc,
              id desc
            limit
              $5
          ) shown
          join coupon c on c.id = shown.id
      ) one
  ) as rows;

-- findBookings: by flight
with
  hit as materialized (
    select
      h.id,
      h.rank
    from
      (
        select
          t.coupon_id as id,
          max(t.flight_on - date '2000-01-01') as rank
        from
          transfer t
        where
          replace(t.flight_code, ' ', '') = $1
          and t.flight_on = $2::date
        group by
          t.coupon_id
      ) h
  )
select
  (
    select
      count(*)::int
    from
      hit
  ) as total,
  (
    select
      coalesce(
        json_agg(
          one
          order by
            one.rank desc,
            one.id desc
        ),
        '[]'
      )
    from
      (
        select
          shown.rank,
          c.id,
          c.coupon_code as number,
          c.status,
          c.property_id as "propertyId",
          c.airport_id as "airportId",
          c.folio,
          coalesce(
            (
              select
                s.guest
              from
                coupon_stay s
              where
                s.coupon_id = c.id
                and s.main
              limit
                1
            ),
            c.guest_name
          ) as guest,
          (
            select
              coalesce(
                json_agg(
                  json_build_object(
                    'direction',
                    t.direction,
                    'status',
                    t.status,
                    'flightCode',
                    t.flight_code,
                    'on',
                    t.pickup_on,
                    'time',
                    to_char(t.pickup_time, 'HH24:MI')
                  )
                  order by
                    t.direction
                ),
                '[]'
              )
            from
              transfer t
            where
              t.coupon_id = c.id
          ) as legs
        from
          (
            select
              *
            from
              hit
            order by
              rank desc,
              id desc
            limit
              $3
          ) shown
          join coupon c on c.id = shown.id
      ) one
  ) as rows;

-- findBookings: by the end of a phone
with
  hit as materialized (
    select
      h.id,
      h.rank
    from
      (
        select
          c.id,
          c.id as rank
        from
          coupon c
        where
          (
            reverse(regexp_replace(c.contact_phone, '[^0-9]', '', 'g')) ~>=~ $1
            and reverse(regexp_replace(c.contact_phone, '[^0-9]', '', 'g')) ~<~ $2
          )
      ) h
  )
select
  (
    select
      count(*)::int
    from
      hit
  ) as total,
  (
    select
      coalesce(
        json_agg(
          one
          order by
            one.rank desc,
            one.id desc
        ),
        '[]'
      )
    from
      (
        select
          shown.rank,
          c.id,
          c.coupon_code as number,
          c.status,
          c.property_id as "propertyId",
          c.airport_id as "airportId",
          c.folio,
          coalesce(
            (
              select
                s.guest
              from
                coupon_stay s
              where
                s.coupon_id = c.id
                and s.main
              limit
                1
            ),
            c.guest_name
          ) as guest,
          (
            select
              coalesce(
                json_agg(
                  json_build_object(
                    'direction',
                    t.direction,
                    'status',
                    t.status,
                    'flightCode',
                    t.flight_code,
                    'on',
                    t.pickup_on,
                    'time',
                    to_char(t.pickup_time, 'HH24:MI')
                  )
                  order by
                    t.direction
                ),
                '[]'
              )
            from
              transfer t
            where
              t.coupon_id = c.id
          ) as legs
        from
          (
            select
              *
            from
              hit
            order by
              rank desc,
              id desc
            limit
              $3
          ) shown
          join coupon c on c.id = shown.id
      ) one
  ) as rows;

-- findBookings: by a number of the gateway
with
  hit as materialized (
    select
      h.id,
      h.rank
    from
      (
        select
          a.coupon_id as id,
          a.coupon_id as rank
        from
          payment_attempt a
        where
          a.gateway_id = $1
        union
        select
          r.coupon_id,
          r.coupon_id
        from
          refund r
        where
          r.gateway_id = $2
        union
        select
          a.coupon_id,
          a.coupon_id
        from
          payment_attempt a
        where
          a.id = $3::uuid
        union
        select
          r.coupon_id,
          r.coupon_id
        from
          refund r
        where
          r.id = $4::uuid
      ) h
  )
select
  (
    select
      count(*)::int
    from
      hit
  ) as total,
  (
    select
      coalesce(
        json_agg(
          one
          order by
            one.rank desc,
            one.id desc
        ),
        '[]'
      )
    from
      (
        select
          shown.rank,
          c.id,
          c.coupon_code as number,
          c.status,
          c.property_id as "propertyId",
          c.airport_id as "airportId",
          c.folio,
          coalesce(
            (
              select
                s.guest
              from
                coupon_stay s
              where
                s.coupon_id = c.id
                and s.main
              limit
                1
            ),
            c.guest_name
          ) as guest,
          (
            select
              coalesce(
                json_agg(
                  json_build_object(
                    'direction',
                    t.direction,
                    'status',
                    t.status,
                    'flightCode',
                    t.flight_code,
                    'on',
                    t.pickup_on,
                    'time',
                    to_char(t.pickup_time, 'HH24:MI')
                  )
                  order by
                    t.direction
                ),
                '[]'
              )
            from
              transfer t
            where
              t.coupon_id = c.id
          ) as legs
        from
          (
            select
              *
            from
              hit
            order by
              rank desc,
              id desc
            limit
              $5
          ) shown
          join coupon c on c.id = shown.id
      ) one
  ) as rows;

-- listBookingsById
select
  c.id,
  c.coupon_code as number,
  c.status,
  c.property_id as "propertyId",
  c.airport_id as "airportId",
  c.folio,
  coalesce(
    (
      select
        s.guest
      from
        coupon_stay s
      where
        s.coupon_id = c.id
        and s.main
      limit
        1
    ),
    c.guest_name
  ) as guest,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'direction',
            t.direction,
            'status',
            t.status,
            'flightCode',
            t.flight_code,
            'on',
            t.pickup_on,
            'time',
            to_char(t.pickup_time, 'HH24:MI')
          )
          order by
            t.direction
        ),
        '[]'
      )
    from
      transfer t
    where
      t.coupon_id = c.id
  ) as legs
from
  coupon c
where
  c.id = any ($1::int[])
  and true
order by
  array_position($2::int[], c.id);
