-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listReadySets
select
  s.id, s.approved_at is not null as "isApproved",
  array(select distinct catalogue from change_set_row r where r.set_id = s.id) as catalogues,
  (select coalesce(json_agg(distinct to_jsonb(r.properties)), '[]') from change_set_row r where r.set_id = s.id
  ) as properties,
  (
    select coalesce(json_agg(a), '[]')
    from
      (
        select account_id as "accountId", email, issuer, subject from change_set_author where set_id = s.id union
        select now.id, now.email, now.issuer, now.subject
        from change_set_author w join staff_account now on now.id = w.account_id where w.set_id = s.id
      ) a
  ) as authors
from change_set s
where
  s.status = 'ready'
  and not exists (
    select from change_set_row r
    where
      r.set_id = s.id and (r.catalogue <> all ($1::text[]) or (r.properties <> '{}' and not r.properties && $2::int[]))
  ) and not (s.created_by_id <> $3 and not exists (select from change_set_row r where r.set_id = s.id))
order by s.id limit $4;
