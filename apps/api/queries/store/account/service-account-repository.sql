-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- saveServiceAccount
select pg_advisory_xact_lock(hashtextextended ($1, 3));
with
  was as (select id, roles from staff_account where issuer = $1 and subject = $2),
  saved as (
    insert into staff_account (username, display_name, email, roles, status, issuer, subject, created_at, updated_at)
    values
      (
        case
          when exists (select 1 from staff_account where username = $3 and (issuer, subject) is distinct from ($4, $5)
          ) then $6 else $7
        end, $8, $9, $10::text[], 'active', $11, $12, $13, $14
      )
    on conflict (issuer, subject) do update
    set
      display_name = excluded.display_name, email = excluded.email, roles = excluded.roles,
      updated_at = excluded.updated_at
    where staff_account.status = 'active' returning id, username, status, roles
  ), taken as (select saved.id, saved.username from saved join was using (id) where was.roles <> saved.roles),
  noted as (
    insert into audit_entry (account_id, username, action, subject, detail, at)
    select id, 'identity service', 'account.roles', username, jsonb_build_object('roles', to_jsonb($15::text[])), $16
    from taken
  )
select id, username, status, roles from saved;

-- findServiceAccount
select id, username, status, roles from staff_account where issuer = $1 and subject = $2;

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
