-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listProperties: rates
select
  array(
    select unnest(array_remove(array["asked_service"."property_id"]::int[], null)) from "service" as "asked_service"
    where "asked_service"."id" = "asked"."service_id"
  ) as properties
from unnest($1::int[], $2::int[]) with ordinality as asked ("id", "service_id", "place") order by place;

-- findProperties: a segment
select
  array(
    select unnest(array_remove(array["asked_place"."property_id"]::int[], null)) from "place" as "asked_place"
    where "asked_place"."id" = "asked"."place_area_origin_id"
  ) || array(
    select unnest(array_remove(array["asked_place"."property_id"]::int[], null)) from "place" as "asked_place"
    where "asked_place"."id" = "asked"."place_area_destination_id"
  ) as properties
from
  unnest($1::int[], $2::int[], $3::int[]) with ordinality as asked ("id", "place_area_origin_id", "place_area_destination_id", "place")
order by place;
