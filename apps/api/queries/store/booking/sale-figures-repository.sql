-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- readSaleFigures
with
  departure as (
    select id, capacity from shared_departure, (select ($1::timestamptz at time zone 'UTC')::date as today) d
    where service_on between today and today + 1
  ),
  seats as (
    select
      coalesce(sum(s.seats) filter (where s.held_until is null), 0) as sold,
      coalesce(sum(s.seats) filter (where s.held_until >= $2), 0) as held
    from departure d join seat s on s.departure_id = d.id and s.released_at is null
  )
select
  (
    select coalesce(json_object_agg(status, n), '{}')
    from (select status, count(*) as n from payment_attempt where created_at > $3 group by status) p
  ) as payments,
  (
    select min(a.created_at) from payment_attempt a
    where a.status in ('created', 'processing', 'requires_action', 'unknown')
  ) as oldest_open,
  (
    select coalesce(json_object_agg(status, n), '{}')
    from
      (
        select status, count(*) as n from refund
        where status in ('requested', 'processing', 'failed') and replaced_by is null and settled_outside_at is null
        group by status
      ) r
  ) as refunds, (select count(*) from coupon where status = 'pending_payment' and expires_at >= $4) as held,
  (
    select json_build_object('sold', sold, 'held', held, 'capacity', (select coalesce(sum(capacity), 0) from departure))
    from seats
  ) as seats;
