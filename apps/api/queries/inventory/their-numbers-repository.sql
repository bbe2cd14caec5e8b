-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- takeGroupRowId
select nextval('group_row_id')::int as id;

-- insertTheirNumber
delete from their_number where kind = $1 and (ours = $2 or (system = $3 and scope = $4 and theirs = $5));
insert into "their_number" ("system", "kind", "scope", "theirs", "ours") values ($1, $2, $3, $4, $5);

-- upsertTheirOffer
insert into
  "their_offer" ("service_id", "operation_type_id", "movement_origin_id", "departure_place_id", "arrival_place_id")
values ($1, $2, $3, $4, $5) on conflict ("service_id") do update
set "operation_type_id" = $6, "movement_origin_id" = $7, "departure_place_id" = $8, "arrival_place_id" = $9;
