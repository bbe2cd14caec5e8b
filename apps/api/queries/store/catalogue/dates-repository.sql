-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listDatedRows: of all properties
select
  id, "service_id" as "service_id", "description" as "description", "priority" as "priority", "price_minor" as "price",
  "adult_minor" as "adult_price", "child_minor" as "minor_price", to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to", "pax_max" as "pax_max"
from "rate" where ("valid_from" between $1::date and $2::date or "valid_to" between $3::date and $4::date) order by id
limit $5;

-- listDatedRows: of one property
select
  id, "service_id" as "service_id", "description" as "description", "priority" as "priority", "price_minor" as "price",
  "adult_minor" as "adult_price", "child_minor" as "minor_price", to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to", "pax_max" as "pax_max"
from "rate"
where
  ("valid_from" between $1::date and $2::date or "valid_to" between $3::date and $4::date)
  and coalesce(
    nullif(
      (
        array(
          select unnest(array_remove(array["rate_service"."property_id"]::int[], null)) from "service" as "rate_service"
          where "rate_service"."id" = "rate"."service_id"
        )
      ), '{}'
    ) && $5::int[], true
  )
order by id limit $6;
