-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listLastChanges: of all properties
select
  e.id, split_part(action, '.', 1) as one, split_part(action, '.', 2) as change, subject::int as row, e.username,
  coalesce(
    (
      select one.display_name from staff_account one
      where
        one.username = e.username
        and not exists (
          select from staff_account other where other.display_name = one.display_name and other.id <> one.id
        )
    ), e.username
  ) as name, at, detail -> 'before' as before, detail -> 'after' as after, deed.total
from
  audit_entry e
  join (
    select max(id) as id, count(*)::int as total
    from
      (select id, batch_id from audit_entry where action = any ($1::text[]) and true order by id desc limit $2) as seen
    group by coalesce(- batch_id, id) order by max(id) desc limit $3
  ) as deed on deed.id = e.id
order by e.id desc;

-- listLastChanges: of one property
-- … 17 lines of listLastChanges: of all properties
      (
        select id, batch_id from audit_entry
        where
          action = any ($1::text[])
          and case split_part(action, '.', 1)
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
                ) && $2::int[], true
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
                ) && $3::int[], true
              )
            )
            when 'restriction' then (
              jsonb_typeof(detail -> 'before') = 'null'
              or coalesce(
                nullif(
                  (
                    array(
                      select unnest(array_remove(array["was_operation_configuration"."property_id"]::int[], null))
                      from "operation_configuration" as "was_operation_configuration"
                      where "was_operation_configuration"."restriction_id" = subject::int
                    )
                  ), '{}'
                ) && $4::int[], true
              )
            )
            and (
              jsonb_typeof(detail -> 'after') = 'null'
              or coalesce(
                nullif(
                  (
                    array(
                      select unnest(array_remove(array["was_operation_configuration"."property_id"]::int[], null))
                      from "operation_configuration" as "was_operation_configuration"
                      where "was_operation_configuration"."restriction_id" = subject::int
                    )
                  ), '{}'
                ) && $5::int[], true
              )
            )
          end
        order by id desc limit $6
      ) as seen
    group by coalesce(- batch_id, id) order by max(id) desc limit $7
  ) as deed on deed.id = e.id
order by e.id desc;
