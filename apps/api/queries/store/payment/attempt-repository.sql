-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- beginAttempt: the booking is paid
with
  one as materialized (
    select id, status, version, total_minor - paid_minor + refunded_minor as due from coupon where id = $1
    for no key update
  ),
  leg as materialized (
    select
      leg_conflict (
        one.id,
        (select jsonb_agg(jsonb_build_object('hotel', hotel, 'folio', folio)) from coupon_stay where coupon_id = one.id)
      ) as conflict
    from one where status in ('pending_payment', 'confirmed', 'partially_cancelled')
  ),
  payable as (
    select id from one, leg
    where
      leg.conflict is null and status = 'pending_payment' and due = $2
      and not exists (
        select from transfer t join seat s on s.transfer_id = t.id
        where t.coupon_id = $3 and t.status <> 'cancelled' and s.held_until < $4
      )
  ),
  begun as (
    insert into
      payment_attempt (
        id, coupon_id, change_id, status, amount_minor, currency, gateway, merchant_id, account, card_issuer,
        card_country, intent_scope, intent_key, created_at, updated_at, next_check_at
      )
    select
      $5::uuid, id, $6::uuid, 'processing', $7::int, $8, $9, $10::int, $11, $12::text, $13::text, $14, $15,
      $16::timestamptz, $17::timestamptz, $18::timestamptz
    from payable on conflict (coupon_id)
    where status in ('created', 'processing', 'requires_action', 'unknown') do nothing returning coupon_id
  ), keyed as (insert into intent (scope, key, body_hash, created_at) select $19, $20, $21, $22::timestamptz from begun
  ),
  kept as (
    update seat set held_until = greatest(seat.held_until, $23::timestamptz) from begun, transfer t
    where t.coupon_id = begun.coupon_id and seat.transfer_id = t.id and seat.held_until is not null
  )
select exists (select from begun) as begun, (select conflict from leg) as conflict;

-- beginAttempt: the difference of a change is paid
-- … 8 lines of beginAttempt: the booking is paid
        $2::int,
        (
          select jsonb_agg(jsonb_build_object('hotel', n.hotel, 'folio', n.folio))
          from
            jsonb_to_recordset((select plan -> 'stays' from coupon_change where id = $3)) as n (hotel text, folio text)
          where
            not exists (select from coupon_stay r where r.coupon_id = $4 and r.hotel = n.hotel and r.folio = n.folio)
        )
      -- … 6 lines of beginAttempt: the booking is paid
      leg.conflict is null and status in ('confirmed', 'partially_cancelled')
      and exists (
        select from coupon_change g
        where g.id = $5 and g.status = 'pending' and g.expires_at >= $6::timestamptz and g.base_version = one.version
      -- … 9 lines of beginAttempt: the booking is paid
      $7::uuid, id, $8::uuid, 'processing', $9::int, $10, $11, $12::int, $13, $14::text, $15::text, $16, $17,
      $18::timestamptz, $19::timestamptz, $20::timestamptz
    from payable on conflict (coupon_id)
    where status in ('created', 'processing', 'requires_action', 'unknown') do nothing returning coupon_id
  ), keyed as (insert into intent (scope, key, body_hash, created_at) select $21, $22, $23, $24::timestamptz from begun
  ),
  kept as (
    update seat set held_until = greatest(seat.held_until, $25::timestamptz) from begun, transfer t
    where t.coupon_id = begun.coupon_id and seat.transfer_id = t.id and seat.held_until is not null
  )
select exists (select from begun) as begun, (select conflict from leg) as conflict;

-- beginAttempt: it is paid with a link
-- … 16 lines of beginAttempt: the booking is paid
      leg.conflict is null
      and exists (select from pay_link l where l.id = $2 and l.ended_at is null and l.base_version = one.version)
      and status = 'pending_payment' and due = $3
      and not exists (
        select from transfer t join seat s on s.transfer_id = t.id
        where t.coupon_id = $4 and t.status <> 'cancelled' and s.held_until < $5
      -- … 9 lines of beginAttempt: the booking is paid
      $6::uuid, id, $7::uuid, 'processing', $8::int, $9, $10, $11::int, $12, $13::text, $14::text, $15, $16,
      $17::timestamptz, $18::timestamptz, $19::timestamptz
    from payable on conflict (coupon_id)
    where status in ('created', 'processing', 'requires_action', 'unknown') do nothing returning coupon_id
  ), keyed as (insert into intent (scope, key, body_hash, created_at) select $20, $21, $22, $23::timestamptz from begun
  ),
  kept as (
    update seat set held_until = greatest(seat.held_until, $24::timestamptz) from begun, transfer t
    where t.coupon_id = begun.coupon_id and seat.transfer_id = t.id and seat.held_until is not null
  )
select exists (select from begun) as begun, (select conflict from leg) as conflict;

-- markWaiting
with
  waiting as (
    update payment_attempt
    set status = $1, gateway_id = coalesce($2, gateway_id), action_url = $3, updated_at = $4, next_check_at = $5
    where
      id = $6 and status <> $7 and status in ('processing', 'requires_action', 'unknown')
      and not (status = 'requires_action' and $8 = 'unknown')
    returning coupon_id
  )
update seat set held_until = greatest(seat.held_until, $9::timestamptz) from waiting, transfer t
where t.coupon_id = waiting.coupon_id and seat.transfer_id = t.id and seat.held_until >= $10;

-- markFailed
with
  failed as (
    update payment_attempt
    set
      status = 'failed', failure = $1, action_url = null, next_check_at = null, gateway_id = coalesce($2, gateway_id),
      updated_at = $3
    where id = $4 and status in ('created', 'processing', 'requires_action', 'unknown')
    returning coupon_id, intent_scope, intent_key
  ),
  let_go as (
    update seat set held_until = c.hold_expires_at
    from failed join coupon c on c.id = failed.coupon_id join transfer t on t.coupon_id = c.id
    where seat.transfer_id = t.id and seat.held_until > c.hold_expires_at
  ),
  answered as (
    update intent set status = $5, answer = $6 where $7 and (scope, key) = (select intent_scope, intent_key from failed)
  ),
  freed as (
    delete from intent where $8 and (scope, key) = (select intent_scope, intent_key from failed) and status is null
  )
select exists (select from failed) as failed;
