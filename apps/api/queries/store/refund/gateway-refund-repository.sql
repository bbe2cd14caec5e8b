-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listCharges
select a.id as attempt_id, a.account, a.gateway_id from payment_attempt a
where a.coupon_id = any ($1::int[]) and a.gateway = $2 and a.status = 'succeeded' and a.gateway_id is not null
order by a.created_at, a.id;

-- listUnknown
select told.id from unnest($1::text[]) as told (id)
where not exists (select from refund r where r.gateway_id = told.id);

-- findByGatewayId
select id from refund where gateway_id = $1 order by created_at limit 1;

-- insertGatewayRefund
with
  made as (
    insert into
      refund (
        id, coupon_id, attempt_id, status, amount_minor, currency, reason, gateway_id, failure, next_try_at, created_at,
        updated_at
      )
    select
      md5(a.gateway || ' ' || $1::text)::uuid, a.coupon_id, a.id, $2::text, $3::int, a.currency, $4, $5::text,
      case when $6::text = 'failed' then $7 end, case when $8::text = 'processing' then $9::timestamptz end,
      least($10::timestamptz, $11::timestamptz), $12::timestamptz
    from payment_attempt a where a.id = $13::uuid and not exists (select from refund r where r.gateway_id = $14::text)
    on conflict (id) do nothing returning id, coupon_id, attempt_id, amount_minor, currency, status
  ), done as (select * from made where status = 'succeeded'),
  entry as (
    insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, refund_id, entered_at)
    select coupon_id, 'refund', amount_minor, currency, attempt_id, id, $15::timestamptz from done
  ),
  booking as (
    update coupon set refunded_minor = refunded_minor + done.amount_minor from done where coupon.id = done.coupon_id
  ),
  moved as (
    update gateway_entry e set subject = 'refund:' || made.id, refund_id = made.id, checked = false from made
    where e.subject = $16
  ),
  letter as (
    insert into job (kind, payload, run_at, created_at)
    select $17, jsonb_build_object('refundId', id), $18::timestamptz, $19::timestamptz from done
  )
select id from made;

-- fitRefunds
select
  (
    coalesce(sum(r.amount_minor), 0) + (
      select coalesce(sum(d.amount_minor), 0) from dispute d
      where d.attempt_id = a.id and d.status in ('lost', 'prevented')
    ) - a.amount_minor
  )::int as excess
from payment_attempt a left join refund r on r.attempt_id = a.id and r.replaced_by is null where a.id = $1::uuid
group by a.id;
