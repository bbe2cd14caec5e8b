-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertDispute
insert into
  dispute as d (
    gateway, gateway_id, coupon_id, attempt_id, status, reason, amount_minor, currency, due_at, opened_at, updated_at
  )
select
  $1, $2, a.coupon_id, a.id, $3, $4, coalesce($5::int, a.amount_minor), a.currency, $6::timestamptz, $7::timestamptz,
  $8::timestamptz
from payment_attempt a where a.id = $9::uuid on conflict (gateway, gateway_id) do update
set
  status = excluded.status, amount_minor = excluded.amount_minor, due_at = excluded.due_at,
  updated_at = excluded.updated_at
where d.status || '>' || excluded.status = any ($10::text[]) returning id;
