-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertRefunds
with
  wish as (select * from jsonb_to_recordset($1::jsonb) as wish (coupon int, amount int, reason text)),
  room as (
    select
      a.id, a.coupon_id, a.currency, a.created_at,
      a.amount_minor - (
        select coalesce(sum(r.amount_minor), 0) from refund r where r.attempt_id = a.id and r.replaced_by is null
      ) - (
        select coalesce(sum(d.amount_minor), 0) from dispute d
        where d.attempt_id = a.id and d.status in ('lost', 'prevented')
      ) as free
    from payment_attempt a join wish on wish.coupon = a.coupon_id where a.status = 'succeeded'
  ),
  share as (
    select
      room.id, room.coupon_id, room.currency, wish.reason,
      least(
        free,
        wish.amount - coalesce(
          sum(free) over (
            partition by coupon_id order by created_at, room.id rows between unbounded preceding and 1 preceding
          ), 0
        )
      ) as part
    from room join wish on wish.coupon = room.coupon_id
  ),
  asked as (
    insert into
      refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, next_try_at, created_at, updated_at)
    select
      gen_random_uuid(), coupon_id, id, 'requested', part, currency, reason, $2::timestamptz, $3::timestamptz,
      $4::timestamptz
    from share where part > 0 returning amount_minor
  )
select coalesce(sum(amount_minor), 0) as asked from asked;

-- takeDueRefunds
update refund r
set
  status = 'processing', tries = r.tries + 1, updated_at = $1,
  next_try_at = $2::timestamptz + least(3600, 20 * 2 ^ least(r.tries, 10)) * interval '1 second'
from payment_attempt a
where
  a.id = r.attempt_id
  and r.id in (
    select f.id from refund f
    where
      f.status in ('requested', 'processing') and f.next_try_at <= $3
      and (
        f.gateway_id is not null
        or not exists (
          select from dispute d
          where
            d.coupon_id = f.coupon_id
            and (
              d.status in ('warned', 'inquiry', 'inquiry_review', 'needs_response', 'under_review')
              and (
                d.status <> 'warned'
                or exists (
                  select from staff_alert w
                  where w.kind = 'dispute.warned' and w.subject = d.gateway_id and w.resolved_at is null
                )
              )
            )
        )
      )
    order by next_try_at limit $4 for update skip locked
  )
returning
  r.id, r.coupon_id, r.attempt_id, a.gateway_id as charge_id, a.account, r.status, r.amount_minor, r.currency,
  r.gateway_id as gateway_refund_id, r.tries, coalesce(r.origin_id, r.id) as origin_id, r.retries, r.created_at;

-- retryFailedRefunds
with
  due as (
    select id from refund
    where
      status = 'failed' and replaced_by is null and settled_outside_at is null and next_try_at <= $1
      and not exists (
        select from dispute d
        where
          d.coupon_id = refund.coupon_id
          and (
            d.status in ('warned', 'inquiry', 'inquiry_review', 'needs_response', 'under_review')
            and (
              d.status <> 'warned'
              or exists (
                select from staff_alert w
                where w.kind = 'dispute.warned' and w.subject = d.gateway_id and w.resolved_at is null
              )
            )
          )
      )
    order by next_try_at limit $2 for update skip locked
  ), pair as materialized (select id as old, gen_random_uuid() as new from due),
  again as (
    insert into
      refund (
        id, coupon_id, attempt_id, status, amount_minor, currency, reason, origin_id, retries, next_try_at, created_at,
        updated_at
      )
    select
      pair.new, r.coupon_id, r.attempt_id, 'requested', r.amount_minor, r.currency, r.reason,
      coalesce(r.origin_id, r.id), r.retries + 1, $3::timestamptz, r.created_at, $4::timestamptz
    from pair join refund r on r.id = pair.old
  )
update refund set replaced_by = pair.new, next_try_at = null from pair where refund.id = pair.old
returning pair.new as id;

-- retryRefund
with
  due as (
    select id from refund
    where status = 'failed' and replaced_by is null and settled_outside_at is null and id = $1::uuid for update
  -- … 9 lines of retryFailedRefunds
      coalesce(r.origin_id, r.id), r.retries + 1, $2::timestamptz, r.created_at, $3::timestamptz
    from pair join refund r on r.id = pair.old
  )
update refund set replaced_by = pair.new, next_try_at = null from pair where refund.id = pair.old
returning pair.new as id;

-- updateSettledOutside
update refund
set settled_outside_at = $1::timestamptz, settled_outside_by = $2, settled_outside_note = $3, next_try_at = null
where id = $4::uuid and status = 'failed' and replaced_by is null and settled_outside_at is null returning id;

-- findRefund
select
  r.id, r.coupon_id, r.attempt_id, a.gateway_id as charge_id, a.account, r.status, r.amount_minor, r.currency,
  r.gateway_id as gateway_refund_id, r.tries, coalesce(r.origin_id, r.id) as origin_id, r.retries, r.created_at
from refund r join payment_attempt a on a.id = r.attempt_id where r.id = $1;

-- findPaidRefund
select "coupon_id", "amount_minor", "reason" from "refund" where "id" = $1 and "status" = $2;

-- markRefunded
with
  done as (
    update refund set status = 'succeeded', gateway_id = $1, next_try_at = null, updated_at = $2
    where id = $3 and status in ('requested', 'processing')
    returning id, coupon_id, attempt_id, amount_minor, currency, coalesce(origin_id, id) as origin
  ),
  entry as (
    insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, refund_id, entered_at)
    select coupon_id, 'refund', amount_minor, currency, attempt_id, id, $4::timestamptz from done
  ),
  booking as (
    update coupon set refunded_minor = refunded_minor + done.amount_minor from done where coupon.id = done.coupon_id
  ),
  matter as (
    update staff_alert set resolved_at = $5 from done
    where
      staff_alert.kind = 'refund.failed' and staff_alert.subject = done.origin::text and staff_alert.resolved_at is null
  ),
  letter as (
    insert into job (kind, payload, run_at, created_at) select $6, $7::jsonb, $8::timestamptz, $9::timestamptz from done
  )
select exists (select from done) as done;

-- markRefundReturned
with
  back as (
    update refund set status = 'failed', failure = $1, next_try_at = null, updated_at = $2
    where id = $3 and status = 'succeeded' and (happened_at is null or happened_at <= $4::timestamptz)
    returning id, coupon_id, attempt_id, amount_minor, currency
  ),
  entry as (
    insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, refund_id, entered_at)
    select coupon_id, 'refund', - amount_minor, currency, attempt_id, id, $5::timestamptz from back
  ),
  booking as (
    update coupon set refunded_minor = refunded_minor - back.amount_minor from back where coupon.id = back.coupon_id
  ),
  letter as (
    insert into job (kind, payload, run_at, created_at) select $6, $7::jsonb, $8::timestamptz, $9::timestamptz from back
  )
select exists (select from back) as done;

-- markRefundPending
update "refund" set "gateway_id" = $1 where "id" = $2 and "status" = $3;

-- markRefundFailed
update "refund" set "status" = $1, "failure" = $2, "next_try_at" = $3, "updated_at" = $4
where "id" = $5 and "status" in ($6, $7);
