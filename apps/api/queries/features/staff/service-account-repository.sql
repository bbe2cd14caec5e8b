-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- saveServiceAccount
select pg_advisory_xact_lock(hashtextextended ($1, 3));
insert into staff_account (username, display_name, email, roles, status, issuer, subject, created_at, updated_at)
values
  (
    case
      when exists (select 1 from staff_account where username = $1 and (issuer, subject) is distinct from ($2, $3)
      ) then $4 else $5
    end, $6, $7, $8::text[], 'active', $9, $10, $11, $12
  )
on conflict (issuer, subject) do update
set
  display_name = excluded.display_name, email = excluded.email, roles = excluded.roles, updated_at = excluded.updated_at
where staff_account.status = 'active';
select id, status from staff_account where issuer = $1 and subject = $2;

-- withdrawServiceAccount
with
  taken as (
    update staff_account set roles = '{}', updated_at = $1 where issuer = $2 and subject = $3 returning id, username
  ), gone as (delete from staff_session using taken where account_id = taken.id)
insert into audit_entry (account_id, username, action, subject, detail, at)
select id, 'identity service', 'account.roles', username, jsonb_build_object('roles', '[]'::jsonb), $4 from taken;

-- updateServiceRoles
with
  taken as (
    update staff_account set roles = $1::text[], updated_at = $2 where id = $3 and issuer is not null
    returning id, username
  )
insert into audit_entry (account_id, username, action, subject, detail, at)
select id, 'identity service', 'account.roles', username, jsonb_build_object('roles', to_jsonb($4::text[])), $5
from taken;
