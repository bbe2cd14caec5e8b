-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockForPayLink
select
  c.version,
  (
    extract(
      epoch
      from
        (
          select
            greatest(
              max(coalesce(g.ended_at, g.created_at)), case when c.acting -> 'gaveAddress' = 'true' then c.created_at
              end
            )
          from coupon_change g
          where
            g.coupon_id = c.id and g.kind = 'change' and g.status = 'applied' and c.status <> 'pending_payment'
            and g.summary @> '[{"field": "email"}]'
        )
    ) * 1000
  )::float8 as address_changed_at,
  (
    select coalesce(json_agg(a.status), '[]') from payment_attempt a
    where a.coupon_id = c.id and a.status in ('created', 'processing', 'requires_action', 'unknown')
  ) as open_payments
from coupon c where c.id = $1 for no key update of c;

-- insertPayLink
update pay_link set ended_at = $1 where coupon_id = $2 and ended_at is null;
insert into "pay_link" ("coupon_id", "hash", "change_id", "amount_minor", "base_version", "way", "acting", "made_at")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- endPayLinkOf
update pay_link set ended_at = $1, ended_by = $2 where coupon_id = $3 and ended_at is null;

-- findPayLink
select
  l.id, l.coupon_id, c.coupon_code, l.change_id, l.amount_minor, l.base_version, l.ended_at,
  l.opened_at is not null as is_opened,
  json_build_object('accountId', l.acting -> 'accountId', 'username', l.acting ->> 'username') as made_by
from pay_link l join coupon c on c.id = l.coupon_id where l.hash = $1;

-- updatePayLinkOpened
update pay_link set opened_at = $1 where id = $2 and opened_at is null;
