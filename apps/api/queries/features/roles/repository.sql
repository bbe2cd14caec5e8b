-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRoles
select
  r.id, r.name, r.name_en as "nameEn", r.name_es as "nameEs", r.permissions, r.version, r.created_at as "createdAt",
  r.updated_at as "updatedAt", r.updated_by as "updatedBy",
  (select count(*) from staff_account a where r.name = any (a.roles)) as people
from staff_role r order by r.id;

-- findRole
select
  r.id, r.name, r.name_en as "nameEn", r.name_es as "nameEs", r.permissions, r.version, r.created_at as "createdAt",
  r.updated_at as "updatedAt", r.updated_by as "updatedBy",
  (select count(*) from staff_account a where r.name = any (a.roles)) as people
from staff_role r where r.id = $1;

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

-- countHolders
select count(*) as n from staff_account a
where
  a.status = 'active' and a.scope is null and (not a.demo or $1)
  and case when a.issuer is null then $2 else a.issuer = $3 end
  and $4::text[] <@ array(select unnest(r.permissions) from staff_role r where r.name = any (a.roles));
