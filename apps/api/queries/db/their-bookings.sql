-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- countTheirBookings
select count(*)::int as n from their_coupon k join property p on p.code = k.hotel
where
  coalesce(p.id = any ($1::int[]), false) and ($2::int is null or p.id = $3)
  and (
    (k.facts ->> 'createdAt')::float8 = 0
    or (
      (k.facts ->> 'createdAt')::float8 between extract(epoch from $4::date - 1
      ) * 1000 and extract(epoch from $5::date + 2) * 1000
      and (to_timestamp((k.facts ->> 'createdAt')::float8 / 1000) at time zone p.time_zone)::date between $6::date and $7::date
    )
  );
