-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findNewestPayout
select max(paid_at) as at from gateway_payout where gateway = $1 and account = $2;

-- insertPayouts
insert into gateway_payout (gateway, account, payout_id, amount_minor, currency, paid_at, seen_at)
select distinct
  on (p."payoutId") $1, $2, p."payoutId", p."amountMinor", p.currency, to_timestamp(p."createdAtMs" / 1000.0),
  $3::timestamptz
from jsonb_to_recordset($4::jsonb) as p ("payoutId" text, "amountMinor" bigint, currency text, "createdAtMs" float8)
on conflict (gateway, account, payout_id) do update set amount_minor = excluded.amount_minor, read_at = null
where gateway_payout.amount_minor <> excluded.amount_minor;

-- listUnreadPayouts
select id, payout_id from gateway_payout where gateway = $1 and account = $2 and read_at is null order by paid_at, id
limit $3;

-- listDifferingPayouts
select p.id, p.payout_id from money_difference d join gateway_payout p on p.id = d.payout
where
  d.gateway = $1 and d.account = $2 and d.status = 'open' and d.subject = 'payout:' || p.payout_id
  and p.read_at is not null
group by p.id order by p.paid_at desc, p.id limit $3;

-- insertEntries
with
  told as (
    select
      e.*,
      coalesce(
        (select a.id from payment_attempt a where a.id = case when e."attemptId" ~ $1 then e."attemptId"::uuid end),
        (select a.id from payment_attempt a where a.gateway_id = e."gatewayId" order by a.created_at limit 1)
      ) as attempt,
      coalesce(
        (select r.id from refund r where r.id = case when e."refundId" ~ $2 then e."refundId"::uuid end),
        (select r.id from refund r where r.gateway_id = e."gatewayRefundId" order by r.created_at limit 1)
      ) as back
    from
      jsonb_to_recordset($3::jsonb) as e (
        "entryId" text, kind text, type text, "attemptId" text, "gatewayId" text, "couponCode" text, "refundId" text,
        "gatewayRefundId" text, "amountMinor" bigint, "feeMinor" bigint, currency text, "createdAtMs" float8, payout int
      )
  )
insert into
  gateway_entry (
    payout, gateway, account, entry_id, kind, type, subject, attempt_id, refund_id, coupon_id, amount_minor, fee_minor,
    currency, moved_at
  )
select
  payout, $4, $5, "entryId", kind, type,
  case
    when kind = 'capture' and attempt is not null then 'attempt:' || attempt
    when kind = 'capture' then 'charge:' || coalesce("gatewayId", "entryId") when kind in ('refund', 'refund_failed')
    and back is not null then 'refund:' || back
    when kind in ('refund', 'refund_failed') then 'back:' || coalesce("gatewayRefundId", "entryId")
    else 'entry:' || "entryId"
  end, attempt, back,
  coalesce(
    (select a.coupon_id from payment_attempt a where a.id = told.attempt),
    (select c.id from coupon c where c.coupon_code = told."couponCode")
  ), "amountMinor", "feeMinor", currency, to_timestamp("createdAtMs" / 1000.0)
from told on conflict (gateway, account, entry_id) do nothing;

-- markPayoutsRead
update gateway_payout
set read_at = $1::timestamptz, entries = (select count(*) from gateway_entry where payout = gateway_payout.id)
where id = any ($2::int[]) and read_at is null returning id;

-- listPayoutSums
select
  p.id, p.payout_id, p.amount_minor, p.currency, p.paid_at as at,
  (
    select coalesce(json_agg(json_build_object('currency', currency, 'netMinor', net) order by currency), '[]')
    from
      (
        select currency, sum(amount_minor - fee_minor)::bigint as net from gateway_entry where payout = p.id
        group by currency
      ) one
  ) as made,
  (
    select case when count(distinct a.merchant_id) = 1 then max(a.merchant_id) end
    from gateway_entry e join payment_attempt a on a.id = e.attempt_id where e.payout = p.id
  ) as merchant_id
from gateway_payout p where p.id = any ($1::int[]) order by p.id;
