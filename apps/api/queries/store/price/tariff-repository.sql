-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listTariffs
select id, private as is_private, pax_max, operation_type, json_build_object('en', name_en, 'es', name_es) as name
from service where id = any ($1::int[]) order by position, id;
select
  id, service_id, description, priority, price_minor, adult_minor as adult_price_minor,
  child_minor as minor_price_minor, valid_from as valid_from_on, valid_to as valid_to_on, pax_max
from rate where service_id = any ($1::int[]);

-- listExchanges
select id, currency, as_of, rate, active from exchange_rate where currency = any ($1::text[]);
