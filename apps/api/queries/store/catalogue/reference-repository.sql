-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listChoices
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
where
  strpos(fold_text (concat_ws(chr(31), label, resort)), (select fold_text ($1))) > 0
  and id in (select id from "service" where "status" = $2)
  and id in (
    select id from "service"
    where
      true and coalesce(nullif((array_remove(array["service"."property_id"]::int[], null)), '{}') && $3::int[], true)
  )
order by label, id limit $4;

-- listCodes
select
  id,
  concat_ws(
    ' / ',
    (
      select concat_ws(' / ', "named_property"."code"::text) from "property" as "named_property"
      where "named_property"."id" = "named"."property_id"
    ),
    (
      select concat_ws(' / ', "named_airport"."iata_code"::text) from "airport" as "named_airport"
      where "named_airport"."id" = "named"."airport_id"
    ),
    case
      when "named"."operation_type" is not distinct from 1 then 'round_trip'
      when "named"."operation_type" is not distinct from 2 then 'arrival'
      when "named"."operation_type" is not distinct from 3 then 'departure'
    end, "named"."name_en"::text
  ) as label
from "service" as named where true;

-- listLabels
-- … 13 lines of listChoices
where id = any ($1::int[]);

-- listNamed: the services of rates
select id, null as shared from "service" where id = any ($1::int[]);

-- listNamed: the services of refund rules, with their properties
select id, "property_id" as shared from "service"
where
  id = any ($1::int[])
  and coalesce(nullif((array_remove(array["service"."property_id"]::int[], null)), '{}') && $2::int[], true);

-- holdPictures
select id from picture where id = any ($1::int[]) order by id for key share;

-- listSealed
select distinct "terms_id" as id from "accepted_terms" where "terms_id" = any ($1::int[]);

-- findTitles
select id, concat_ws(' · ', code, name) as label from property where id = any ($1::int[]);
select id, concat_ws(' · ', iata_code, "name_en") as label from airport where id = any ($1::int[]);
select id, concat_ws(' · ', code, name) as label from property where id = any ($1::int[]);
select id, concat_ws(' · ', iata_code, "name_es") as label from airport where id = any ($1::int[]);

-- listUses: a rate
select held, of, id, label, total
from
  (
    select
      held, of, id, label, count(*) over (partition by held) as total,
      row_number() over (partition by held order by of, id desc) as place
    from
      (
        select held, 'bookings' as of, id, coupon_code as label
        from
          (
            select "coupon"."rate_id" as held, coupon.id, coupon_code, coupon.property_id from coupon
            where "coupon"."rate_id" = any ($1::int[])
          ) as coupon
        where true
      ) as uses
  ) as counted
where place <= 20 order by held, place;

-- listUses: a property
-- … 8 lines of listUses: a rate
        select
          "property_id" as held, $1 as of, id,
          concat_ws(
            chr(31),
            (
              select label from (select id, concat_ws(' · ', code, name) as label from property) as named
              where named.id = "airport_property"."property_id"
            )
          ) as label
        from "airport_property" where "property_id" = any ($2::int[]) union all
        select "property_id" as held, $3 as of, id, "description"::text as label from "included_rule"
        where "property_id" = any ($4::int[]) union all
        select "property_id" as held, $5 as of, id, "name"::text as label from "notification_group"
        where "property_id" = any ($6::int[]) union all
        select "property_id" as held, $7 as of, id, "description"::text as label from "operation_configuration"
        where "property_id" = any ($8::int[]) union all
        select "property_id" as held, $9 as of, id, "name_en"::text as label from "place"
        where "property_id" = any ($10::int[]) union all
        select
          "property_id" as held, $11 as of, id,
          concat_ws(
            chr(31),
            (
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
              where named.id = "price_expectation"."service_id"
            )
          ) as label
        from "price_expectation" where "property_id" = any ($12::int[]) union all
        select "property_id" as held, $13 as of, id, "description"::text as label from "refund_rule"
        where "property_id" = any ($14::int[]) union all
        select "property_id" as held, $15 as of, id, "name_en"::text as label from "service"
        where "property_id" = any ($16::int[]) union all
        select "property_id" as held, $17 as of, id, "name"::text as label from "terms"
        where "property_id" = any ($18::int[]) union all select held, 'bookings' as of, id, coupon_code as label
        from
          (
            select "coupon"."property_id" as held, coupon.id, coupon_code, coupon.property_id from coupon
            where "coupon"."property_id" = any ($19::int[]) union
            select "transfer"."property_id" as held, coupon.id, coupon_code, coupon.property_id
            from coupon join transfer on transfer.coupon_id = coupon.id
            where "transfer"."property_id" = any ($20::int[])
          -- … 5 lines of listUses: a rate
