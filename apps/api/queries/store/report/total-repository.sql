-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- countFigureRows
/* planned each time */ select coalesce(sum(rows), 0)::int as n
from
  (
    select step, part, numerator as numerator, denominator, 1 as rows
    from
      (
        select null::date as step, part, numerator, denominator
        from
          (
            select
              ("c"."confirmed_at" at time zone p.time_zone)::date as day, "c"."total_minor" as numerator,
              1 as denominator, ''::text as part
            from coupon c join property p on p.id = c.property_id
            where
              c.confirmed_at is not null and true and "c"."confirmed_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
              and "c"."confirmed_at" < ($2::date + 2)::timestamp at time zone 'UTC'
              and ("c"."confirmed_at" at time zone p.time_zone)::date between $3::date and $4::date and true
          ) r
      ) s
    union all select step, part, numerator as numerator, denominator, "rows" as rows
    from
      (
        select null::date as step, '' as part, s.numerator, s.denominator, s.rows
        from report_sum s join property p on p.id = s.property_id
        where s.figure = $5 and s.dimension = $6 and (s.day between $7::date and $8::date) and true
      ) s
  ) counted;

-- findSums: in all
/* planned each time */
select
  null::date as step, null::text as part, 1 * 2 + 1 as level, coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator, coalesce(sum(denominator), 0)::float8 as denominator
-- … 18 lines of countFigureRows
    offset 0
  ) counted
group by grouping sets (());

-- findSums: by month and country, of a part of the group
/* planned each time */
select
  "step" as step, "part" as part, grouping(step) * 2 + grouping(part) as level, coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator, coalesce(sum(denominator), 0)::float8 as denominator
-- … 5 lines of countFigureRows
        select date_trunc($1::text, "day"::timestamp)::date as step, part, numerator, denominator
        from
          (
            select
              ("c"."confirmed_at" at time zone p.time_zone)::date as day, "c"."total_minor" as numerator,
              1 as denominator, coalesce(("c"."country")::text, '') as part
            from coupon c join property p on p.id = c.property_id
            where
              c.confirmed_at is not null and true and "c"."confirmed_at" >= ($2::date - 1)::timestamp at time zone 'UTC'
              and "c"."confirmed_at" < ($3::date + 2)::timestamp at time zone 'UTC'
              and ("c"."confirmed_at" at time zone p.time_zone)::date between $4::date and $5::date
              and coalesce("c"."property_id" = any ($6::int[]), false)
              and coalesce(("c"."channel")::text, '') = any ($7::text[])
          ) r
      ) s
    offset 0
  ) counted
group by grouping sets ((), (step), (part));

-- findSums: with a middle
/* planned each time */
select
  "step" as step, null::text as part, grouping(step) * 2 + 1 as level, coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator, coalesce(sum(denominator), 0)::float8 as denominator
from
  (
    select step, part, 0 as numerator, denominator, 1 as rows
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
      ) s
    offset 0
  ) counted
group by grouping sets ((), (step));
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

-- findSums: by resort, mostly from sums
/* planned each time */
select
  "step" as step, "part" as part, grouping(step) * 2 + grouping(part) as level, coalesce(sum(rows), 0)::int as rows,
  coalesce(sum(numerator), 0)::float8 as numerator, coalesce(sum(denominator), 0)::float8 as denominator
-- … 5 lines of countFigureRows
        -- … 5 lines of findSums: by month and country, of a part of the group
              1 as denominator, coalesce(("c"."property_id")::text, '') as part
            -- … 6 lines of findSums: by month and country, of a part of the group
              and coalesce(("c"."country")::text, '') = any ($7::text[])
          -- … 5 lines of countFigureRows
        select
          date_trunc($8::text, "s"."day"::timestamp)::date as step, s.property_id::text as part, s.numerator,
          s.denominator, s.rows
        from report_sum s join property p on p.id = s.property_id
        where
          s.figure = $9 and s.dimension = $10 and (s.day between $11::date and $12::date)
          and coalesce("s"."property_id" = any ($13::int[]), false) and s.value = any ($14::text[])
      ) s
    offset 0
  ) counted
group by grouping sets ((), (step), (part));
