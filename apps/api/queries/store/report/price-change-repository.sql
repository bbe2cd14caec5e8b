-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listPriceChanges
select (e.at at time zone p.time_zone)::date::text as day, count(distinct e.subject)::int as rates
from
  audit_entry e
  join service s on s.id = coalesce(e.detail -> 'after' ->> 'service_id', e.detail -> 'before' ->> 'service_id')::int
  join property p on p.id = s.property_id
where
  e.action = any ($1::text[]) and e.at between $2::date - 1 and $3::date + 2
  and (e.at at time zone p.time_zone)::date between $4::date and $5::date
  and e.detail #- '{before,description}' -> 'before' is distinct from e.detail #- '{after,description}' -> 'after'
  and coalesce(p.id = any ($6::int[]), false) and ($7::int[] is null or p.id = any ($8::int[]))
group by day order by day;
