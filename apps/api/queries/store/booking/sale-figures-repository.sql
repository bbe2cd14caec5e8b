-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- readSaleFigures
with
  seats as (
    select
      coalesce(sum(s.seats) filter (where s.held_until is null), 0) as sold,
      coalesce(sum(s.seats) filter (where s.held_until >= $1), 0) as held
    from shared_departure d join seat s on s.departure_id = d.id and s.released_at is null
    where
      d.service_on between ($2::timestamptz at time zone 'UTC')::date and ($3::timestamptz at time zone 'UTC')::date + 1
  )
select
  (
    select coalesce(json_object_agg(status, n), '{}')
    from (select status, count(*) as n from payment_attempt where created_at > $4 group by status) p
  ) as payments,
  (select min(created_at) from payment_attempt where status in ('created', 'processing', 'requires_action', 'unknown')
  ) as oldest_open,
  (
    select coalesce(json_object_agg(status, n), '{}')
    from
      (
        select status, count(*) as n from refund
        where status in ('requested', 'processing', 'failed') and replaced_by is null and settled_outside_at is null
        group by status
      ) r
  ) as refunds, (select count(*) from coupon where status = 'pending_payment' and expires_at >= $5) as held,
  (
    select
      json_build_object(
        'sold', sold, 'held', held, 'capacity',
        (
          select coalesce(sum(capacity), 0) from shared_departure
          where
            service_on between ($6::timestamptz at time zone 'UTC')::date and ($7::timestamptz at time zone 'UTC')::date + 1
        )
      )
    from seats
  ) as seats;
