-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- createEmbeddedFlights: findByKey
select
  a.iata_code || f.flight_number as "key", f.airline_id, a.name as airline, f.flight_number as "number", f.airport_id,
  f.type, f.flight_time as "time", f.is_national, f.other_airport, nullif(f.terminal, '') as terminal
from scheduled_flight f join airline a on a.id = f.airline_id
where a.iata_code = $1 and f.flight_number = $2 and f.active and a.status = 1 and true
order by f.type, f.valid_from desc nulls last, f.airport_id limit 1;

-- createEmbeddedFlights: find
select
  a.iata_code || f.flight_number as "key", f.airline_id, a.name as airline, f.flight_number as "number", f.airport_id,
  f.type, f.flight_time as "time", f.is_national, f.other_airport, nullif(f.terminal, '') as terminal
from scheduled_flight f join airline a on a.id = f.airline_id
where
  a.iata_code = $1 and f.flight_number = $2 and f.active and a.status = 1 and f.type = $3 and $4 = any (f.weekdays)
  and $5::date between coalesce(f.valid_from, '-infinity') and coalesce(f.valid_to, 'infinity')
order by f.type, f.valid_from desc nulls last, f.airport_id limit 1;
