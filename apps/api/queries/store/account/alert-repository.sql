-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listMatters: the open ones
select
  s.id, s.kind, s.subject, s.detail, c.coupon_code, c.contact_name as guest_name,
  coalesce(r.amount_minor, p.amount_minor) as amount_minor, coalesce(r.currency, p.currency) as currency,
  m.recipients[1] as recipient, m.subject as letter, s.created_at, s.resolved_at, a.username as resolved_by,
  s.resolution_note as note
from
  staff_alert s left join coupon c on c.id = s.coupon_id
  left join refund r on r.id = case when s.kind like 'refund.%' and s.subject ~ $1 then s.subject::uuid end
  left join payment_attempt p on p.id = case when s.kind like 'payment.%' and s.subject ~ $2 then s.subject::uuid end
  left join mail m on m.id = case when s.kind like 'mail.%' and s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
  left join staff_account a on a.id = s.resolved_by
where s.resolved_at is null and split_part(s.kind, '.', 1) = any ($3::text[]) and (true) order by s.id desc limit $4;

-- listMatters: the open ones of two properties
-- … 11 lines of listMatters: the open ones
where
  s.resolved_at is null and split_part(s.kind, '.', 1) = any ($3::text[])
  and (
    coalesce(
      coalesce(
        (select property_id from coupon where coupon.id = s.coupon_id),
        (
          select property.id from failed_sale f join property on property.code = f.hotel
          where f.id = case when s.kind = 'sale.failed' and s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
        ),
        (
          select g.property_id from contact_message g
          where g.id = case when s.kind like 'message.%' and s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
        )
      ) = any ($4::int[]), false
    )
    or (
      exists (
        select from change_set_row r
        where
          r.set_id = case when s.kind like 'change_set.%' and s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
          and r.properties && $5::int[]
      )
      and not exists (
        select from change_set_row r
        where
          r.set_id = case when s.kind like 'change_set.%' and s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
          and r.properties <> '{}' and not r.properties && $6::int[]
      )
    )
  )
order by s.id desc limit $7;

-- listMatters: the handled ones
-- … 11 lines of listMatters: the open ones
where s.resolved_at is not null and split_part(s.kind, '.', 1) = any ($3::text[]) and (true)
order by s.resolved_at desc, s.id desc limit $4;

-- countOpenMatters
select count(*) as n from staff_alert s
where s.resolved_at is null and split_part(s.kind, '.', 1) = any ($1::text[]) and (true);

-- countOpenByKind
select s.kind, count(*)::int as open, min(s.created_at) as oldest_at from staff_alert s
where s.resolved_at is null and split_part(s.kind, '.', 1) = any ($1::text[]) and (true) group by s.kind
order by min(s.created_at), s.kind;

-- findMatter
-- … 11 lines of listMatters: the open ones
where s.id = $3 and split_part(s.kind, '.', 1) = any ($4::text[]) and (true);

-- settleMatter
update "staff_alert" set "resolved_at" = $1, "resolved_by" = $2, "resolution_note" = $3
where "id" = $4 and "resolved_at" is null;
