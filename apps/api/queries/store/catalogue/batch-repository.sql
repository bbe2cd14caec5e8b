-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertBatch
insert into "catalogue_batch" ("catalogue", "kind", "undone_id", "part_of", "at", "username")
values ($1, $2, $3, $4, $5, $6) returning "id";

-- findBatch
select "id" from "catalogue_batch" where "id" = $1 and "catalogue" = $2;
select subject::int as id, detail -> 'before' as before, detail -> 'after' as after from audit_entry
where batch_id = $1 and split_part(action, '.', 1) = $2 order by audit_entry.id desc;

-- listParts
select "id", "catalogue" from "catalogue_batch" where "part_of" = $1 order by "id" desc;
