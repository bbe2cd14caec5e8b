-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- claimRefresh
insert into
  app_setting (key, value)
values
  ($1, $2::jsonb)
on conflict (key) do update
set
  value = app_setting.value || excluded.value
where
  coalesce(app_setting.value ->> 'begunAt', '') <= $3
returning
  key;

-- findReadAt
select
  "value"
from
  "app_setting"
where
  "key" = $1;

-- updateReadAt
update app_setting
set
  value = jsonb_set(value, '{parts}', coalesce(value -> 'parts', '{}') || $1::jsonb)
where
  key = $2;

-- updateProperty
update "property"
set
  "name" = $1,
  "smart_code" = $2,
  "active" = $3
where
  "id" = $4;

-- updateAirport
update "airport"
set
  "web_transfers" = $1,
  "name_en" = $2,
  "name_es" = $3,
  "clearance_international" = $4,
  "clearance_national" = $5
where
  "id" = $6;

-- upsertAirlines
insert into
  airline (id, iata_code, name, type, status)
values
  (
    case
      when exists (
        select
        from
          airline
        where
          id = $1
      ) then (
        select
          max(id) + 1
        from
          airline
      )
      else $2
    end,
    $3,
    $4,
    $5,
    $6
  )
on conflict (iata_code) do update
set
  name = excluded.name,
  type = excluded.type,
  status = excluded.status,
  updated_at = now();

-- upsertService
insert into
  "service" (
    "id",
    "property_id",
    "airport_id",
    "segment_id",
    "provider_id",
    "operation_type",
    "private",
    "vehicle",
    "pax_max",
    "recommended",
    "position",
    "status"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("id") do update
set
  "property_id" = $13,
  "airport_id" = $14,
  "segment_id" = $15,
  "provider_id" = $16,
  "operation_type" = $17,
  "private" = $18,
  "vehicle" = $19,
  "pax_max" = $20,
  "recommended" = $21,
  "position" = $22,
  "status" = $23;

-- upsertProvider
insert into
  "provider" ("id", "business_name", "trade_name")
values
  ($1, $2, $3)
on conflict ("id") do update
set
  "business_name" = $4,
  "trade_name" = $5;

-- upsertServiceText
insert into
  "service_text" (
    "service_id",
    "language",
    "name",
    "category",
    "description",
    "transportation_type",
    "location",
    "itinerary",
    "includes",
    "not_includes",
    "tags",
    "recommendations",
    "demarcation",
    "terms",
    "policies"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
on conflict ("service_id", "language") do update
set
  "name" = $16,
  "category" = $17,
  "description" = $18,
  "transportation_type" = $19,
  "location" = $20,
  "itinerary" = $21,
  "includes" = $22,
  "not_includes" = $23,
  "tags" = $24,
  "recommendations" = $25,
  "demarcation" = $26,
  "terms" = $27,
  "policies" = $28;

-- upsertRates
insert into
  "rate" (
    "id",
    "service_id",
    "priority",
    "description",
    "price_minor",
    "adult_minor",
    "child_minor",
    "valid_from",
    "valid_to",
    "pax_max"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict ("id") do update
set
  "service_id" = $11,
  "priority" = $12,
  "description" = $13,
  "price_minor" = $14,
  "adult_minor" = $15,
  "child_minor" = $16,
  "valid_from" = $17,
  "valid_to" = $18,
  "pax_max" = $19;

-- withdrawRates
delete from rate
where
  id in ($1)
  and not exists (
    select
    from
      coupon
    where
      rate_id = rate.id
  );
update rate
set
  valid_from = least(valid_from, $1::date - 1),
  valid_to = least(valid_to, $2::date - 1)
where
  id in ($3);

-- upsertRestriction
insert into
  "restriction" ("id", "category_id", "reference_id", "applied_rule", "auxiliar", "status")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("id") do update
set
  "category_id" = $7,
  "reference_id" = $8,
  "applied_rule" = $9,
  "auxiliar" = $10,
  "status" = $11;

-- upsertConfiguration
insert into
  "operation_configuration" (
    "id",
    "segment_id",
    "property_id",
    "description",
    "initial_service_time",
    "final_service_time",
    "restriction_id",
    "status"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("id") do update
set
  "segment_id" = $9,
  "property_id" = $10,
  "description" = $11,
  "initial_service_time" = $12,
  "final_service_time" = $13,
  "restriction_id" = $14,
  "status" = $15;

-- updateSegment
update "segment"
set
  "international_hour_before" = $1,
  "national_hour_before" = $2
where
  "id" = $3;

-- replaceRecipients
delete from "notification_group"
where
  "tag" = $1;
insert into
  "notification_group" ("tag", "email")
values
  ($1, $2);
