-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findSums: in all
/* planned each time */
select
  null::date as step,
  null::text as part,
  1 * 2 + 1 as level,
  coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator,
  coalesce(sum(denominator), 0)::float8 as denominator,
  null::float8[] as spread
from
  (
    select
      null::date as step,
      part,
      numerator,
      denominator,
      1 as rows
    from
      (
        select
          ("c"."confirmed_at" at time zone p.time_zone)::date as day,
          "c"."total_minor" as numerator,
          1 as denominator,
          ''::text as part
        from
          coupon c
          join property p on p.id = c.property_id
        where
          c.confirmed_at is not null
          and true
          and "c"."confirmed_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "c"."confirmed_at" < ($2::date + 2)::timestamp at time zone 'UTC'
          and ("c"."confirmed_at" at time zone p.time_zone)::date between $3::date and $4::date
          and true
      ) r
    offset
      0
  ) counted
group by
  grouping sets (());

-- findSums: by month and country, of a part of the group
/* planned each time */
select
  "step" as step,
  "part" as part,
  grouping(step) * 2 + grouping(part) as level,
  coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator,
  coalesce(sum(denominator), 0)::float8 as denominator,
  null::float8[] as spread
from
  (
    select
      date_trunc($1::text, "day"::timestamp)::date as step,
      part,
      numerator,
      denominator,
      1 as rows
    from
      (
        select
          ("c"."confirmed_at" at time zone p.time_zone)::date as day,
          "c"."total_minor" as numerator,
          1 as denominator,
          coalesce(("c"."country")::text, '') as part
        from
          coupon c
          join property p on p.id = c.property_id
        where
          c.confirmed_at is not null
          and true
          and "c"."confirmed_at" >= ($2::date - 1)::timestamp at time zone 'UTC'
          and "c"."confirmed_at" < ($3::date + 2)::timestamp at time zone 'UTC'
          and ("c"."confirmed_at" at time zone p.time_zone)::date between $4::date and $5::date
          and coalesce("c"."property_id" = any ($6::int[]), false)
          and coalesce(("c"."channel")::text, '') = any ($7::text[])
      ) r
    offset
      0
  ) counted
group by
  grouping sets ((), (step), (part));

-- findSums: with a middle
/* planned each time */
select
  "step" as step,
  null::text as part,
  grouping(step) * 2 + 1 as level,
  coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator,
  coalesce(sum(denominator), 0)::float8 as denominator,
  percentile_cont(array[0.5, 0.1, 0.9]) within group (
    order by
      numerator::float8
  ) as spread
from
  (
    select
      date_trunc($1::text, "day"::timestamp)::date as step,
      part,
      numerator,
      denominator,
      1 as rows
    from
      (
        select
          "t"."pickup_on" as day,
          extract(
            epoch
            from
              t.pickup_at - c.confirmed_at
          ) / 3600 as numerator,
          1 as denominator,
          ''::text as part
        from
          transfer t
          join coupon c on c.id = t.coupon_id
          join property p on p.id = c.property_id
        where
          c.confirmed_at is not null
          and t.status in ('confirmed', 'completed', 'no_show')
          and true
          and "t"."pickup_on" between $2::date and $3::date
          and "t"."pickup_on" between $4::date and $5::date
          and true
      ) r
    offset
      0
  ) counted
group by
  grouping sets ((), (step));

-- findSums: by resort, mostly from sums
/* planned each time */
select
  "step" as step,
  "part" as part,
  grouping(step) * 2 + grouping(part) as level,
  coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator,
  coalesce(sum(denominator), 0)::float8 as denominator,
  null::float8[] as spread
from
  (
    select
      date_trunc($1::text, "day"::timestamp)::date as step,
      part,
      numerator,
      denominator,
      1 as rows
    from
      (
        select
          ("c"."confirmed_at" at time zone p.time_zone)::date as day,
          "c"."total_minor" as numerator,
          1 as denominator,
          coalesce(("c"."property_id")::text, '') as part
        from
          coupon c
          join property p on p.id = c.property_id
        where
          c.confirmed_at is not null
          and true
          and "c"."confirmed_at" >= ($2::date - 1)::timestamp at time zone 'UTC'
          and "c"."confirmed_at" < ($3::date + 2)::timestamp at time zone 'UTC'
          and ("c"."confirmed_at" at time zone p.time_zone)::date between $4::date and $5::date
          and coalesce("c"."property_id" = any ($6::int[]), false)
          and coalesce(("c"."country")::text, '') = any ($7::text[])
      ) r
    union all
    select
      step,
      part,
      numerator,
      denominator,
      rows
    from
      (
        select
          date_trunc($8::text, "s"."day"::timestamp)::date as step,
          s.property_id::text as part,
          s.numerator,
          s.denominator,
          s.rows,
          s.spread
        from
          report_sum s
          join property p on p.id = s.property_id
        where
          s.figure = $9
          and s.dimension = $10
          and (s.day between $11::date and $12::date)
          and coalesce("s"."property_id" = any ($13::int[]), false)
          and s.value = any ($14::text[])
      ) s
    offset
      0
  ) counted
group by
  grouping sets ((), (step), (part));
