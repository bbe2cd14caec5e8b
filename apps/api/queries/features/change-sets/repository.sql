-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findSet: of whoever sees all
select
  s.id, s.name, s.note, s.status, s.version, s.created_at as "createdAt", s.created_by as "createdBy",
  s.approved_at as "approvedAt", s.approved_by as "approvedBy", s.publish_at as "publishAt",
  s.publish_zone as "publishZone", s.scheduled_by as "scheduledBy", s.scheduled_by_id as "scheduledById",
  s.ended_at as "endedAt", s.ended_by as "endedBy", s.failure, s.batch_id as "batchId",
  (select count(*) from change_set_row r where r.set_id = s.id) as rows
from change_set s where s.id = $1 and true;

-- findSet: of some properties
-- … 6 lines of findSet: of whoever sees all
from change_set s
where
  s.id = $1
  and not exists (
    select from change_set_row r
    where
      r.set_id = s.id and (r.catalogue <> all ($2::text[]) or (r.properties <> '{}' and not r.properties && $3::int[]))
  ) and not (s.created_by_id <> $4 and not exists (select from change_set_row r where r.set_id = s.id));

-- listSets
-- … 6 lines of findSet: of whoever sees all
from change_set s
where
  s.status = any ($1::text[])
  and strpos(fold_text (concat_ws(chr(31), s.name, s.note, s.created_by)), (select fold_text ($2))) > 0
  and not exists (
    select from change_set_row r
    where
      r.set_id = s.id and (r.catalogue <> all ($3::text[]) or (r.properties <> '{}' and not r.properties && $4::int[]))
  ) and not (s.created_by_id <> $5 and not exists (select from change_set_row r where r.set_id = s.id))
order by s.id desc limit $6 offset $7;

-- countSets
select count(*) as n from change_set s
-- … 7 lines of listSets
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
  "publish_zone" = $5, "scheduled_by" = $6, "scheduled_by_id" = $7, "ended_at" = $8, "ended_by" = $9, "failure" = $10,
  "batch_id" = $11
where "id" = $12 and "version" = $13 and "status" in ($14);

-- listLateSets
select id, name, publish_at as "publishAt", coalesce(publish_zone, 'UTC') as zone from change_set
where status = 'scheduled' and publish_at <= $1 order by id limit 100;

-- listSetDeeds
select split_part(action, '.', 2) as action, at, username, detail from audit_entry
where action = any ($1::text[]) and subject = $2 order by id limit 500;
