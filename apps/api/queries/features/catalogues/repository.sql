-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRows: all regions
select
  id,
  "name" as "name",
  "allow_tags" as "allow_tags",
  "deny_tags" as "deny_tags",
  "active" as "active",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  "region"
where
  true
order by
  fold_text ("name") asc,
  id asc
limit
  $1
offset
  $2;

-- listRows: active regions with a text
select
  id,
  "name" as "name",
  "allow_tags" as "allow_tags",
  "deny_tags" as "deny_tags",
  "active" as "active",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  "region"
where
  strpos(
    fold_text (
      concat_ws(
        chr(31),
        "name"::text,
        array_to_string("allow_tags", chr(31)),
        array_to_string("deny_tags", chr(31))
      )
    ),
    fold_text ($1)
  ) > 0
  and "active" = $2
order by
  updated_at desc,
  id desc
limit
  $3
offset
  $4;

-- listRows: the rates of a service
select
  id,
  "service_id" as "service_id",
  "description" as "description",
  "priority" as "priority",
  "price_minor" as "price",
  "adult_minor" as "adult_price",
  "child_minor" as "minor_price",
  to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to",
  "pax_max" as "pax_max",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  "rate"
where
  true
  and "service_id" = $1
order by
  "price_minor" asc,
  id asc
limit
  $2
offset
  $3;

-- countRows
select
  count(*) as n
from
  "region"
where
  true;

-- findRow
select
  id,
  "name" as "name",
  "allow_tags" as "allow_tags",
  "deny_tags" as "deny_tags",
  "active" as "active",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  "region"
where
  id = $1;

-- findRowForChange
select
  id,
  "service_id" as "service_id",
  "description" as "description",
  "priority" as "priority",
  "price_minor" as "price",
  "adult_minor" as "adult_price",
  "child_minor" as "minor_price",
  to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to",
  "pax_max" as "pax_max",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  "rate"
where
  id = $1
for update;

-- insertRow
insert into
  "region" ("name", "allow_tags", "deny_tags", "active", created_at, updated_at, updated_by)
values
  ($1, $2::text[], $3::text[], $4, $5, $6, $7)
returning
  id,
  "name" as "name",
  "allow_tags" as "allow_tags",
  "deny_tags" as "deny_tags",
  "active" as "active",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy";

-- updateRow: a region
update "region"
set
  "name" = $1,
  "allow_tags" = $2::text[],
  "deny_tags" = $3::text[],
  "active" = $4,
  version = version + 1,
  updated_at = $5,
  updated_by = $6
where
  id = $7
returning
  id,
  "name" as "name",
  "allow_tags" as "allow_tags",
  "deny_tags" as "deny_tags",
  "active" as "active",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy";

-- updateRow: a rate
update "rate"
set
  "service_id" = $1,
  "description" = $2,
  "priority" = $3,
  "price_minor" = $4,
  "adult_minor" = $5,
  "child_minor" = $6,
  "valid_from" = $7::date,
  "valid_to" = $8::date,
  "pax_max" = $9,
  version = version + 1,
  updated_at = $10,
  updated_by = $11
where
  id = $12
returning
  id,
  "service_id" as "service_id",
  "description" as "description",
  "priority" as "priority",
  "price_minor" as "price",
  "adult_minor" as "adult_price",
  "child_minor" as "minor_price",
  to_char("valid_from", 'YYYY-MM-DD') as "valid_from",
  to_char("valid_to", 'YYYY-MM-DD') as "valid_to",
  "pax_max" as "pax_max",
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy";

-- removeRow
delete from "region"
where
  id = $1;
