-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listCandidates: of all properties
select
  e.id, e.at, e.batch_id,
  ((e.action <> 'alert.handle' or split_part(e.detail ->> 'kind', '.', 1) = any ($1::text[])) and true) as seen
from
  (
    select e.* from audit_entry e where e.action in ('rate.update', 'session.open') order by e.at desc, e.id desc
    limit $2
  ) as e
order by e.at desc, e.id desc;

-- listCandidates: the next page of a narrow question
select
  e.id, e.at, e.batch_id,
  (
    (e.action <> 'alert.handle' or split_part(e.detail ->> 'kind', '.', 1) = any ($1::text[]))
    and coalesce(
      case
        when e.action like '%.export' then exists (
          select from staff_account a where a.id = e.account_id and a.scope <@ $2::int[]
        )
        when split_part(e.action, '.', 1) in ('rate') then case split_part(action, '.', 1)
          when 'rate' then (
            jsonb_typeof(detail -> 'before') = 'null'
            or coalesce(
              nullif(
                (
                  array(
                    select unnest(array_remove(array["was_service"."property_id"]::int[], null))
                    from "service" as "was_service"
                    where "was_service"."id" = ((detail -> 'before') ->> 'service_id')::int
                  )
                ), '{}'
              ) && $3::int[], true
            )
          )
          and (
            jsonb_typeof(detail -> 'after') = 'null'
            or coalesce(
              nullif(
                (
                  array(
                    select unnest(array_remove(array["was_service"."property_id"]::int[], null))
                    from "service" as "was_service"
                    where "was_service"."id" = ((detail -> 'after') ->> 'service_id')::int
                  )
                ), '{}'
              ) && $4::int[], true
            )
          )
        end when split_part(e.action, '.', 1) = 'person' or (split_part(e.action, '.', 1) = 'people' and e.subject <> ''
        ) then exists (select from staff_account a where a.id = e.subject::int and a.scope <@ $5::int[])
        when split_part(e.action, '.', 1) = 'stay' then coalesce(
          (select id from property where code = e.detail ->> 'hotel') = any ($6::int[]), false
        )
        when split_part(e.action, '.', 1) in ('booking', 'ride') then coalesce(
          (select property_id from coupon where coupon_code = e.subject) = any ($7::int[]), false
        )
        when split_part(e.action, '.', 1) = 'alert' then coalesce(
          (
            select
              coalesce(
                (select property_id from coupon where coupon.id = s.coupon_id),
                (
                  select property.id from failed_sale f join property on property.code = f.hotel
                  where
                    f.id = case
                      when s.kind = 'sale.failed' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
                    end
                ),
                (
                  select g.property_id from contact_message g
                  where
                    g.id = case
                      when s.kind like 'message.%' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
                    end
                )
              )
            from staff_alert s where s.id = e.subject::int
          ) = any ($8::int[]), false
        ) when split_part(e.action, '.', 1) in ('role', 'picture') then true
        else exists (select from staff_account a where a.id = e.account_id and a.scope <@ $9::int[])
      end, false
    )
    and coalesce(
      case
        when e.action like '%.export' then false
        else case split_part(e.action, '.', 1)
          when 'rate' then coalesce(
            (
              array(
                select unnest(array_remove(array["was_service"."property_id"]::int[], null))
                from "service" as "was_service"
                where "was_service"."id" = ((e.detail -> 'before') ->> 'service_id')::int
              )
            ) && array[$10]::int[], false
          )
          or coalesce(
            (
              array(
                select unnest(array_remove(array["was_service"."property_id"]::int[], null))
                from "service" as "was_service" where "was_service"."id" = ((e.detail -> 'after') ->> 'service_id')::int
              )
            ) && array[$11]::int[], false
          ) when 'stay' then (select id from property where code = e.detail ->> 'hotel') = $12
          when 'booking' then (select property_id from coupon where coupon_code = e.subject) = $13
          when 'ride' then (select property_id from coupon where coupon_code = e.subject) = $14
          when 'alert' then (
            select
              coalesce(
                (select property_id from coupon where coupon.id = s.coupon_id),
                (
                  select property.id from failed_sale f join property on property.code = f.hotel
                  where
                    f.id = case
                      when s.kind = 'sale.failed' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
                    end
                ),
                (
                  select g.property_id from contact_message g
                  where
                    g.id = case
                      when s.kind like 'message.%' then case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
                    end
                )
              )
            from staff_alert s where s.id = e.subject::int
          ) = $15 else false
        end
      end, false
    )
  ) as seen
from
  (
    select e.*
    from
      unnest($16::text[]) as name (value)
      cross join lateral (
        select e.* from audit_entry e
        where
          e.username = name.value and e.action in ('rate.update', 'session.open') and e.username = any ($17::text[])
          and e.subject = $18 and e.at >= $19 and e.at < $20 and e.batch_id = $21 and (e.at, e.id) < ($22, $23)
          and (e.batch_id is null or e.batch_id <> all ($24::int[]))
        order by e.at desc, e.id desc limit $25
      ) as e
    order by e.at desc, e.id desc limit $26
  ) as e
order by e.at desc, e.id desc;

-- listCandidates: by a name
select
  e.id, e.at, e.batch_id,
  (
    (e.action <> 'alert.handle' or split_part(e.detail ->> 'kind', '.', 1) = any ($1::text[])) and true
    and coalesce(
      case split_part(e.action, '.', 1)
        when 'rate' then strpos(
          fold_text (concat_ws(chr(31), e.detail -> 'before' ->> 'description', e.detail -> 'after' ->> 'description')),
          (select fold_text ($2))
        ) > 0
        else strpos(
          fold_text (
            concat_ws(
              chr(31), e.subject, e.detail -> 'after' ->> 'name', e.detail -> 'before' ->> 'name', e.detail ->> 'folio',
              (
                select a.username from staff_account a
                where
                  split_part(e.action, '.', 1) in ('person', 'people') and e.subject ~ '^[0-9]{1,9}$'
                  and a.id = e.subject::int
              )
            )
          ), (select fold_text ($3))
        ) > 0
      -- … 5 lines of listCandidates: the next page of a narrow question
    select e.* from audit_entry e where e.action in ('rate.update', 'session.open') order by e.at desc, e.id desc
    limit $4
  ) as e
order by e.at desc, e.id desc;

-- countBatchRows
select e.batch_id as id, count(*)::int as n from audit_entry e
where
  e.batch_id = any ($1::int[]) and e.action in ('rate.update', 'session.open')
  and (e.action <> 'alert.handle' or split_part(e.detail ->> 'kind', '.', 1) = any ($2::text[])) and true
group by e.batch_id;

-- listEntries
select
  e.id, e.at, e.username, e.action, e.subject, e.detail - 'before' - 'after' as detail,
  nullif(e.detail -> 'before', 'null') as before, nullif(e.detail -> 'after', 'null') as after, e.batch_id,
  b.kind as batch_kind, s.position as place, s.hash, s.entry_hash
from audit_entry e left join catalogue_batch b on b.id = e.batch_id left join audit_seal s on s.entry_id = e.id
where e.id = any ($1::int[]) order by e.at desc, e.id desc;

-- listUnused
select n from generate_series($1::int, least($2::int, (select coalesce(max(entry_id), 0) from audit_seal))) as n
where not exists (select from audit_entry where id = n) and not exists (select from audit_seal where entry_id = n)
order by n limit 200;

-- isEntryShown
select e.id from audit_entry e
where
  e.id = $1 and e.action in ('rate.update', 'session.open')
  and (e.action <> 'alert.handle' or split_part(e.detail ->> 'kind', '.', 1) = any ($2::text[])) and true;

-- listUsernames
select username from staff_account
where strpos(fold_text (concat_ws(chr(31), username, display_name)), (select fold_text ($1))) > 0 order by username
limit 100;

-- listAuthors
select username, display_name as name from staff_account a
where exists (select from audit_entry e where e.username = a.username) and a.scope <@ $1::int[]
order by lower(display_name), username limit 500;

-- findAuditNames
select
  (
    select coalesce(json_agg(json_build_object('id', a.id, 'username', a.username, 'name', a.display_name)), '[]')
    from staff_account a where a.id = any ($1::int[]) or a.username = any ($2::text[])
  ) as accounts,
  (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)), '[]') from change_set c
    where c.id = any ($3::int[])
  ) as sets,
  (
    select coalesce(json_agg(json_build_object('name', r.name, 'en', r.name_en, 'es', r.name_es)), '[]')
    from staff_role r
  ) as roles;
