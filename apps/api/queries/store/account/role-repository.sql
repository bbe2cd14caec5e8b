-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRoles
select
  r.id, r.name, r.name_en, r.name_es, r.permissions, r.limit_minor, r.version, r.created_at, r.updated_at, r.updated_by,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = r.updated_by
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), r.updated_by
  ) as updated_name, coalesce(h.people, 0) as people
from
  staff_role r left join (select role, count(*) as people from staff_account, unnest(roles) as role group by role
  ) h on h.role = r.name
order by r.id;

-- findRole
-- … 15 lines of listRoles
where r.id = $1;

-- insertRole
insert into staff_role (name, name_en, name_es, permissions, created_at, updated_at, updated_by)
values ($1, $2, $3, $4::text[], $5, $6, $7) returning id;

-- updateRole
update staff_role
set name_en = $1, name_es = $2, permissions = $3::text[], version = version + 1, updated_at = $4, updated_by = $5
where id = $6;

-- deleteRole
delete from staff_role where id = $1;

-- lockAdministration
select pg_advisory_xact_lock(hashtextextended ('staff_administration', 4));

-- listEverywhere
select distinct a.roles, a.scope, a.limit_minor from staff_account a
where
  a.scope is null and a.status = any ($1::text[]) and (not a.demo or $2)
  and case when a.issuer is null then $3 else a.issuer = $4 end;

-- listHolders
select distinct a.roles, a.scope, a.limit_minor from staff_account a
where $1 = any (a.roles) and a.status <> 'disabled';

-- findAdmitted
select
  a.roles, a.scope, a.limit_minor, a.issuer is null as is_own,
  exists (select from staff_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor
from staff_account a
where
  a.id = $1 and a.status = any ($2::text[]) and (not a.demo or $3)
  and case when a.issuer is null then $4 else a.issuer = $5 end;
