-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- countMoney
with
  row as materialized (
    select
      a.id, coalesce(a.gateway_id, '') as reference, 'payments' as what, c.id as coupon_id, c.coupon_code,
      c.guest_name as guest, c.contact_name as contact, c.property_id, coalesce(a.card_brand, '') as brand,
      coalesce(a.card_last4, '') as last4, coalesce(a.card_issuer, '') as issuer,
      coalesce(a.card_country, (select b.country from bank b where b.name = a.card_issuer order by b.id limit 1), ''
      ) as country, a.gateway, coalesce((select m.code from merchant m where m.id = a.merchant_id), '') as merchant,
      'card' as method, c.property_id::text as property, a.created_at as at,
      ("a"."created_at" at time zone $1::text)::date::text as day, a.status, a.amount_minor, a.currency,
      case when a.status = 'failed' then coalesce(a.failure, '') end as reason, '' as failure,
      case
        when a.status <> 'unknown' then null
        when ($2::timestamptz - a.created_at) < $3::int * interval '1 second' then 'fresh'
        when ($4::timestamptz - a.created_at) < $5::int * interval '1 second' then 'hour'
        when ($6::timestamptz - a.created_at) < $7::int * interval '1 second' then 'day' else 'older'
      end as age, a.next_check_at as next_at, null::timestamptz as settled_at, null as settled_by, null as settled_note,
      a.status = 'failed'
      and exists (
        select from payment_attempt s
        where s.coupon_id = a.coupon_id and s.status = 'succeeded' and s.created_at >= a.created_at
      ) as recovered
    from payment_attempt a join coupon c on c.id = a.coupon_id where a.created_at >= $8 and a.created_at < $9 and true
  )
select
  dim.by, dim.value, row.currency, count(*)::int as count, sum(row.amount_minor)::bigint as amount_minor,
  count(*) filter (where row.status = 'succeeded')::int as succeeded, count(*) filter (where row.status = 'failed'
  )::int as failed, coalesce(sum(row.amount_minor) filter (where row.status = 'succeeded'), 0)::bigint as taken_minor,
  count(*) filter (where row.recovered)::int as recovered
from
  row
  cross join lateral (
    values
      ('day', row.day), ('status', row.status), ('method', row.method), ('brand', row.brand), ('country', row.country),
      ('gateway', row.gateway), ('property', row.property), ('merchant', row.merchant), ('reason', row.reason),
      ('age', row.age)
  ) as dim (by, value)
where dim.value is not null and true and "row"."status" = $10 group by dim.by, dim.value, row.currency
order by dim.by, case dim.by when 'day' then dim.value end, count(*) desc, dim.value, row.currency;

-- listMoney: payments
select row.*
from
  (
    -- … 21 lines of countMoney
  ) as row
where true and (row.at, row.id) < ($10, $11::uuid) order by row.at desc, row.id desc limit $12;

-- listMoney: refunds of one property
select row.*
from
  (
    select
      r.id, coalesce(r.gateway_id, '') as reference, 'refunds' as what, c.id as coupon_id, c.coupon_code,
      c.guest_name as guest, c.contact_name as contact, c.property_id, coalesce(a.card_brand, '') as brand,
      coalesce(a.card_last4, '') as last4, coalesce(a.card_issuer, '') as issuer,
      coalesce(a.card_country, (select b.country from bank b where b.name = a.card_issuer order by b.id limit 1), ''
      ) as country, a.gateway, coalesce((select m.code from merchant m where m.id = a.merchant_id), '') as merchant,
      'card' as method, c.property_id::text as property, r.created_at as at,
      ("r"."created_at" at time zone $1::text)::date::text as day,
      case when r.settled_outside_at is not null then 'settled_outside' else r.status end as status, r.amount_minor,
      r.currency, r.reason, coalesce(r.failure, '') as failure, null as age, r.next_try_at as next_at,
      r.settled_outside_at as settled_at, r.settled_outside_by as settled_by, r.settled_outside_note as settled_note,
      false as recovered
    from refund r join payment_attempt a on a.id = r.attempt_id join coupon c on c.id = r.coupon_id
    where
      r.replaced_by is null and r.created_at >= $2 and r.created_at < $3
      and coalesce("c"."property_id" = any ($4::int[]), false) and c.property_id = $5
  ) as row
where true order by row.at desc, row.id desc limit $6;

-- countRows
select count(*)::int as n
from
  (
    -- … 21 lines of countMoney
  ) as row
where true;

-- findMoney
select row.*
from
  (
    -- … 20 lines of countMoney
    from payment_attempt a join coupon c on c.id = a.coupon_id
    where a.created_at >= $8 and a.created_at < $9 and coalesce("c"."property_id" = any ($10::int[]), false)
  ) as row
where row.id = $11::uuid;
