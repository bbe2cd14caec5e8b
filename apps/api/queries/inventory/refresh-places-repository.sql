-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- updateProperty
update "property" set "name" = $1, "smart_code" = $2, "active" = $3 where "id" = $4;

-- updateAirport
update "airport"
set "web_transfers" = $1, "name_en" = $2, "name_es" = $3, "clearance_international" = $4, "clearance_national" = $5
where "id" = $6;

-- insertAirport
insert into
  "airport" (
    "id", "iata_code", "oaci_code", "time_zone", "city", "name_en", "name_es", "clearance_international",
    "clearance_national"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- insertProperty
insert into "property" ("id", "code", "smart_code", "name", "group_id", "time_zone", "phone", "email", "folio_example")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- insertHotelGroup
insert into "hotel_group" ("group_id", "name", "opera_code", "smart_code") values ($1, $2, $3, $4);

-- insertPlace
insert into "place" ("id", "kind", "airport_id", "property_id", "name_en", "name_es")
values (nextval('group_row_id')::int, $1, $2, $3, $4, $5);

-- updatePlaceNames
update "place" set "name_en" = $1, "name_es" = $2 where "id" = $3;

-- upsertRoad
insert into "airport_property" ("airport_id", "property_id", "active") values ($1, $2, $3)
on conflict ("airport_id", "property_id") do update set "active" = $4;
