-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertPicture
insert into picture (name, width, height, alt_en, alt_es, sizes, bytes, created_at, created_by, updated_at, updated_by)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning
  id,
  json_build_object(
    'name', name, 'width', width, 'height', height, 'alt_en', alt_en, 'alt_es', alt_es, 'sizes', sizes, 'bytes', bytes
  ) as facts, version, created_at, created_by, updated_at, updated_by;

-- findPicture
select
  id,
  json_build_object(
    'name', name, 'width', width, 'height', height, 'alt_en', alt_en, 'alt_es', alt_es, 'sizes', sizes, 'bytes', bytes
  ) as facts, version, created_at, created_by, updated_at, updated_by
from picture where id = $1;

-- findPictureForChange
-- … 5 lines of findPicture
from picture where id = $1 for update;

-- deletePicture
delete from picture where id = $1;

-- isPictureUsed: a table refers to pictures
select r.relname as "table", a.attname as "column"
from
  pg_constraint c join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid
  and a.attnum = c.conkey[1]
where c.contype = 'f' and c.confrelid = 'picture'::regclass order by 1, 2;
select (exists (select from "service" u where u."picture_id" = p.id)) as used from picture p where id = $1;

-- isPictureUsed: none does
-- … 5 lines of isPictureUsed: a table refers to pictures
select false as used from picture p where id = $1;

-- deleteUnusedPictures
-- … 5 lines of isPictureUsed: a table refers to pictures
select p.id from picture p
where p.created_at < $1 and not (exists (select from "service" u where u."picture_id" = p.id)) order by p.id limit $2
for update skip locked;
delete from picture p
where p.id = any ($1::int[]) and not (exists (select from "service" u where u."picture_id" = p.id)) returning p.name;

-- listKnownNames
select name from picture where name = any ($1::text[]);
