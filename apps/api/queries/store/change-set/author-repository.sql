-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertAuthor
insert into change_set_author (set_id, account_id, username, email, issuer, subject)
select $1, id, username, email, issuer, subject from staff_account where id = $2
on conflict (set_id, account_id) do update set email = excluded.email;

-- listAuthors
select
  w.account_id, w.username,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = w.username
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), w.username
  ) as name, w.email, w.issuer, w.subject
from change_set_author w where w.set_id = $1 union
select
  a.id, w.username,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = w.username
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), w.username
  ), a.email, a.issuer, a.subject
from change_set_author w join staff_account a on a.id = w.account_id where w.set_id = $2 order by username;

-- findScheduler
select
  username, roles, scope, issuer is null as is_own,
  exists (select from staff_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor
from staff_account a where id = $1 and status = 'active' and (not demo or $2);

-- listPublishers
select
  a.id as account_id, a.username,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = a.username
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), a.username
  ) as name, a.email, a.issuer, a.subject
from staff_account a
where
  a.status = 'active' and (not a.demo or $1) and a.scope is null
  and array(select unnest(r.permissions) from staff_role r where r.name = any (a.roles)) @> $2::text[]
order by lower(a.display_name);
