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
with
  salted as materialized (
    select entry.*, gen_random_uuid() as author_salt, gen_random_uuid() as content_salt from audit_entry as entry
    where
      entry.id > coalesce((select max(entry_id) from audit_seal), 0) - $1
      and not exists (select from audit_seal where entry_id = entry.id)
    order by entry.id limit $2
  ), hashed as (select entry.*, encode(pg_catalog.sha256 (convert_to(author_salt::text || E'
' || entry.username, 'UTF8')), 'hex') as author_hash, encode(pg_catalog.sha256 (convert_to(content_salt::text || E'
' || entry.subject || E' ' || entry.detail::text, 'UTF8')), 'hex') as content_hash from salted as entry)
select
  id, account_id, author_salt, author_hash, content_salt, content_hash,
  encode(pg_catalog.sha256 (convert_to(concat_ws(E'
',
  entry.id, (extract(epoch from entry.at) * 1000000)::bigint, coalesce(entry.account_id::text, ''),
  coalesce(entry.batch_id::text, ''), entry.author_hash, entry.content_hash, entry.action), 'UTF8')), 'hex'
  ) as entry_hash
from hashed as entry order by id;

-- findLastSeal
select position, hash from audit_seal order by position desc limit 1;

-- findClosing
select position, hash from audit_closing;

-- insertSeals
insert into
  audit_seal (
    position, entry_id, hash, account_id, author_salt, author_hash, content_salt, content_hash, entry_hash, sealed_at
  )
select
  position, "entryId", hash, "accountId", "authorSalt", "authorHash", "contentSalt", "contentHash", "entryHash",
  $1::timestamptz
from
  jsonb_to_recordset($2::jsonb) as seal (
    position int, "entryId" int, hash text, "accountId" int, "authorSalt" uuid, "authorHash" text, "contentSalt" uuid,
    "contentHash" text, "entryHash" text
  );

-- listSealed
select
  position, entry_id, hash, entry_hash, entry.at,
  case when entry.id is not null then encode(pg_catalog.sha256 (convert_to(concat_ws(E'
',
  entry.id, (extract(epoch from entry.at) * 1000000)::bigint, coalesce(entry.account_id::text, ''),
  coalesce(entry.batch_id::text, ''), entry.author_hash, entry.content_hash, entry.action), 'UTF8')), 'hex')
  end as found_hash, (author_salt is null)::int + (content_salt is null)::int as erased
from
  audit_seal as seal
  left join lateral (
    select
      entry.id, entry.at, entry.batch_id, entry.action, coalesce(entry.account_id, seal.account_id) as account_id,
      case
        when author_salt is null and entry.username = '—' then author_hash
        else encode(pg_catalog.sha256 (convert_to(author_salt::text || E'
' || entry.username, 'UTF8')), 'hex')
  end as author_hash,
  case
    when content_salt is null and entry.subject = '0' and entry.detail = '{}' then content_hash
    else encode(pg_catalog.sha256 (convert_to(content_salt::text || E'
' || entry.subject || E'
' || entry.detail::text, 'UTF8')),
  'hex') end as content_hash from audit_entry as entry where entry.id = seal.entry_id) as entry on true
where position > $1 order by position limit $2;

-- findForgotten
select min(id) as from, max(id) as to from audit_entry as entry
where at < $1 and not exists (select from audit_seal where entry_id = entry.id);

-- insertCheck
insert into "audit_check" ("checked_at", "links", "anchors", "findings") values ($1, $2, $3, $4);

-- listChecks
select checked_at as at, links, anchors, findings from audit_check order by id desc limit $1;

-- findLastCheck
select checked_at as at, links, anchors, findings from audit_check order by id desc limit $1;

-- findCheckedRange
with last as (select entry_id, hash from audit_seal where position = $1)
select
  (
    select
      json_build_object('entry', last.entry_id, 'at', (extract(epoch from entry.at) * 1000)::bigint, 'hash', last.hash)
    from last join audit_entry entry on entry.id = last.entry_id
  ) as until, count(*)::int as waiting, min(at) as waiting_since
from audit_entry as entry
where
  entry.id > coalesce((select entry_id from last), 0) - $2
  and not exists (select from audit_seal where entry_id = entry.id and position <= $3);
