-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockPrices
select pg_advisory_xact_lock(4018226344);

-- listExpectationRows
select
  price_expectation.id, price_expectation.property_id, service_id, service_on, adults, children, babies as baby_seats,
  amount_minor, currency, own.time_zone, own.code as property_code, own.name as property_name,
  service.property_id as sold_by_id, seller.seat_policy, operation_type, private as is_private, pax_max,
  json_build_object('en', service.name_en, 'es', service.name_es) as service_name
from
  price_expectation join property as own on own.id = price_expectation.property_id
  join service on service.id = service_id join property as seller on seller.id = service.property_id
where price_expectation.active and service_on >= $1::date order by price_expectation.id;

-- listRatesOn
select
  id, description, service_id, currency, priority, price_minor, adult_minor as adult_price_minor,
  child_minor as minor_price_minor, valid_from as valid_from_on, valid_to as valid_to_on, pax_max
from rate
where
  exists (
    select from unnest($1::int[], $2::date[]) as asked (service_id, day)
    where asked.service_id = rate.service_id and day between valid_from and valid_to
  );
