-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listServicesOfSet
select
  s.id, s.private as is_private, s.pax_max, s.operation_type,
  json_build_object('en', s.name_en, 'es', s.name_es) as name, p.id as property_id, p.code as property_code,
  p.name as property_name, p.time_zone
from service s join property p on p.id = s.property_id
where
  s.id in (
    select (said ->> 'service_id')::int from change_set_row, unnest(array[before, after]) as said
    where set_id = $1 and catalogue = $2 and said is not null union select row_id from change_set_row
    where set_id = $3 and catalogue = $4
  )
order by p.code, s.position, s.id;

-- listNextRates
select
  id, service_id, description, currency, priority, price_minor, adult_minor as adult_price_minor,
  child_minor as minor_price_minor, valid_from as valid_from_on, valid_to as valid_to_on, pax_max
from rate where service_id = any ($1::int[]) and valid_to >= $2::date and id > $3 order by id limit $4;

-- updateShifts
update change_set set price_shifts = $1::jsonb where id = $2;

-- findKeptShifts
select price_shifts as shifts from change_set where id = $1;

-- findZoneOfSet
select distinct time_zone as zone from property
where id in (select unnest(properties) from change_set_row where set_id = $1) limit 2;
