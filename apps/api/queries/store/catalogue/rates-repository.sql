-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRateIds: of a property, between two days
select id from rate
where
  true
  and coalesce(
    nullif(
      (
        array(
          select unnest(array_remove(array["rate_service"."property_id"]::int[], null)) from "service" as "rate_service"
          where "rate_service"."id" = "rate"."service_id"
        )
      ), '{}'
    ) && $1::int[], true
  ) and service_id in (select id from service where property_id = $2) and valid_from >= $3 and valid_to <= $4
order by service_id, valid_from, priority, id limit $5;

-- listRateIds: of a service, with a text
select id from rate
where
  (
    strpos(fold_text (concat_ws(chr(31), "description"::text)), (select fold_text ($1))) > 0
    or "service_id" in (
      select id
      from
        (
          select
            service.id,
            concat_ws(
              ' · ',
              "service"."name_en" || ', ' || case operation_type
                when 1 then 'round trip' when 2 then 'airport to resort' else 'resort to airport'
              end, property.name, service.id
            ) as label, property.code as resort
          from service join property on property.id = service.property_id
        ) as service
      where strpos(fold_text (concat_ws(chr(31), label, resort)), (select fold_text ($2))) > 0 union select id
      from
        (
          select
            service.id,
            concat_ws(
              ' · ',
              "service"."name_es" || ', ' || case operation_type
                when 1 then 'viaje redondo' when 2 then 'aeropuerto a resort' else 'resort a aeropuerto'
              end, property.name, service.id
            ) as label, property.code as resort
          from service join property on property.id = service.property_id
        ) as service
      where strpos(fold_text (concat_ws(chr(31), label, resort)), (select fold_text ($3))) > 0
    )
  ) and "service_id" = $4::bigint
order by service_id, valid_from, priority, id limit $5;

-- listRateDays
select
  "id", "service_id" as "serviceId", "description", "priority", "valid_from" as "validFromOn", "valid_to" as "validToOn"
from "rate" where "service_id" = any ($1::int[]) order by "id";
