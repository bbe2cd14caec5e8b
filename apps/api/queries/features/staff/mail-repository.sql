-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listGroups: of all tags
select
  "id",
  "email",
  "tag",
  "status"
from
  "notification_group"
where
  "status" = $1
order by
  "tag",
  "email",
  "id"
limit
  $2;

-- listGroups: of one tag
select
  "id",
  "email",
  "tag",
  "status"
from
  "notification_group"
where
  "status" = $1
  and "tag" = $2
order by
  "tag",
  "email",
  "id"
limit
  $3;

-- listSentBy
select
  pg_advisory_xact_lock(hashtextextended ($1, 2));
select
  at,
  (detail ->> 'letters')::int as letters
from
  audit_entry
where
  account_id = $1
  and action = 'mail.send'
  and at > $2;
