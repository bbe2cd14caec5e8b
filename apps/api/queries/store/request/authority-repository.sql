-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listAccounts
select
  a.id, a.status = 'active' and (not a.demo or $1)
  and case when a.issuer is null then $2 else a.issuer is not distinct from $3 end as is_open, a.email, a.issuer,
  a.subject, a.limit_minor,
  (select coalesce(max(r.limit_minor), 0) from unnest(a.roles) as role join staff_role r on r.name = role
  ) as role_limit_minor
from staff_account a order by a.id;

-- listGiven
select
  json_build_object('accountId', g.id, 'email', g.email, 'issuer', g.issuer, 'subject', g.subject) as person,
  sum(g.amount_minor) as amount_minor
from
  (
    select
      decided_by_id as id, amount_minor, case when own then requester_email end as email,
      case when own then requester_issuer end as issuer, case when own then requester_subject end as subject
    from refund_request, lateral (select decided_by_id = requested_by_id as own) o
    where status = 'approved' and decided_at >= $1
  ) g
group by g.id, g.email, g.issuer, g.subject;

-- updateAccountLimit
update staff_account set limit_minor = $1 where id = $2;

-- findRoleRights
select name, permissions, limit_minor from staff_role where id = $1;

-- updateRoleLimit
update staff_role set limit_minor = $1 where id = $2;

-- findHolding
select count(*) as n from staff_account where id = any ($1::int[]) and $2 = any (roles);
