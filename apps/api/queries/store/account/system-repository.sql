-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findSystem
select from system where id = $1;

-- listKeys
(
  select id, ending, created_at as made_at, created_by as made_by, used_at, ended_at from system_key
  where system_id = $1 and ended_at is null order by id desc
) union all
(
  select id, ending, created_at as made_at, created_by as made_by, used_at, ended_at from system_key
  where system_id = $2 and ended_at is not null order by ended_at desc, id desc limit 5
);

-- findWorkingKey
select k.system_id, k.id, k.used_at from system_key k join system s on s.id = k.system_id
where k.hash = $1 and s.username = $2 and k.ended_at is null and s.active;

-- updateKeyUse
update system_key set used_at = $1 where id = $2;

-- countWorkingKeysForChange
select from system where id = $1 for update;
select count(*)::int as working from system_key where system_id = $1 and ended_at is null;

-- insertKey
insert into system_key (system_id, hash, ending, created_at, created_by) values ($1, $2, $3, $4, $5)
returning id, ending, created_at as made_at, created_by as made_by, used_at, ended_at;

-- updateKeyEnd
update system_key set ended_at = $1, ended_by = $2 where id = $3 and system_id = $4 and ended_at is null;
