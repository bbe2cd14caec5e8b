-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertLook
insert into audit_entry (account_id, username, action, subject, at)
select $1::int, $2::text, $3::text, $4::text, $5::timestamptz
where not exists (select from audit_entry where account_id = $6 and action = $7 and subject = $8 and at > $9);

-- insertRefusedSignIn
insert into audit_entry (account_id, username, action, subject, detail, at)
select
  account.id, coalesce(account.username, ''), 'session.refuse', coalesce(account.username, ''),
  jsonb_build_object('reason', $1::text), $2::timestamptz
from (select) as one left join staff_account account on account.username = $3
where
  not exists (
    select from audit_entry where action = 'session.refuse' and subject = coalesce(account.username, '') and at > $4
  );
