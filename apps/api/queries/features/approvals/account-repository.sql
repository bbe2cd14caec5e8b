-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listAccounts
select
  a.id, a.email, a.issuer, a.subject, a.limit_minor,
  (select coalesce(max(r.limit_minor), 0) from staff_role r where r.name = any (a.roles)) as role_limit_minor
from staff_account a
where a.status = 'active' and (not a.demo or $1) and case when a.issuer is null then $2 else a.issuer = $3 end
order by a.id;

-- listGiven
select decided_by_id as account_id, sum(amount_minor) as amount_minor from refund_request
where status = 'approved' and decided_at >= $1 group by decided_by_id;

-- updateAccountLimit
update staff_account set limit_minor = $1 where id = $2;

-- findRoleRights
select name, permissions, limit_minor from staff_role where id = $1;

-- updateRoleLimit
update staff_role set limit_minor = $1 where id = $2;

-- findHolding
select count(*) as n from staff_account where id = any ($1::int[]) and $2 = any (roles);
