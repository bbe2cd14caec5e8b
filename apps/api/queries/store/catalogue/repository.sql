-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRows: all regions
select
  id, "name" as "name", "allow_tags" as "allow_tags", "deny_tags" as "deny_tags", "active" as "active", version,
  created_at as "createdAt", updated_at as "updatedAt", updated_by as "updatedBy",
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = "region"."updated_by"
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), "region"."updated_by"
  ) as "updatedName"
from "region"
where id = any (array(select id from "region" where true order by fold_text ("name") asc, id asc limit $1 offset $2))
order by fold_text ("name") asc, id asc;

-- listRows: active regions with a text
-- … 14 lines of listRows: all regions
where
  id = any (
    array(
      select id from "region"
      where
        (
          strpos(
            fold_text (
              concat_ws(
                chr(31), "name"::text, array_to_string("allow_tags", chr(31)), array_to_string("deny_tags", chr(31))
              )
            ), (select fold_text ($1))
          ) > 0
        ) and "active" = $2
      order by updated_at desc, id desc limit $3 offset $4
    )
  )
order by updated_at desc, id desc;

-- listRows: the airports of a property
select
  id, "property_id" as "property_id", "airport_id" as "airport_id", "extra_minutes" as "extra_minutes",
  "drive_minutes" as "drive_minutes", "active" as "active", version, created_at as "createdAt",
  updated_at as "updatedAt", updated_by as "updatedBy",
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = "airport_property"."updated_by"
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), "airport_property"."updated_by"
  ) as "updatedName"
from "airport_property"
where
  id = any (
    array(
      select id from "airport_property"
      where
        (
          "property_id" in (
            select id from property
            where strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', code, name))), (select fold_text ($1))) > 0
            union select id from property
            where strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', code, name))), (select fold_text ($2))) > 0
          )
          or "airport_id" in (
            select id from airport
            where
              strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', iata_code, "name_en"))), (select fold_text ($3))
              ) > 0
            union select id from airport
            where
              strpos(fold_text (concat_ws(chr(31), concat_ws(' · ', iata_code, "name_es"))), (select fold_text ($4))
              ) > 0
          )
        )
      order by "extra_minutes" asc, id asc limit $5 offset $6
    )
  )
order by "extra_minutes" asc, id asc;

-- listRows: flights by their codes and numbers
select
  id, "airline_id" as "airline_id", "flight_number" as "flight_number", "type" as "type", "airport_id" as "airport_id",
  "flight_time" as "flight_time", coalesce("terminal", '') as "terminal", "other_airport" as "other_airport",
  "is_national" as "is_national", "weekdays" as "weekdays", to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to", "active" as "active", version, created_at as "createdAt",
  -- … 5 lines of listRows: the airports of a property
        one.username = "scheduled_flight"."updated_by"
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), "scheduled_flight"."updated_by"
  ) as "updatedName"
from "scheduled_flight"
where
  id = any (
    array(
      select id from "scheduled_flight" where true
      order by
        (
          array_position(
            (select array_agg(id order by fold_text (concat_ws(' · ', iata_code, name)), id) from airline), "airline_id"
          ), lpad(fold_text ("flight_number"), 10, '0')
        ) asc, id asc
      limit $1 offset $2
    )
  )
order by
  (
    array_position(
      (select array_agg(id order by fold_text (concat_ws(' · ', iata_code, name)), id) from airline), "airline_id"
    ), lpad(fold_text ("flight_number"), 10, '0')
  ) asc, id asc;

-- listRows: refund rules by their properties
select
  id, "description" as "description", "property_id" as "property_id", "service_id" as "service_id", "cause" as "cause",
  "hours_before" as "hours_before", "percent_kept" as "percent_kept", "active" as "active", version,
  -- … 5 lines of listRows: all regions
        one.username = "refund_rule"."updated_by"
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), "refund_rule"."updated_by"
  ) as "updatedName"
from "refund_rule"
where
  id = any (
    array(
      select id from "refund_rule" where true
      order by
        array_position((select array_agg(id order by fold_text (name), id) from property), "property_id") asc, id asc
      limit $1 offset $2
    )
  )
order by array_position((select array_agg(id order by fold_text (name), id) from property), "property_id") asc, id asc;

-- listRows: the rates of a service
select
  id, "service_id" as "service_id", "description" as "description", "priority" as "priority", "price_minor" as "price",
  "adult_minor" as "adult_price", "child_minor" as "minor_price", to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to", "pax_max" as "pax_max", version, created_at as "createdAt",
  -- … 5 lines of listRows: the airports of a property
        one.username = "rate"."updated_by"
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), "rate"."updated_by"
  ) as "updatedName"
from "rate"
where
  id = any (
    array(
      select id from "rate" where true and "service_id" = $1::bigint order by "price_minor" asc, id asc limit $2
      offset $3
    )
  )
order by "price_minor" asc, id asc;

-- listRows: the restrictions of some properties
select
  id, "description" as "description",
  case
    when "category_id" is not distinct from 1 then 'blackout'
    when "category_id" is not distinct from 2 then 'minimum_notice'
    when "category_id" is not distinct from 3 then 'capacity'
  end as "category", to_char("blackout_from", 'YYYY-MM-DD') as "blackout_from",
  to_char("blackout_to", 'YYYY-MM-DD') as "blackout_to", "auxiliar" as "auxiliar", "reference_id" as "reference_id",
  "applied_rule" as "applied_rule", "status" = 1 as "active", version, created_at as "createdAt",
  -- … 5 lines of listRows: the airports of a property
        one.username = "restriction"."updated_by"
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), "restriction"."updated_by"
  ) as "updatedName"
from "restriction"
where
  id = any (
    array(
      select id from "restriction"
      where
        true
        and coalesce(
          nullif(
            (
              array(
                select unnest(array_remove(array["restriction_operation_configuration"."property_id"]::int[], null))
                from "operation_configuration" as "restriction_operation_configuration"
                where "restriction_operation_configuration"."restriction_id" = "restriction"."id"
              )
            ), '{}'
          ) && $1::int[], true
        )
      order by fold_text ("description") asc, id asc limit $2 offset $3
    )
  )
order by fold_text ("description") asc, id asc;

-- countRows
select count(*) as n from "region" where true;

-- findRow
-- … 13 lines of listRows: all regions
from "region" where id = $1;

-- findRowForChange
select
  id, "service_id" as "service_id", "description" as "description", "priority" as "priority", "price_minor" as "price",
  "adult_minor" as "adult_price", "child_minor" as "minor_price", to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to", "pax_max" as "pax_max", version, created_at as "createdAt",
  -- … 5 lines of listRows: the airports of a property
        -- … 8 lines of listRows: the rates of a service
  id = $1
  and coalesce(
    nullif(
      (
        array(
          select unnest(array_remove(array["rate_service"."property_id"]::int[], null)) from "service" as "rate_service"
          where "rate_service"."id" = "rate"."service_id"
        )
      ), '{}'
    ) && $2::int[], true
  )
for no key update;

-- listAllRows
select
  id, "name" as "name", "allow_tags" as "allow_tags", "deny_tags" as "deny_tags", "active" as "active", version,
  created_at as "createdAt", updated_at as "updatedAt", updated_by as "updatedBy",
  "region"."updated_by" as "updatedName"
from "region" where true order by id for no key update;

-- listRowsOf
-- … 13 lines of listRows: all regions
from "region" where id = any ($1::int[]) order by id for no key update;

-- insertRows: new regions
insert into "region" ("name", "allow_tags", "deny_tags", "active", created_at, updated_at, updated_by)
select "name", "allow_tags", "deny_tags", "active", $1::timestamptz, $2::timestamptz, $3::text
from jsonb_populate_recordset(null::"region", $4::jsonb) as said
returning
  -- … 11 lines of listRows: all regions
  ) as "updatedName";

-- insertRows: a region that comes back
insert into "region" ("id", "version", "name", "allow_tags", "deny_tags", "active", created_at, updated_at, updated_by)
select "id", "version", "name", "allow_tags", "deny_tags", "active", $1::timestamptz, $2::timestamptz, $3::text
from jsonb_populate_recordset(null::"region", $4::jsonb) as said
returning
  -- … 11 lines of listRows: all regions
  ) as "updatedName";

-- updateRows: regions
update "region"
set
  "name" = (said)."name", "allow_tags" = (said)."allow_tags", "deny_tags" = (said)."deny_tags",
  "active" = (said)."active", version = version + 1, updated_at = $1, updated_by = $2
from (select said from jsonb_populate_recordset(null::"region", $3::jsonb) as said) as given where id = (said).id
returning
  -- … 11 lines of listRows: all regions
  ) as "updatedName";

-- updateRows: rates
update "rate"
set
  "service_id" = (said)."service_id", "description" = (said)."description", "priority" = (said)."priority",
  "price_minor" = (said)."price_minor", "adult_minor" = (said)."adult_minor", "child_minor" = (said)."child_minor",
  "valid_from" = (said)."valid_from", "valid_to" = (said)."valid_to", "pax_max" = (said)."pax_max",
  version = version + 1, updated_at = $1, updated_by = $2
from (select said from jsonb_populate_recordset(null::"rate", $3::jsonb) as said) as given where id = (said).id
returning
  id, "service_id" as "service_id", "description" as "description", "priority" as "priority", "price_minor" as "price",
  "adult_minor" as "adult_price", "child_minor" as "minor_price", to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to", "pax_max" as "pax_max", version, created_at as "createdAt",
  -- … 5 lines of listRows: the airports of a property
        -- … 5 lines of listRows: the rates of a service
  ) as "updatedName";

-- removeRows
delete from "region" where id = any ($1::int[]);
