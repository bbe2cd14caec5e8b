-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listTakenSeats
select d.service_id, d.property_id, d.direction, d.service_on as "on", d.pickup_hour as hour, sum(s.seats)::int as taken
from
  jsonb_to_recordset($1::jsonb) as a (service int, property int, direction text, day date, hour int)
  join shared_departure d on d.service_id = a.service and d.property_id = a.property and d.direction = a.direction
  and d.service_on = a.day and d.pickup_hour = a.hour join seat s on s.departure_id = d.id and s.released_at is null
  and (s.held_until is null or s.held_until >= $2)
group by d.id;
