-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- confirmIfSafe
with
  one_attempt as materialized (
    select id, status, coupon_id, amount_minor, currency from payment_attempt where id = $1 for update
  ), one_coupon as materialized (select id, status from coupon where id = $2 for update),
  leg as materialized (
    select
      leg_conflict (
        one_coupon.id,
        (
          select jsonb_agg(jsonb_build_object('hotel', hotel, 'folio', folio)) from coupon_stay
          where coupon_id = one_coupon.id
        )
      ) as conflict
    from one_coupon where status = 'pending_payment'
  ),
  paid as materialized (
    select a.id as attempt_id, a.coupon_id, a.amount_minor, a.currency
    from leg, one_attempt a join one_coupon c on c.id = a.coupon_id
    where
      leg.conflict is distinct from 'booked' and a.status in ('processing', 'requires_action', 'unknown')
      and c.status = 'pending_payment'
      and not exists (
        select from transfer t join seat s on s.transfer_id = t.id
        where t.coupon_id = $3 and t.status <> 'cancelled' and s.held_until < $4
      )
  ),
  attempt as (
    update payment_attempt
    set
      status = 'succeeded', gateway_id = $5, card_brand = $6, card_last4 = $7, action_url = null, next_check_at = null,
      updated_at = $8
    from paid where payment_attempt.id = paid.attempt_id returning intent_scope, intent_key
  ),
  entry as (
    insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, entered_at)
    select coupon_id, 'capture', amount_minor, currency, attempt_id, $9::timestamptz from paid
  ),
  answered as (
    update intent set status = $10::int, answer = $11::json
    where (scope, key) = (select intent_scope, intent_key from attempt)
  ),
  booking as (
    update coupon
    set status = 'confirmed', paid_minor = paid_minor + paid.amount_minor, confirmed_at = $12, hold_expires_at = null
    from paid where coupon.id = paid.coupon_id
  ),
  ride as (
    update transfer set status = 'confirmed' from paid
    where transfer.coupon_id = paid.coupon_id and transfer.status = 'pending' returning transfer.id
  ), sold as (update seat set held_until = null from ride where seat.transfer_id = ride.id),
  letter as (
    insert into job (kind, payload, run_at, created_at) select $13, $14::jsonb, $15::timestamptz, $16::timestamptz
    from paid
  )
select exists (select from paid) as confirmed;

-- confirmLate
with
  paid as (select id as attempt_id, coupon_id, amount_minor, currency from payment_attempt where id = $1),
  attempt as (
    update payment_attempt
    set
      status = 'succeeded', gateway_id = $2, card_brand = $3, card_last4 = $4, action_url = null, next_check_at = null,
      updated_at = $5
    from paid where payment_attempt.id = paid.attempt_id returning intent_scope, intent_key
  ),
  entry as (
    insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, entered_at)
    select coupon_id, 'capture', amount_minor, currency, attempt_id, $6::timestamptz from paid
  ),
  answered as (
    update intent set status = $7::int, answer = $8::json
    where (scope, key) = (select intent_scope, intent_key from attempt)
  ),
  booking as (
    update coupon
    set status = 'confirmed', paid_minor = paid_minor + paid.amount_minor, confirmed_at = $9, hold_expires_at = null
    -- … 7 lines of confirmIfSafe
    insert into job (kind, payload, run_at, created_at) select $10, $11::jsonb, $12::timestamptz, $13::timestamptz
    from paid
  )
select exists (select from paid) as confirmed;

-- lockAttempt
select
  c.status as coupon_status, c.created_at, c.hotel, c.folio, c.service_id,
  (select min(t.pickup_at) from transfer t where t.coupon_id = c.id) as first_pick_up_at
from payment_attempt a join coupon c on c.id = a.coupon_id
where a.id = $1 and a.status in ('processing', 'requires_action', 'unknown') for update of a, c;

-- keepsBenefit
select pg_advisory_xact_lock(hashtextextended ("stay", 1))
from (select hotel || '/' || folio as stay from coupon_stay where coupon_id = $1 order by 1) stays;
select
  not exists (
    select
    from
      coupon c join coupon_stay own on own.coupon_id = c.id join coupon_stay s on s.hotel = own.hotel
      and s.folio = own.folio join coupon other on other.id = s.coupon_id
    where
      c.id = $1 and c.included_minor > 0 and other.included_minor > 0 and other.id > c.id
      and (other.status = 'pending_payment' or other.confirmed_at is not null)
  ) as keeps;

-- enterAndReturn
-- … 17 lines of confirmLate
  booking as (update coupon set paid_minor = paid_minor + paid.amount_minor from paid where coupon.id = paid.coupon_id),
  back as (
    insert into
      refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, next_try_at, created_at, updated_at)
    select
      $9::uuid, coupon_id, attempt_id, 'requested', amount_minor, currency, $10, $11::timestamptz, $12::timestamptz,
      $13::timestamptz
    from paid
  )
select 1;

-- enterDifference
-- … 17 lines of confirmLate
  booking as (update coupon set paid_minor = paid_minor + paid.amount_minor from paid where coupon.id = paid.coupon_id)
select 1;
