-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findMiddles: by week, from rows
/* planned each time */
with
  cell as materialized (
    select
      key, spread,
      array(
        select sum(count(v)) over (order by b.at)::int
        from
          generate_series(1, 64) as b (at)
          left join unnest("spread") as one (v) on least(64, 1 + ceil(ln(greatest("v", 1)) / 0.13))::int = b.at
        group by b.at order by b.at
      ) as reached
    from
      (
        select "step" as key, array_agg(numerator::float8 order by numerator) as spread
        from
          (
            select date_trunc($1::text, "day"::timestamp)::date as step, part, numerator, denominator
            from
              (
                select
                  "t"."pickup_on" as day, extract(epoch from t.pickup_at - c.confirmed_at) / 3600 as numerator,
                  1 as denominator, ''::text as part
                from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
                where
                  c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show') and true
                  and "t"."pickup_on" between $2::date and $3::date and "t"."pickup_on" between $4::date and $5::date
                  and true
              ) r
          ) r
        group by 1
      ) s
  ),
  keyed as materialized (
    select key, row_number() over ()::int as id, upto
    from
      (
        select
          key,
          array[
            sum(reached[1]), sum(reached[2]), sum(reached[3]), sum(reached[4]), sum(reached[5]), sum(reached[6]),
            sum(reached[7]), sum(reached[8]), sum(reached[9]), sum(reached[10]), sum(reached[11]), sum(reached[12]),
            sum(reached[13]), sum(reached[14]), sum(reached[15]), sum(reached[16]), sum(reached[17]), sum(reached[18]),
            sum(reached[19]), sum(reached[20]), sum(reached[21]), sum(reached[22]), sum(reached[23]), sum(reached[24]),
            sum(reached[25]), sum(reached[26]), sum(reached[27]), sum(reached[28]), sum(reached[29]), sum(reached[30]),
            sum(reached[31]), sum(reached[32]), sum(reached[33]), sum(reached[34]), sum(reached[35]), sum(reached[36]),
            sum(reached[37]), sum(reached[38]), sum(reached[39]), sum(reached[40]), sum(reached[41]), sum(reached[42]),
            sum(reached[43]), sum(reached[44]), sum(reached[45]), sum(reached[46]), sum(reached[47]), sum(reached[48]),
            sum(reached[49]), sum(reached[50]), sum(reached[51]), sum(reached[52]), sum(reached[53]), sum(reached[54]),
            sum(reached[55]), sum(reached[56]), sum(reached[57]), sum(reached[58]), sum(reached[59]), sum(reached[60]),
            sum(reached[61]), sum(reached[62]), sum(reached[63]), sum(reached[64])
          ]::int[] as upto
        from cell group by key
      ) k
  ),
  summed as (
    select id, upto from keyed union all
    select
      0,
      array(
        select sum(b.upto)::int from keyed cross join lateral unnest(keyed.upto) with ordinality b (upto, at)
        group by b.at order by b.at
      )
  ),
  bucket as (
    select
      id, b.at::int, b.upto, lag(b.upto, 1, 0) over (partition by id order by b.at) as below,
      summed.upto[64] - 1 as last
    from summed cross join lateral unnest(summed.upto) with ordinality b (upto, at)
  ),
  wanted as materialized (
    select
      id, at, part.place, part.of * last - floor(part.of * last) as between, rank - below as rank,
      dense_rank() over (order by id, at)::int as slot
    from
      bucket cross join lateral unnest($6::float8[]) with ordinality part (of, place)
      cross join lateral (values (floor(part.of * last)::int), (ceil(part.of * last)::int)) ranks (rank)
    where rank >= below and rank < upto
  ),
  found as (
    select w.slot, array_agg(v order by v) as spread
    from
      cell join keyed on keyed.key = cell.key cross join lateral (values (0), (keyed.id)) k (id)
      join (select distinct id, at, slot from wanted) w on w.id = k.id
      cross join lateral unnest(cell.spread[coalesce(cell.reached[w.at - 1], 0) + 1:cell.reached[w.at]]) one (v)
    group by w.slot
  ),
  middle as (
    select
      w.id, w.place,
      min(f.spread[w.rank + 1]) + (max(f.spread[w.rank + 1]) - min(f.spread[w.rank + 1])) * max(w.between) as value
    from wanted w join found f on f.slot = w.slot group by w.id, w.place
  )
select keyed.key::text as key, array_agg(value order by place) as spread
from middle left join keyed on keyed.id = middle.id group by middle.id, keyed.key;

-- findMiddles: by resort, mostly from sums
/* planned each time */
with
  cell as materialized (
    select '' as key, spread, reached
    from
      (
        select null::date as step, '' as part, s.numerator, s.denominator, s.rows, s.spread, s.reached
        from report_sum s join property p on p.id = s.property_id
        where
          s.figure = $1 and s.dimension = $2 and (s.day between $3::date and $4::date)
          and coalesce("s"."property_id" = any ($5::int[]), false)
      ) s
    union all
    -- … 11 lines of findMiddles: by week, from rows
        select '' as key, array_agg(numerator::float8 order by numerator) as spread
        from
          (
            select null::date as step, part, numerator, denominator
            from
              (
                select
                  ("m"."created_at" at time zone p.time_zone)::date as day,
                  extract(epoch from a.answered_at - m.created_at) / 3600 as numerator, 1 as denominator,
                  ''::text as part
                from
                  message_answer a join contact_message m on m.id = a.message_id join property p on p.id = m.property_id
                where
                  true and true and "m"."created_at" >= ($6::date - 1)::timestamp at time zone 'UTC'
                  and "m"."created_at" < ($7::date + 2)::timestamp at time zone 'UTC'
                  and ("m"."created_at" at time zone p.time_zone)::date between $8::date and $9::date
                  and coalesce("m"."property_id" = any ($10::int[]), false)
              -- … 47 lines of findMiddles: by week, from rows
      bucket cross join lateral unnest($11::float8[]) with ordinality part (of, place)
      -- … 19 lines of findMiddles: by week, from rows
/* planned each time */
with
  cell as materialized (
    select "part" as key, spread, reached
    from
      (
        select null::date as step, s.property_id::text as part, s.numerator, s.denominator, s.rows, s.spread, s.reached
        -- … 6 lines of findMiddles: by resort, mostly from sums
    -- … 11 lines of findMiddles: by week, from rows
        select "part" as key, array_agg(numerator::float8 order by numerator) as spread
        -- … 8 lines of findMiddles: by resort, mostly from sums
                  coalesce(("m"."property_id")::text, '') as part
                -- … 7 lines of findMiddles: by resort, mostly from sums
              -- … 47 lines of findMiddles: by week, from rows
      bucket cross join lateral unnest($11::float8[]) with ordinality part (of, place)
      -- … 19 lines of findMiddles: by week, from rows
