-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- saveLink
insert into staff_link (hash, account_id, email, expires_at) values ($1, $2, $3, $4) on conflict (account_id) do update
set hash = excluded.hash, email = excluded.email, expires_at = excluded.expires_at;

-- findLinked
select a.id as account_id, a.username, a.display_name as name, a.email
from staff_link l join staff_account a on a.id = l.account_id
where l.hash = $1 and l.expires_at > $2 and a.status <> 'disabled' and a.issuer is null and a.email = l.email;

-- deleteLink
delete from staff_link where hash = $1;
