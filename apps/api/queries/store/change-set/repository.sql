-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findSet: of whoever sees all
select
  s.id, s.name, s.note, s.status, s.version, s.created_at, s.created_by,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = s.created_by
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), s.created_by
  ) as created_name, s.approved_at, s.approved_by,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = s.approved_by
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), s.approved_by
  ) as approved_name, s.publish_at, s.publish_zone, s.scheduled_by,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = s.scheduled_by
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), s.scheduled_by
  ) as scheduled_name, s.scheduled_by_id, s.ended_at, s.ended_by,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = s.ended_by
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), s.ended_by
  ) as ended_name, s.failure, s.batch_id, (select count(*) from change_set_row r where r.set_id = s.id) as rows
from change_set s where s.id = $1 and true;

-- findSet: of some properties
-- … 42 lines of findSet: of whoever sees all
from change_set s
where
  s.id = $1
  and not exists (
    select from change_set_row r
    where
      r.set_id = s.id and (r.catalogue <> all ($2::text[]) or (r.properties <> '{}' and not r.properties && $3::int[]))
  ) and not (s.created_by_id <> $4 and not exists (select from change_set_row r where r.set_id = s.id));

-- listSets
-- … 42 lines of findSet: of whoever sees all
from change_set s
where
  s.status = any ($1::text[])
  and strpos(
    fold_text (
      concat_ws(
        chr(31), s.name, s.note, s.created_by,
        coalesce(
          (
            select one.display_name from staff_account one
            where
              one.username = s.created_by
              and not exists (
                select from staff_account other where other.display_name = one.display_name and other.id <> one.id
              )
          ), s.created_by
        )
      )
    ), (select fold_text ($2))
  ) > 0
  and not exists (
    select from change_set_row r
    where
      r.set_id = s.id and (r.catalogue <> all ($3::text[]) or (r.properties <> '{}' and not r.properties && $4::int[]))
  ) and not (s.created_by_id <> $5 and not exists (select from change_set_row r where r.set_id = s.id))
order by s.id desc limit $6 offset $7;

-- countSets
select count(*) as n from change_set s
-- … 23 lines of listSets
  ) and not (s.created_by_id <> $5 and not exists (select from change_set_row r where r.set_id = s.id));

-- insertSet
insert into "change_set" ("name", "note", "created_at", "created_by", "created_by_id") values ($1, $2, $3, $4, $5)
returning "id";

-- updateDraft
update "change_set" set "version" = version + 1, "name" = $1, "note" = $2 where "id" = $3 and "status" = $4;

-- updateState
update "change_set"
set
  "status" = $1, "version" = version + 1, "approved_at" = $2, "approved_by" = $3, "publish_at" = $4,
  "publish_zone" = $5, "scheduled_by" = $6, "scheduled_by_id" = $7, "confirmed_prices" = $8, "ended_at" = $9,
  "ended_by" = $10, "failure" = $11, "batch_id" = $12
where "id" = $13 and "version" = $14 and "status" in ($15);

-- findConfirmedPrices
select confirmed_prices as confirmed from change_set where id = $1;

-- listLateSets
select id, name, publish_at, coalesce(publish_zone, 'UTC') as zone from change_set
where status = 'scheduled' and publish_at <= $1 order by id limit 100;

-- listSetDeeds
select
  split_part(action, '.', 2) as action, at, username,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = audit_entry.username
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), audit_entry.username
  ) as name, detail
from audit_entry where action = any ($1::text[]) and subject = $2 order by id limit 500;
