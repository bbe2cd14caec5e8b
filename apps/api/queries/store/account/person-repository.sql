-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listPeople: all of them
select
  id, username, display_name as name, email, roles, scope, status, limit_minor, signed_in_at,
  issuer is not null as of_service, version, created_at, updated_at, updated_by,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = staff_account.updated_by
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), staff_account.updated_by
  ) as updated_name
from staff_account
where
  ($1 or coalesce(scope <@ $2::int[], false)) and ($3 or not demo) and true and ($4::text is null or $5 = any (roles))
  and ($6::text is null or status = $7)
order by lower(display_name) asc, id asc limit $8 offset $9;

-- listPeople: searched by who works for one property
-- … 15 lines of listPeople: all of them
  ($1 or coalesce(scope <@ $2::int[], false)) and ($3 or not demo)
  and strpos(fold_text (concat_ws(chr(31), display_name, username, email)), (select fold_text ($4))) > 0
  and ($5::text is null or $6 = any (roles)) and ($7::text is null or status = $8)
order by lower(display_name) asc, id asc limit $9 offset $10;

-- countPeople
select count(*) as n from staff_account
where
  ($1 or coalesce(scope <@ $2::int[], false)) and ($3 or not demo) and true and ($4::text is null or $5 = any (roles))
  and ($6::text is null or status = $7);

-- findPerson
-- … 13 lines of listPeople: all of them
from staff_account where id = $1 and ($2 or coalesce(scope <@ $3::int[], false)) and ($4 or not demo);

-- listColleagues
select id, username, display_name as name from staff_account where username = any ($1::text[]) order by username;

-- nameColleagues
select id, username, display_name as name from staff_account where username = any ($1::text[]) order by username;

-- insertPerson
insert into
  staff_account (username, display_name, email, password_hash, roles, scope, status, created_at, updated_at, updated_by)
values ($1, $2, $3, $4, $5::text[], $6::int[], $7, $8, $9, $10) returning id;

-- updatePerson
with
  gone as (delete from staff_session where account_id = $1 and $2),
  over as (delete from staff_link where account_id = $3 and ($4 or email is distinct from $5))
update staff_account
set
  display_name = $6, email = $7, roles = $8::text[], scope = $9::int[], status = $10, version = version + 1,
  updated_at = $11, updated_by = $12
where id = $13;

-- deletePerson
delete from staff_account where id = $1;

-- deleteSessions
delete from staff_session where account_id = $1;

-- listPersonDeeds
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
  ) as name, at, detail -> 'before' as before, detail -> 'after' as after,
  (detail ->> 'limit_before')::float8 as limit_before, (detail ->> 'limit_after')::float8 as limit_after,
  (detail ->> 'of_roles')::float8 as limit_of_roles, coalesce(detail ->> 'note', '') as note
from audit_entry where action like 'person.%' and subject = $1 order by id desc limit 100;
