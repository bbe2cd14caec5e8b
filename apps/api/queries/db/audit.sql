-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertDeed
insert into
  "audit_entry" ("account_id", "username", "action", "subject", "detail", "at")
values
  ($1, $2, $3, $4, $5, $6);

-- insertChange
insert into
  "audit_entry" ("account_id", "username", "action", "subject", "detail", "at")
values
  ($1, $2, $3, $4, $5, $6);

-- listChanges
select
  id,
  split_part(action, '.', 2) as change,
  username,
  at,
  detail -> 'before' as before,
  detail -> 'after' as after
from
  audit_entry
where
  action = any ($1::text[])
  and subject = $2
order by
  id desc
limit
  $3;
