-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findMiddles: by week, from rows
/* planned each time */
with
  cell as materialized (
    select
      step,
      spread,
      array(
        select
          sum(count(v)) over (
            order by
              b.at
          )::int
        from
          generate_series(1, 64) as b (at)
          left join unnest("spread") as one (v) on least(64, 1 + ceil(ln(greatest("v", 0.25) / 0.25) / 0.174))::int = b.at
        group by
          b.at
        order by
          b.at
      ) as reached
    from
      (
        select
          step,
          array_agg(
            numerator::float8
            order by
              numerator
          ) as spread
        from
          (
            select
              date_trunc($1::text, "day"::timestamp)::date as step,
              part,
              numerator,
              denominator
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
          ) r
        group by
          step
      ) s
  ),
  reached as (
    select
      k.key,
      b.at,
      sum(b.upto)::int as upto
    from
      cell
      cross join lateral (
        values
          (''),
          (cell.step::text)
      ) k (key)
      cross join lateral unnest(cell.reached) with ordinality b (upto, at)
    group by
      k.key,
      b.at
  ),
  bucket as (
    select
      key,
      at::int,
      upto,
      lag(upto, 1, 0) over (
        partition by
          key
        order by
          at
      ) as below,
      max(upto) over (
        partition by
          key
      ) - 1 as last
    from
      reached
  ),
  wanted as (
    select
      key,
      at,
      below,
      part.of,
      part.place,
      part.of * last - floor(part.of * last) as between,
      rank - below as rank
    from
      bucket
      cross join lateral unnest($6::float8[]) with ordinality part (of, place)
      cross join lateral (
        values
          (floor(part.of * last)::int),
          (ceil(part.of * last)::int)
      ) ranks (rank)
    where
      rank >= below
      and rank < upto
  ),
  found as (
    select
      w.key,
      w.at,
      array_agg(
        v
        order by
          v
      ) as spread
    from
      cell
      cross join lateral (
        values
          (''),
          (cell.step::text)
      ) k (key)
      join (
        select distinct
          key,
          at
        from
          wanted
      ) w on w.key = k.key
      cross join lateral unnest(cell.spread[coalesce(cell.reached[w.at - 1], 0) + 1:cell.reached[w.at]]) one (v)
    group by
      w.key,
      w.at
  ),
  middle as (
    select
      w.key,
      w.place,
      min(f.spread[w.rank + 1]) + (max(f.spread[w.rank + 1]) - min(f.spread[w.rank + 1])) * max(w.between) as value
    from
      wanted w
      join found f on f.key = w.key
      and f.at = w.at
    group by
      w.key,
      w.place
  )
select
  key,
  array_agg(
    value
    order by
      place
  ) as spread
from
  middle
group by
  key;

-- findMiddles: by resort, mostly from sums
/* planned each time */
with
  cell as materialized (
    select
      step,
      spread,
      reached
    from
      (
        select
          null::date as step,
          '' as part,
          s.numerator,
          s.denominator,
          s.rows,
          s.spread,
          s.reached
        from
          report_sum s
          join property p on p.id = s.property_id
        where
          s.figure = $1
          and s.dimension = $2
          and (s.day between $3::date and $4::date)
          and coalesce("s"."property_id" = any ($5::int[]), false)
      ) s
    union all
    select
      step,
      spread,
      array(
        select
          sum(count(v)) over (
            order by
              b.at
          )::int
        from
          generate_series(1, 64) as b (at)
          left join unnest("spread") as one (v) on least(64, 1 + ceil(ln(greatest("v", 0.25) / 0.25) / 0.174))::int = b.at
        group by
          b.at
        order by
          b.at
      ) as reached
    from
      (
        select
          step,
          array_agg(
            numerator::float8
            order by
              numerator
          ) as spread
        from
          (
            select
              null::date as step,
              part,
              numerator,
              denominator
            from
              (
                select
                  ("m"."created_at" at time zone p.time_zone)::date as day,
                  extract(
                    epoch
                    from
                      a.answered_at - m.created_at
                  ) / 3600 as numerator,
                  1 as denominator,
                  ''::text as part
                from
                  message_answer a
                  join contact_message m on m.id = a.message_id
                  join property p on p.id = m.property_id
                where
                  true
                  and true
                  and "m"."created_at" >= ($6::date - 1)::timestamp at time zone 'UTC'
                  and "m"."created_at" < ($7::date + 2)::timestamp at time zone 'UTC'
                  and ("m"."created_at" at time zone p.time_zone)::date between $8::date and $9::date
                  and coalesce("m"."property_id" = any ($10::int[]), false)
              ) r
          ) r
        group by
          step
      ) s
  ),
  reached as (
    select
      k.key,
      b.at,
      sum(b.upto)::int as upto
    from
      cell
      cross join lateral (
        values
          ('')
      ) k (key)
      cross join lateral unnest(cell.reached) with ordinality b (upto, at)
    group by
      k.key,
      b.at
  ),
  bucket as (
    select
      key,
      at::int,
      upto,
      lag(upto, 1, 0) over (
        partition by
          key
        order by
          at
      ) as below,
      max(upto) over (
        partition by
          key
      ) - 1 as last
    from
      reached
  ),
  wanted as (
    select
      key,
      at,
      below,
      part.of,
      part.place,
      part.of * last - floor(part.of * last) as between,
      rank - below as rank
    from
      bucket
      cross join lateral unnest($11::float8[]) with ordinality part (of, place)
      cross join lateral (
        values
          (floor(part.of * last)::int),
          (ceil(part.of * last)::int)
      ) ranks (rank)
    where
      rank >= below
      and rank < upto
  ),
  found as (
    select
      w.key,
      w.at,
      array_agg(
        v
        order by
          v
      ) as spread
    from
      cell
      cross join lateral (
        values
          ('')
      ) k (key)
      join (
        select distinct
          key,
          at
        from
          wanted
      ) w on w.key = k.key
      cross join lateral unnest(cell.spread[coalesce(cell.reached[w.at - 1], 0) + 1:cell.reached[w.at]]) one (v)
    group by
      w.key,
      w.at
  ),
  middle as (
    select
      w.key,
      w.place,
      min(f.spread[w.rank + 1]) + (max(f.spread[w.rank + 1]) - min(f.spread[w.rank + 1])) * max(w.between) as value
    from
      wanted w
      join found f on f.key = w.key
      and f.at = w.at
    group by
      w.key,
      w.place
  )
select
  key,
  array_agg(
    value
    order by
      place
  ) as spread
from
  middle
group by
  key;
/* planned each time */
select
  part as key,
  percentile_cont($1::float8[]) within group (
    order by
      numerator::float8
  ) as spread
from
  (
    select
      part,
      numerator
    from
      (
        select
          part,
          spread
        from
          (
            select
              null::date as step,
              s.property_id::text as part,
              s.numerator,
              s.denominator,
              s.rows,
              s.spread,
              s.reached
            from
              report_sum s
              join property p on p.id = s.property_id
            where
              s.figure = $2
              and s.dimension = $3
              and (s.day between $4::date and $5::date)
              and coalesce("s"."property_id" = any ($6::int[]), false)
          ) s
        offset
          0
      ) s,
      unnest(s.spread) one (numerator)
    union all
    select
      part,
      numerator
    from
      (
        select
          null::date as step,
          part,
          numerator,
          denominator
        from
          (
            select
              ("m"."created_at" at time zone p.time_zone)::date as day,
              extract(
                epoch
                from
                  a.answered_at - m.created_at
              ) / 3600 as numerator,
              1 as denominator,
              coalesce(("m"."property_id")::text, '') as part
            from
              message_answer a
              join contact_message m on m.id = a.message_id
              join property p on p.id = m.property_id
            where
              true
              and true
              and "m"."created_at" >= ($7::date - 1)::timestamp at time zone 'UTC'
              and "m"."created_at" < ($8::date + 2)::timestamp at time zone 'UTC'
              and ("m"."created_at" at time zone p.time_zone)::date between $9::date and $10::date
              and coalesce("m"."property_id" = any ($11::int[]), false)
          ) r
      ) r
  ) counted
group by
  part;
