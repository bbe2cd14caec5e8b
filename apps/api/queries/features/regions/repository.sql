-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRows: all of them
select
  id,
  name,
  allow_tags,
  deny_tags,
  active,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  region
where
  true
  and true
order by
  fold_text (name) asc,
  id asc
limit
  $1
offset
  $2;

-- listRows: active ones with a text
select
  id,
  name,
  allow_tags,
  deny_tags,
  active,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  region
where
  strpos(
    fold_text (concat_ws(chr(31), name, array_to_string(allow_tags, chr(31)), array_to_string(deny_tags, chr(31)))),
    fold_text ($1)
  ) > 0
  and active = $2
order by
  updated_at desc,
  id desc
limit
  $3
offset
  $4;

-- countRows
select
  count(*) as n
from
  region
where
  true
  and true;

-- findRow
select
  id,
  name,
  allow_tags,
  deny_tags,
  active,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  region
where
  id = $1;

-- findRowForChange
select
  id,
  name,
  allow_tags,
  deny_tags,
  active,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  region
where
  id = $1
for update;

-- insertRow
insert into
  region (name, allow_tags, deny_tags, active, created_at, updated_at, updated_by)
values
  ($1, $2::text[], $3::text[], $4, $5, $6, $7)
returning
  id,
  name,
  allow_tags,
  deny_tags,
  active,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy";

-- updateRow
update region
set
  name = $1,
  allow_tags = $2::text[],
  deny_tags = $3::text[],
  active = $4,
  version = version + 1,
  updated_at = $5,
  updated_by = $6
where
  id = $7
returning
  id,
  name,
  allow_tags,
  deny_tags,
  active,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  updated_by as "updatedBy";

-- removeRow
delete from "region"
where
  "id" = $1;
