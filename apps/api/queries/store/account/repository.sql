-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findAccount
select
  a.id, a.username, a.display_name, a.email, a.roles, a.attributes, a.scope, a.limit_minor, a.issuer is null as is_own,
  exists (select from staff_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor
from staff_account a where a.id = $1;

-- findSession
select
  a.id, a.username, a.display_name, a.email, a.roles, a.attributes, a.scope, a.limit_minor, a.issuer is null as is_own,
  exists (select from staff_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor,
  s.token_hash, s.began_at, s.used_at, s.service_tokens
from staff_session s join staff_account a on a.id = s.account_id
where
  s.token_hash = $1 and a.status = 'active' and (not a.demo or $2)
  and case when a.issuer is null then $3 else a.issuer = $4 end;

-- updateSessionUse
update "staff_session" set "used_at" = $1 where "token_hash" = $2;

-- insertSession
with
  gone as (delete from staff_session where token_hash = $1 or began_at < $2),
  seen as (update staff_account set signed_in_at = $3 where id = $4)
insert into staff_session (token_hash, account_id, began_at, used_at, service_tokens) values ($5, $6, $7, $8, $9);

-- deleteSession
delete from staff_session s using staff_account a where s.token_hash = $1 and a.id = s.account_id
returning a.id as account_id, a.username, s.service_tokens;

-- updatePassword
with gone as (delete from staff_session where account_id = $1) update staff_account
set password_hash = $2, status = 'active', updated_at = $3 where id = $4;

-- saveAccount
with
  saved as (
    insert into staff_account (username, display_name, password_hash, roles, status, created_at, updated_at)
    values ($1, $2, $3, $4::text[], 'reset_required', $5, $6) on conflict (username) do update
    set
      password_hash = excluded.password_hash, roles = excluded.roles, status = excluded.status, demo = false,
      updated_at = excluded.updated_at
    where staff_account.issuer is null returning id
  ),
  noted as (
    insert into audit_entry (account_id, username, action, subject, detail, at)
    select id, 'command', 'account.save', $7, jsonb_build_object('roles', $8::text[]), $9 from saved
  ), gone as (delete from staff_session using saved where account_id = saved.id)
select id from saved;
