-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- createEmbeddedFlights: findByKey
select
  f.flight_key as "key",
  f.airline_id as "airlineId",
  a.name as airline,
  f.flight_number as "number",
  f.airport_id as "airportId",
  f.type,
  f.flight_time as "time",
  f.is_national as "isNational",
  f.other_airport as "otherAirport"
from
  scheduled_flight f
  join airline a on a.id = f.airline_id
where
  f.flight_key = $1
order by
  f.type,
  f.airport_id
limit
  1;

-- createEmbeddedFlights: find
select
  f.flight_key as "key",
  f.airline_id as "airlineId",
  a.name as airline,
  f.flight_number as "number",
  f.airport_id as "airportId",
  f.type,
  f.flight_time as "time",
  f.is_national as "isNational",
  f.other_airport as "otherAirport"
from
  scheduled_flight f
  join airline a on a.id = f.airline_id
where
  f.flight_key = $1
  and f.type = $2
  and f.weekdays & $3 <> 0
order by
  f.airport_id
limit
  1;
