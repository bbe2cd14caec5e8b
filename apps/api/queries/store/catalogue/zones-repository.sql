-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listAirportsOf
with named as (select property_id, airport_id from airport_property union select property_id, airport_id from service)
select asked.id as property_id, airport.iata_code, airport.time_zone
from
  unnest($1::int[]) as asked (id) join airport on (asked.id, airport.id) in (select property_id, airport_id from named)
  or (airport.active and asked.id not in (select property_id from named))
order by asked.id, airport.id;
