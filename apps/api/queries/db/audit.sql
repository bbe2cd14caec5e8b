-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertDeeds
insert into "audit_entry" ("account_id", "username", "action", "subject", "detail", "at", "batch_id")
values ($1, $2, $3, $4, $5, $6, $7), ($8, $9, $10, $11, $12, $13, $14);

-- insertDeed
insert into "audit_entry" ("account_id", "username", "action", "subject", "detail", "at", "batch_id")
values ($1, $2, $3, $4, $5, $6, $7);

-- insertChanges
insert into audit_entry (account_id, username, action, subject, detail, at, batch_id)
select $1::int, $2::text, action, subject, detail, $3::timestamptz, $4::int
from jsonb_to_recordset($5::jsonb) as entry (action text, subject text, detail jsonb);

-- insertChange
insert into audit_entry (account_id, username, action, subject, detail, at, batch_id)
select $1::int, $2::text, action, subject, detail, $3::timestamptz, $4::int
from jsonb_to_recordset($5::jsonb) as entry (action text, subject text, detail jsonb);

-- findChange
select detail -> 'before' as before, detail -> 'after' as after from audit_entry
where id = $1 and action = any ($2::text[]) and subject = $3;

-- countChanges
select subject::int as id, count(*) as n from audit_entry where action = any ($1::text[]) and subject = any ($2::text[])
group by subject;

-- listChanges
select
  id, split_part(action, '.', 2) as change, username,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = audit_entry.username
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), audit_entry.username
  ) as name, at, detail -> 'before' as before, detail -> 'after' as after
from audit_entry where action = any ($1::text[]) and subject = $2 order by id desc limit $3;
