-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- searchNames: of all properties
select
  id,
  concat_ws(
    chr(31),
    (
      select label from (select id, concat_ws(' · ', code, name) as label from property) as named
      where named.id = "airport_property"."property_id"
    )
  ) as title,
  concat_ws(
    ' · ',
    nullif(
      concat_ws(
        chr(31),
        (
          select label from (select id, concat_ws(' · ', iata_code, "name_en") as label from airport) as named
          where named.id = "airport_property"."airport_id"
        )
      ), ''
    )
  ) as about, null as "on", null as choice, count(*) over () as total
from "airport_property"
where
  (
    "property_id" in (
      select id from property
      where strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', code, name))), (select fold_text ($1))) > 0 union
      select id from property
      where strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', code, name))), (select fold_text ($2))) > 0
    )
    or "airport_id" in (
      select id from airport
      where strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', iata_code, "name_en"))), (select fold_text ($3))) > 0
      union select id from airport
      where strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', iata_code, "name_es"))), (select fold_text ($4))) > 0
    )
  )
order by
  case
    when strpos(
      chr(31) || fold_text (
        concat_ws(
          chr(31),
          concat_ws(
            chr(31),
            (
              select label from (select id, concat_ws(' · ', code, name) as label from property) as named
              where named.id = "airport_property"."property_id"
            ),
            (
              select label from (select id, concat_ws(' · ', code, name) as label from property) as named
              where named.id = "airport_property"."property_id"
            )
          )
        )
      ) || chr(31), chr(31) || fold_text ($5) || chr(31)
    ) > 0 then 0
    when strpos(
      chr(31) || fold_text (
        concat_ws(
          chr(31),
          concat_ws(
            chr(31),
            (
              select label from (select id, concat_ws(' · ', code, name) as label from property) as named
              where named.id = "airport_property"."property_id"
            ),
            (
              select label from (select id, concat_ws(' · ', code, name) as label from property) as named
              where named.id = "airport_property"."property_id"
            )
          )
        )
      ) || chr(31), chr(31) || fold_text ($6)
    ) > 0 then 1 else 2
  end,
  fold_text (
    concat_ws(
      chr(31),
      (
        select label from (select id, concat_ws(' · ', code, name) as label from property) as named
        where named.id = "airport_property"."property_id"
      )
    )
  ), id
limit $7;

-- searchNames: of some properties
select
  id, "description"::text as title,
  -- … 6 lines of searchNames: of all properties
          select label
          from
            (
              select id, label as label
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
            ) as named
          where named.id = "rate"."service_id"
        )
      ), ''
    )
  ) as about, to_char("valid_from", 'YYYY-MM-DD') as "on", null as choice, count(*) over () as total
from "rate"
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
  )
  and coalesce(
    nullif(
      (
        array(
          select unnest(array_remove(array["rate_service"."property_id"]::int[], null)) from "service" as "rate_service"
          where "rate_service"."id" = "rate"."service_id"
        )
      ), '{}'
    ) && $4::int[], true
  )
order by
  case
    when strpos(
      chr(31) || fold_text (concat_ws(chr(31), "description"::text)) || chr(31), chr(31) || fold_text ($5) || chr(31)
    ) > 0 then 0
    when strpos(chr(31) || fold_text (concat_ws(chr(31), "description"::text)) || chr(31), chr(31) || fold_text ($6)
    ) > 0 then 1 else 2
  end, fold_text ("description"::text), id
limit $7;

-- listNames
select
  id, "description"::text as title,
  -- … 6 lines of searchNames: of all properties
          -- … 21 lines of searchNames: of some properties
  ) as about, to_char("valid_from", 'YYYY-MM-DD') as "on", null as choice
from "rate"
where
  id = any ($1::bigint[])
  -- … 8 lines of searchNames: of some properties
    ) && $2::int[], true
  )
order by id;
