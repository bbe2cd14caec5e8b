-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertSetRows
insert into change_set_row (set_id, catalogue, row_id, before, after, properties, username, kept_at)
select $1::int, $2::text, "rowId", nullif(before, 'null'), nullif(after, 'null'), properties, $3::text, $4::timestamptz
from jsonb_to_recordset($5::jsonb) as said ("rowId" int, before jsonb, after jsonb, properties int[])
on conflict (set_id, catalogue, row_id) do update
set
  before = excluded.before, after = excluded.after, properties = excluded.properties, username = excluded.username,
  kept_at = excluded.kept_at;

-- listSetRows: of some rows
select id, catalogue, row_id, before, after, username from change_set_row
where set_id = $1 and catalogue = $2 and row_id = any ($3::int[]) order by id;

-- listSetRows: of all
select id, catalogue, row_id, before, after, username from change_set_row where set_id = $1 order by id;

-- listNextSetRows
select id, catalogue, row_id, before, after, username from change_set_row
where set_id = $1 and catalogue = $2 and id > $3 order by id limit $4;

-- lockRowsOfSet
select count(*)
from
  (
    select from "rate" where id = any (array(select row_id from change_set_row where set_id = $1 and catalogue = $2))
    order by id for no key update
  ) as held;

-- listSetPage
select id, catalogue, row_id, before, after, username from change_set_row where set_id = $1 and catalogue = $2
order by id limit $3 offset $4;

-- findSetRow
select id, catalogue, row_id, before, after, username from change_set_row where set_id = $1 and id = $2;

-- listSetParts
select catalogue, count(*) filter (where before is null) as add,
count(*) filter (where before is not null and after is not null) as change, count(*) filter (where after is null
) as remove from change_set_row where set_id = $1 group by catalogue order by catalogue;

-- deleteSetRow
delete from "change_set_row" where "set_id" = $1 and "id" = $2;
