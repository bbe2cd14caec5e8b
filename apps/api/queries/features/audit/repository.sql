-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- hasUnsealed
select
  exists (
    select from audit_entry as entry
    where
      entry.id > coalesce((select max(entry_id) from audit_seal), 0) - $1
      and not exists (select from audit_seal where entry_id = entry.id)
  ) as some;

-- listUnsealed
select pg_advisory_xact_lock(hashtextextended ('audit_chain', 5));
select entry.id, entry.at from audit_entry as entry
where
  entry.id > coalesce((select max(entry_id) from audit_seal), 0) - $1
  and not exists (select from audit_seal where entry_id = entry.id)
order by entry.id limit $2;

-- findLastSeal
select position, entry_id as "entryId", hash from audit_seal order by position desc limit 1;

-- insertSeals
insert into audit_seal (position, entry_id, hash, sealed_at) select position, "entryId", hash, $1::timestamptz
from jsonb_to_recordset($2::jsonb) as seal (position int, "entryId" int, hash text);

-- listSealed
select position, entry_id as "entryId", hash, entry.at
from audit_seal left join audit_entry as entry on entry.id = entry_id where position > $1 order by position limit $2;

-- findForgotten
select min(id) as from, max(id) as to from audit_entry as entry
where at < $1 and not exists (select from audit_seal where entry_id = entry.id);

-- insertCheck
insert into "audit_check" ("checked_at", "links", "anchors", "findings") values ($1, $2, $3, $4);

-- findLastCheck
select checked_at as at, links, anchors, findings from audit_check order by id desc limit 1;
