-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listSummedDays
select d.day from report_day d
where
  d.day between $1::date and $2::date and d.defined = $3
  and not exists (select from report_touched where coupon_id is null and day is null)
  and not exists (
    select
    from
      (
        select t.day from report_touched t where t.day is not null union select (at.at at time zone p.time_zone)::date
        from
          (select distinct coupon_id from report_touched) t join coupon c on c.id = t.coupon_id
          join property p on p.id = c.property_id
          cross join lateral (
            select unnest(array[c.created_at, c.confirmed_at, c.cancelled_at]) as at union all select a.created_at
            from payment_attempt a where a.coupon_id = c.id union all select m.created_at from mail m
            where m.coupon_id = c.id union all select g.ended_at from coupon_change g where g.coupon_id = c.id
          ) at
        union select r.pickup_on
        from (select distinct coupon_id from report_touched) t join transfer r on r.coupon_id = t.coupon_id union
        select m.arrival_on
        from
          (select distinct coupon_id from report_touched) t join coupon_stay s on s.coupon_id = t.coupon_id
          join pms_stay m on m.hotel = s.hotel and m.folio = s.folio
      ) t
    where t.day = d.day
  )
order by d.day;

-- tryLockSums
select pg_try_advisory_xact_lock(4018226317) as mine;

-- deleteTouchedSums
with
  gone as (
    delete from report_day
    where
      (
        exists (select from report_touched where coupon_id is null and day is null) or defined <> $1
        or day in (
          select t.day
          from
            (
              select t.day from report_touched t where t.day is not null union
              select (at.at at time zone p.time_zone)::date
              from
                (select distinct coupon_id from report_touched) t join coupon c on c.id = t.coupon_id
                join property p on p.id = c.property_id
                cross join lateral (
                  select unnest(array[c.created_at, c.confirmed_at, c.cancelled_at]) as at union all select a.created_at
                  from payment_attempt a where a.coupon_id = c.id union all select m.created_at from mail m
                  where m.coupon_id = c.id union all select g.ended_at from coupon_change g where g.coupon_id = c.id
                ) at
              union select r.pickup_on
              from (select distinct coupon_id from report_touched) t join transfer r on r.coupon_id = t.coupon_id union
              select m.arrival_on
              from
                (select distinct coupon_id from report_touched) t join coupon_stay s on s.coupon_id = t.coupon_id
                join pms_stay m on m.hotel = s.hotel and m.folio = s.folio
            ) t
        )
      )
    returning day
  )
delete from report_sum using gone where report_sum.day = gone.day;
delete from report_touched;

-- listUnsummedDays
with
  ends as (
    select
      least(
        min(c.created_at)::date, min(a.day), (select min(pickup_on) from transfer),
        (select min(arrival_on) from pms_stay)
      ) - 1 as first, greatest((select max(pickup_on) from transfer), (select max(arrival_on) from pms_stay), max(a.day)
      ) + 1 as last
    from
      (select min(created_at) as created_at from coupon) c,
      (select min(created_at)::date as day from contact_message union all select max(created_at)::date from coupon) a
  )
select at.day::date as day
from ends cross join lateral generate_series(ends.first, ends.last, interval '1 day') as at (day)
where not exists (select from report_day d where d.day = at.day::date) order by at.day desc limit $1;

-- insertSums
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("upgraded_n") as "upgraded_n", sum("upgraded_d") as "upgraded_d"
    from
      (
        select
          ("c"."confirmed_at" at time zone p.time_zone)::date as day, (c.total_minor > 0)::int as numerator,
          1 as denominator, "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", (c.total_minor > 0)::int as "upgraded_n", 1 as "upgraded_d"
        from coupon c join property p on p.id = c.property_id
        where
          c.confirmed_at is not null and c.included_minor > 0
          and "c"."confirmed_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "c"."confirmed_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("c"."confirmed_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('upgraded', s."upgraded_n", s."upgraded_d")) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("price_per_vehicle_n") as "price_per_vehicle_n", sum("price_per_vehicle_d") as "price_per_vehicle_d"
    from
      (
        select
          "t"."pickup_on" as day,
          case
            when c.trip_type <> 'round_trip' then c.total_minor
            when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2 else c.total_minor / 2
          end as numerator, "c"."vehicles" as denominator, "c"."property_id" as property,
          coalesce(("c"."airport_id")::text, '') as "airport", coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel",
          case
            when c.trip_type <> 'round_trip' then c.total_minor
            when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2 else c.total_minor / 2
          end as "price_per_vehicle_n", "c"."vehicles" as "price_per_vehicle_d"
        from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
        where
          c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show') and "c"."private"
          and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('price_per_vehicle', s."price_per_vehicle_n", s."price_per_vehicle_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select
  f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread,
  array(
    select sum(count(v)) over (order by b.at)::int
    from
      generate_series(1, 64) as b (at)
      left join unnest("s"."spread") as one (v) on least(64, 1 + ceil(ln(greatest("v", 1)) / 0.13))::int = b.at
    group by b.at order by b.at
  )
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows,
      array_agg("lead_time_n"::float8 order by "lead_time_n") as spread, 0 as "lead_time_n", count(*) as "lead_time_d"
    from
      (
        select
          "t"."pickup_on" as day, extract(epoch from t.pickup_at - c.confirmed_at) / 3600 as numerator,
          1 as denominator, "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", extract(epoch from t.pickup_at - c.confirmed_at
          ) / 3600 as "lead_time_n", 1 as "lead_time_d"
        from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
        where
          c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show') and true
          and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('lead_time', s."lead_time_n", s."lead_time_d")) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("declines_n") as "declines_n", sum("declines_d") as "declines_d"
    from
      (
        select
          ("a"."created_at" at time zone p.time_zone)::date as day, 1 as numerator, 1 as denominator,
          "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", coalesce(("a"."failure")::text, '') as "reason",
          1 as "declines_n", 1 as "declines_d"
        from payment_attempt a join coupon c on c.id = a.coupon_id join property p on p.id = c.property_id
        where
          a.status in ('succeeded', 'failed') and a.status = 'failed'
          and "a"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "a"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("a"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel"), ('reason', r."reason")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('declines', s."declines_n", s."declines_d")) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select
  f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread,
  array(
    select sum(count(v)) over (order by b.at)::int
    from
      generate_series(1, 64) as b (at)
      left join unnest("s"."spread") as one (v) on least(64, 1 + ceil(ln(greatest("v", 1)) / 0.13))::int = b.at
    group by b.at order by b.at
  )
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows,
      array_agg("first_answer_n"::float8 order by "first_answer_n") as spread, 0 as "first_answer_n",
      count(*) as "first_answer_d"
    from
      (
        select
          ("m"."created_at" at time zone p.time_zone)::date as day, extract(epoch from a.answered_at - m.created_at
          ) / 3600 as numerator, 1 as denominator, "m"."property_id" as property,
          coalesce(("m"."airport_id")::text, '') as "airport", extract(epoch from a.answered_at - m.created_at
          ) / 3600 as "first_answer_n", 1 as "first_answer_d"
        from message_answer a join contact_message m on m.id = a.message_id join property p on p.id = m.property_id
        where
          true and true and "m"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "m"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("m"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r cross join lateral (values ('', ''), ('airport', r."airport")) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('first_answer', s."first_answer_n", s."first_answer_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("sales_n") as "sales_n", sum("sales_d") as "sales_d", sum("bookings_n") as "bookings_n",
      sum("bookings_d") as "bookings_d", sum("price_of_booking_n") as "price_of_booking_n",
      sum("price_of_booking_d") as "price_of_booking_d", sum("refunds_n") as "refunds_n",
      sum("refunds_d") as "refunds_d"
    from
      (
        select
          ("c"."confirmed_at" at time zone p.time_zone)::date as day, "c"."total_minor" as numerator, 1 as denominator,
          "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", "c"."total_minor" as "sales_n", 1 as "sales_d",
          1 as "bookings_n", 1 as "bookings_d", "c"."total_minor" as "price_of_booking_n", 1 as "price_of_booking_d",
          "c"."refunded_minor" as "refunds_n", "c"."paid_minor" as "refunds_d"
        from coupon c join property p on p.id = c.property_id
        where
          c.confirmed_at is not null and true and "c"."confirmed_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "c"."confirmed_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("c"."confirmed_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s
  cross join lateral (
    values
      ('sales', s."sales_n", s."sales_d"), ('bookings', s."bookings_n", s."bookings_d"),
      ('price_of_booking', s."price_of_booking_n", s."price_of_booking_d"), ('refunds', s."refunds_n", s."refunds_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("rides_n") as "rides_n", sum("rides_d") as "rides_d", sum("passengers_n") as "passengers_n",
      sum("passengers_d") as "passengers_d", sum("vehicles_n") as "vehicles_n", sum("vehicles_d") as "vehicles_d",
      sum("ridden_n") as "ridden_n", sum("ridden_d") as "ridden_d", sum("included_n") as "included_n",
      sum("included_d") as "included_d", sum("price_per_passenger_n") as "price_per_passenger_n",
      sum("price_per_passenger_d") as "price_per_passenger_d"
    from
      (
        select
          "t"."pickup_on" as day, 1 as numerator, 1 as denominator, "c"."property_id" as property,
          coalesce(("c"."airport_id")::text, '') as "airport", coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", 1 as "rides_n", 1 as "rides_d",
          c.adults + c.children + c.baby_seats as "passengers_n", 1 as "passengers_d",
          case when c.private then c.vehicles else 0 end as "vehicles_n", 1 as "vehicles_d",
          case
            when c.trip_type <> 'round_trip' then c.total_minor
            when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2 else c.total_minor / 2
          end as "ridden_n", 1 as "ridden_d", (c.total_minor = 0)::int as "included_n", 1 as "included_d",
          case
            when c.trip_type <> 'round_trip' then c.total_minor
            when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2 else c.total_minor / 2
          end as "price_per_passenger_n", c.adults + c.children + c.baby_seats as "price_per_passenger_d"
        from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
        where
          c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show') and true
          and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s
  cross join lateral (
    values
      ('rides', s."rides_n", s."rides_d"), ('passengers', s."passengers_n", s."passengers_d"),
      ('vehicles', s."vehicles_n", s."vehicles_d"), ('ridden', s."ridden_n", s."ridden_d"),
      ('included', s."included_n", s."included_d"),
      ('price_per_passenger', s."price_per_passenger_n", s."price_per_passenger_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("attach_rate_n") as "attach_rate_n", sum("attach_rate_d") as "attach_rate_d"
    from
      (
        select
          "m"."arrival_on" as day, (b.id is not null)::int as numerator, 1 as denominator, "p"."id" as property,
          coalesce(
            (
              (
                select ap.airport_id from airport_property ap where ap.property_id = p.id and ap.active
                order by ap.drive_minutes, ap.airport_id limit 1
              )
            )::text, ''
          ) as "airport", coalesce(("m"."country")::text, '') as "country",
          coalesce(("m"."agency_code")::text, '') as "agency", (b.id is not null)::int as "attach_rate_n",
          1 as "attach_rate_d"
        from
          pms_stay m join property p on p.code = m.hotel
          left join lateral (
            select min(c.id) as id
            from coupon_stay cs join coupon c on c.id = cs.coupon_id join transfer t on t.coupon_id = c.id
            where
              cs.hotel = m.hotel and cs.folio = m.folio and c.confirmed_at is not null and t.direction = 'arrival'
              and t.status in ('confirmed', 'completed', 'no_show')
          ) b on true
        where
          m.status not in ('CANCELLED', 'NO_SHOW') and true and "m"."arrival_on" between $1::date and $2::date
          and "m"."arrival_on" between $3::date and $4::date and true
      ) r
      cross join lateral (values ('', ''), ('airport', r."airport"), ('country', r."country"), ('agency', r."agency")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('attach_rate', s."attach_rate_n", s."attach_rate_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("cancellations_n") as "cancellations_n", sum("cancellations_d") as "cancellations_d"
    from
      (
        select
          ("x"."at" at time zone p.time_zone)::date as day, 1 as numerator, 1 as denominator,
          "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel",
          coalesce(
            (
              case
                when t.pickup_at > x.at + interval '96 hours' then 'over_96'
                when t.pickup_at > x.at + interval '24 hours' then 'from_24'
                when t.pickup_at >= x.at + interval '5 hours' then 'from_5' else 'under_5'
              end
            )::text, ''
          ) as "notice",
          coalesce(
            (
              case
                when exists (
                  select from pms_stay m where m.hotel = c.hotel and m.folio = c.folio and m.status = 'CANCELLED'
                ) then 'stay' else 'guest'
              end
            )::text, ''
          ) as "cause", 1 as "cancellations_n", 1 as "cancellations_d"
        from
          transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
          cross join lateral (
            select coalesce(min(g.ended_at), c.cancelled_at) as at from coupon_change g
            where
              g.coupon_id = c.id and g.kind = 'cancel' and g.status = 'applied'
              and g.plan @> jsonb_build_array(jsonb_build_object('id', t.id))
          ) x
        where
          c.confirmed_at is not null and t.status = 'cancelled' and x.at is not null and true
          and c.id in (
            select g.coupon_id from coupon_change g
            where
              g.status = 'applied' and "g"."ended_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
              and "g"."ended_at" < ($2::date + 2)::timestamp at time zone 'UTC'
            union select o.id from coupon o
            where
              "o"."cancelled_at" >= ($3::date - 1)::timestamp at time zone 'UTC'
              and "o"."cancelled_at" < ($4::date + 2)::timestamp at time zone 'UTC'
          ) and ("x"."at" at time zone p.time_zone)::date between $5::date and $6::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel"), ('notice', r."notice"),
          ('cause', r."cause")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('cancellations', s."cancellations_n", s."cancellations_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("cancelled_share_n") as "cancelled_share_n", sum("cancelled_share_d") as "cancelled_share_d"
    from
      (
        select
          "t"."pickup_on" as day, (t.status = 'cancelled')::int as numerator, 1 as denominator,
          "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", (t.status = 'cancelled')::int as "cancelled_share_n",
          1 as "cancelled_share_d"
        from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
        where
          c.confirmed_at is not null and true and "t"."pickup_on" between $1::date and $2::date
          and "t"."pickup_on" between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('cancelled_share', s."cancelled_share_n", s."cancelled_share_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("self_service_n") as "self_service_n", sum("self_service_d") as "self_service_d"
    from
      (
        select
          ("g"."ended_at" at time zone p.time_zone)::date as day, (g.acting is null)::int as numerator,
          1 as denominator, "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", (g.acting is null)::int as "self_service_n",
          1 as "self_service_d"
        from coupon_change g join coupon c on c.id = g.coupon_id join property p on p.id = c.property_id
        where
          g.status = 'applied' and g.ended_at is not null and true
          and "g"."ended_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "g"."ended_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("g"."ended_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('self_service', s."self_service_n", s."self_service_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("no_shows_n") as "no_shows_n", sum("no_shows_d") as "no_shows_d"
    from
      (
        select
          "t"."pickup_on" as day, (t.status = 'no_show')::int as numerator, 1 as denominator,
          "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", (t.status = 'no_show')::int as "no_shows_n",
          1 as "no_shows_d"
        from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
        where
          c.confirmed_at is not null and t.status in ('completed', 'no_show') and true
          and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('no_shows', s."no_shows_n", s."no_shows_d")) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("decline_rate_n") as "decline_rate_n", sum("decline_rate_d") as "decline_rate_d"
    from
      (
        select
          ("a"."created_at" at time zone p.time_zone)::date as day, (a.status = 'failed')::int as numerator,
          1 as denominator, "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", (a.status = 'failed')::int as "decline_rate_n",
          1 as "decline_rate_d"
        from payment_attempt a join coupon c on c.id = a.coupon_id join property p on p.id = c.property_id
        where
          a.status in ('succeeded', 'failed') and true
          and "a"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "a"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("a"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('decline_rate', s."decline_rate_n", s."decline_rate_d")
  ) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("recovered_n") as "recovered_n", sum("recovered_d") as "recovered_d"
    from
      (
        select
          ("c"."created_at" at time zone p.time_zone)::date as day, (c.confirmed_at is not null)::int as numerator,
          1 as denominator, "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", (c.confirmed_at is not null)::int as "recovered_n",
          1 as "recovered_d"
        from coupon c join property p on p.id = c.property_id
        where
          exists (select from payment_attempt a where a.coupon_id = c.id and a.status = 'failed' and a.change_id is null
          ) and true and "c"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "c"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("c"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('recovered', s."recovered_n", s."recovered_d")) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("messages_n") as "messages_n", sum("messages_d") as "messages_d"
    from
      (
        select
          coalesce(u.on, (u.at at time zone p.time_zone)::date) as day, "u"."messages" as numerator,
          1 - u.messages as denominator, "u"."property_id" as property,
          coalesce(("u"."airport_id")::text, '') as "airport", "u"."messages" as "messages_n",
          1 - u.messages as "messages_d"
        from
          (
            select
              - id as key, reference as label, null::int as booking, property_id, airport_id, created_at as at,
              null::date as on, 1 as messages
            from contact_message union all
            select t.id, c.coupon_code, c.id, c.property_id, c.airport_id, null, t.pickup_on, 0
            from transfer t join coupon c on c.id = t.coupon_id
            where c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show')
          ) u join property p on p.id = u.property_id
        where
          true and true
          and (
            "u"."on" between $1::date and $2::date or "u"."at" >= ($3::date - 1)::timestamp at time zone 'UTC'
            and "u"."at" < ($4::date + 2)::timestamp at time zone 'UTC'
          ) and coalesce(u.on, (u.at at time zone p.time_zone)::date) between $5::date and $6::date and true
      ) r cross join lateral (values ('', ''), ('airport', r."airport")) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('messages', s."messages_n", s."messages_d")) as f (figure, numerator, denominator);
/* planned each time */
insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, null::int[]
from
  (
    select
      part.dimension, r.day, r.property, part.value, count(*) as rows, null::float8[] as spread,
      sum("letters_n") as "letters_n", sum("letters_d") as "letters_d"
    from
      (
        select
          ("m"."created_at" at time zone p.time_zone)::date as day, (m.status <> 'failed')::int as numerator,
          1 as denominator, "c"."property_id" as property, coalesce(("c"."airport_id")::text, '') as "airport",
          coalesce(("c"."service_id")::text, '') as "service",
          coalesce(((select s.provider_id from service s where s.id = c.service_id))::text, '') as "provider",
          coalesce(("c"."country")::text, '') as "country", coalesce(("c"."agency_code")::text, '') as "agency",
          coalesce(("c"."channel")::text, '') as "channel", coalesce(("m"."kind")::text, '') as "letter",
          (m.status <> 'failed')::int as "letters_n", 1 as "letters_d"
        from mail m join coupon c on c.id = m.coupon_id join property p on p.id = c.property_id
        where
          m.status in ('sent', 'kept', 'failed')
          and m.kind in ('confirmation', 'payment_reminder', 'change', 'cancellation', 'refund') and true
          and "m"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "m"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("m"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      ) r
      cross join lateral (
        values
          ('', ''), ('airport', r."airport"), ('service', r."service"), ('provider', r."provider"),
          ('country', r."country"), ('agency', r."agency"), ('channel', r."channel"), ('letter', r."letter")
      ) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value
  ) s cross join lateral (values ('letters', s."letters_n", s."letters_d")) as f (figure, numerator, denominator);
insert into report_day (day, made_at, defined) select at.day::date, $1::timestamptz, $2
from generate_series($3::date, $4::date, interval '1 day') as at (day);
