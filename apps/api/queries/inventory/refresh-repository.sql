-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- claimRefresh
insert into app_setting (key, value) values ($1, $2::jsonb) on conflict (key) do update
set value = app_setting.value || excluded.value where coalesce(app_setting.value ->> 'begunAt', '') <= $3 returning key;

-- findReadAt
select "value" from "app_setting" where "key" = $1;

-- updateReadAt
update app_setting set value = jsonb_set(value, '{parts}', coalesce(value -> 'parts', '{}') || $1::jsonb)
where key = $2;

-- updateStopped
with
  changed as (
    insert into app_setting (key, value) values ($1, $2::jsonb) on conflict (key) do update
    set value = app_setting.value || excluded.value
    where
      app_setting.value -> 'stopped' is distinct from excluded.value -> 'stopped'
      or app_setting.value -> 'stoppedRows' is distinct from excluded.value -> 'stoppedRows'
      or app_setting.value -> 'unread' is distinct from excluded.value -> 'unread'
    returning key
  )
select pg_notify ('catalogue_changed', pg_current_xact_id()::text) from changed;

-- upsertAirlines
insert into airline (id, iata_code, name, type, status) values ($1, $2, $3, $4, $5) on conflict (iata_code) do update
set name = excluded.name, type = excluded.type, status = excluded.status, updated_at = now();

-- upsertService
insert into
  "service" (
    "id", "property_id", "airport_id", "segment_id", "provider_id", "operation_type", "private", "vehicle", "pax_max",
    "recommended", "position", "status"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict ("id") do update
set
  "property_id" = $13, "airport_id" = $14, "segment_id" = $15, "provider_id" = $16, "operation_type" = $17,
  "private" = $18, "vehicle" = $19, "pax_max" = $20, "recommended" = $21, "position" = $22, "status" = $23;

-- upsertProvider
insert into "provider" ("id", "business_name", "trade_name") values ($1, $2, $3) on conflict ("id") do update
set "business_name" = $4, "trade_name" = $5;

-- updateServiceText
update service
set
  "name_en" = $1, "category_en" = $2, "description_en" = $3, "transportation_type_en" = $4, "location_en" = $5,
  "itinerary_en" = $6::text[], "includes_en" = $7::text[], "not_includes_en" = $8::text[], "tags_en" = $9::text[],
  "recommendations_en" = $10::text[], "demarcation_en" = $11::text[], "terms_en" = $12::text[],
  "policies_en" = $13::text[]
where id = $14;

-- upsertRates
insert into
  "rate" (
    "id", "service_id", "priority", "description", "price_minor", "adult_minor", "child_minor", "valid_from",
    "valid_to", "pax_max"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict ("id") do update
set
  "service_id" = $11, "priority" = $12, "description" = $13, "price_minor" = $14, "adult_minor" = $15,
  "child_minor" = $16, "valid_from" = $17, "valid_to" = $18, "pax_max" = $19;

-- withdrawRates
delete from rate where id in ($1) and not exists (select from coupon where rate_id = rate.id);
update rate set valid_from = least(valid_from, $1::date - 1), valid_to = least(valid_to, $2::date - 1) where id in ($3);

-- upsertRestriction
insert into "restriction" ("id", "description", "category_id", "reference_id", "applied_rule", "auxiliar", "status")
values ($1, $2, $3, $4, $5, $6, $7) on conflict ("id") do update
set "category_id" = $8, "reference_id" = $9, "applied_rule" = $10, "auxiliar" = $11, "status" = $12;

-- upsertConfiguration
insert into
  "operation_configuration" (
    "id", "segment_id", "property_id", "description", "initial_service_time", "final_service_time", "restriction_id",
    "status"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict ("id") do update
set
  "segment_id" = $9, "property_id" = $10, "description" = $11, "initial_service_time" = $12, "final_service_time" = $13,
  "restriction_id" = $14, "status" = $15;

-- updateSegment
update "segment" set "international_hour_before" = $1, "national_hour_before" = $2 where "id" = $3;

-- insertSegment
insert into
  "segment" (
    "id", "name", "transfer_type_id", "transfer_type", "type_description", "short_description", "description",
    "place_area_origin_id", "place_area_destination_id", "international_hour_before", "national_hour_before",
    "collective"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

-- replaceRecipients
delete from "notification_group" where "topic" = $1 and "property_id" = $2 and "updated_by" is null;
insert into "notification_group" ("topic", "property_id", "name", "email") values ($1, $2, $3, $4)
on conflict on constraint "notification_group_key" do nothing;
