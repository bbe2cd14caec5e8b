-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockPrices
select pg_advisory_xact_lock(4018226344);

-- listExpectationRows
select
  price_expectation.id, price_expectation.property_id as "propertyId", service_id as "serviceId",
  service_on as "serviceOn", adults, children, babies as "babySeats", amount_minor as "amountMinor", currency,
  own.time_zone as "timeZone", own.code as "propertyCode", own.name as "propertyName",
  service.property_id as "soldById", seller.seat_policy as "seatPolicy", operation_type as "operationType",
  private as "isPrivate", pax_max as "paxMax",
  json_build_object('en', service.name_en, 'es', service.name_es) as "serviceName"
from
  price_expectation join property as own on own.id = price_expectation.property_id
  join service on service.id = service_id join property as seller on seller.id = service.property_id
where price_expectation.active and service_on >= $1::date order by price_expectation.id;

-- listRatesOn
select
  id, description, service_id as "serviceId", currency, priority, price_minor as "priceMinor",
  adult_minor as "adultPriceMinor", child_minor as "minorPriceMinor", valid_from as "validFromOn",
  valid_to as "validToOn", pax_max as "paxMax"
from rate
where
  exists (
    select from unnest($1::int[], $2::date[]) as asked (service_id, day)
    where asked.service_id = rate.service_id and day between valid_from and valid_to
  );
