-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- lockCoupons
select id, version, status from coupon where id = any ($1::int[]) order by id for update;

-- updateCancelled
with
  wish as (
    select *
    from
      jsonb_to_recordset($1::jsonb) as wish (
        change uuid, coupon int, transfer int, version int, status text, legs jsonb, summary jsonb, refund int,
        total int, currency text, letter boolean, acting jsonb
      )
  ),
  paying as materialized (
    select a.id from wish join payment_attempt a on a.coupon_id = wish.coupon
    where a.status in ('created', 'processing', 'requires_action', 'unknown')
  ),
  leg as (
    select wish.coupon, one.id, one.kept, one.price
    from wish, jsonb_to_recordset(wish.legs) as one (id int, kept int, price int)
  ),
  booking as (
    update coupon
    set
      status = wish.status, version = coupon.version + 1, hold_expires_at = null,
      cancelled_at = case when wish.status = 'cancelled' then $2::timestamptz end
    from wish
    where
      coupon.id = wish.coupon and coupon.version = wish.version and not exists (select from paying)
      and (
        coupon.status in ('confirmed', 'partially_cancelled') or coupon.status = 'pending_payment'
        and wish.status = 'cancelled'
      )
    returning coupon.id
  ),
  ride as (
    update transfer
    set status = 'cancelled', kept_percent = leg.kept, cancelled_price_minor = leg.price, version = version + 1
    from leg join booking on booking.id = leg.coupon
    where transfer.id = leg.id and transfer.status in ('pending', 'confirmed') returning transfer.id
  ),
  freed as (
    update seat set released_at = $3::timestamptz from ride
    where seat.transfer_id = ride.id and seat.change_id is null and seat.released_at is null
  ),
  waiting as (
    update coupon_change set status = 'replaced', ended_at = $4::timestamptz from booking
    where coupon_change.coupon_id = booking.id and coupon_change.status = 'pending' returning coupon_change.id
  ), unheld as (delete from seat using waiting where seat.change_id = waiting.id),
  record as (
    insert into
      coupon_change (
        id, coupon_id, transfer_id, kind, status, base_version, plan, summary, amount_minor, total_minor, currency,
        created_at, ended_at, acting
      )
    select
      wish.change, wish.coupon, wish.transfer, 'cancel', 'applied', wish.version, wish.legs, wish.summary,
      - wish.refund, wish.total, wish.currency, $5::timestamptz, $6::timestamptz, wish.acting
    from wish join booking on booking.id = wish.coupon
  ),
  letter as (
    insert into job (kind, payload, run_at, created_at)
    select 'send_change_letter', jsonb_build_object('changeId', wish.change), $7::timestamptz, $8::timestamptz
    from wish join booking on booking.id = wish.coupon where wish.letter
  )
select (select count(*) from ride) as cancelled, exists (select from paying) as is_being_paid;
