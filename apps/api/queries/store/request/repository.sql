-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listRequests: of whoever sees all, what one person asked for
select
  q.id, q.kind, q.coupon_id, q.status, q.amount_minor, q.currency, q.reason, q.note,
  json_build_object('version', q.base_version, 'paidMinor', q.base_paid_minor, 'givenBackMinor', q.base_given_minor) as frozen,
  q.requested_by_id, q.requested_by, q.requester_email, q.requester_issuer, q.requester_subject, q.requester_accounts,
  q.requested_at, q.expires_at, q.decided_by_id, q.decided_by, q.decided_at,
  coalesce((select o.display_name from staff_account o where o.id = q.requested_by_id), q.requested_by
  ) as requested_name, coalesce((select o.display_name from staff_account o where o.id = q.decided_by_id), q.decided_by
  ) as decided_name, q.decision_note,
  json_build_object(
    'number', c.coupon_code, 'guest', c.guest_name, 'propertyId', c.property_id, 'folio', c.folio, 'rideAt',
    (
      select (extract(epoch from e.pick_up_at) * 1000)::bigint
      from
        transfer t
        cross join lateral (
          select
            coalesce(
              (
                select f.expected_at from followed_ride f
                where
                  f.transfer_id = t.id
                  and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
              ), t.pickup_at
            ) as pick_up_at
        ) e
      where t.coupon_id = c.id and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $1
      order by e.pick_up_at limit 1
    ), 'timeZone',
    coalesce(
      (
        select t.time_zone
        from
          transfer t
          cross join lateral (
            select
              coalesce(
                (
                  select f.expected_at from followed_ride f
                  where
                    f.transfer_id = t.id
                    and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                ), t.pickup_at
              ) as pick_up_at
          ) e
        where t.coupon_id = c.id and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $2
        order by e.pick_up_at limit 1
      ), (select t.time_zone from transfer t where t.coupon_id = c.id limit 1)
    ), 'now',
    json_build_object(
      'version', c.version, 'paidMinor', c.paid_minor, 'givenBackMinor',
      (select coalesce(sum(f.amount_minor), 0) from refund f where f.coupon_id = c.id and f.replaced_by is null)
    )
  ) as booking
from refund_request q join coupon c on c.id = q.coupon_id
where
  q.status = any ($3::text[]) and true and ($4::int is null or q.coupon_id = $5)
  and ($6 or (q.requested_by_id = any ($7::int[]) and q.requested_at >= $8))
order by
  q.status <> 'waiting',
  case
    when q.status = 'waiting' then coalesce(
      (
        select e.pick_up_at
        from
          transfer t
          cross join lateral (
            select
              coalesce(
                (
                  select f.expected_at from followed_ride f
                  where
                    f.transfer_id = t.id
                    and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
                ), t.pickup_at
              ) as pick_up_at
          ) e
        where t.coupon_id = c.id and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $9
        order by e.pick_up_at limit 1
      ), 'infinity'
    )
  end, coalesce(q.decided_at, q.requested_at) desc, q.id desc
limit $10 offset $11;

-- listRequests: of some properties
-- … 55 lines of listRequests: of whoever sees all, what one person asked for
  q.status = any ($3::text[])
  and (
    coalesce("c"."property_id" = any ($4::int[]), false)
    or exists (select from transfer t where t.coupon_id = c.id and coalesce("t"."property_id" = any ($5::int[]), false))
  ) and ($6::int is null or q.coupon_id = $7) and ($8 or (q.requested_by_id = any ($9::int[]) and q.requested_at >= $10)
  )
-- … 19 lines of listRequests: of whoever sees all, what one person asked for
        where t.coupon_id = c.id and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= $11
        order by e.pick_up_at limit 1
      ), 'infinity'
    )
  end, coalesce(q.decided_at, q.requested_at) desc, q.id desc
limit $12 offset $13;

-- countRequests
select count(*) as n from refund_request q join coupon c on c.id = q.coupon_id
where
  q.status = any ($1::text[])
  and (
    coalesce("c"."property_id" = any ($2::int[]), false)
    or exists (select from transfer t where t.coupon_id = c.id and coalesce("t"."property_id" = any ($3::int[]), false))
  ) and ($4::int is null or q.coupon_id = $5) and ($6 or (q.requested_by_id = any ($7::int[]) and q.requested_at >= $8)
  );

-- findRequest
-- … 55 lines of listRequests: of whoever sees all, what one person asked for
  q.id = $3
  and (
    coalesce("c"."property_id" = any ($4::int[]), false)
    or exists (select from transfer t where t.coupon_id = c.id and coalesce("t"."property_id" = any ($5::int[]), false))
  );

-- findRequestByKey
-- … 53 lines of listRequests: of whoever sees all, what one person asked for
from refund_request q join coupon c on c.id = q.coupon_id where q.requested_by_id = $3 and q.request_key = $4;

-- listWaiting
-- … 54 lines of listRequests: of whoever sees all, what one person asked for
where q.status = 'waiting' and ($3::int is null or q.coupon_id = $4) order by q.id limit 500;

-- findBookingMoney
select
  c.version, c.currency,
  exists (
    select from dispute d
    where
      d.coupon_id = c.id
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
  ) as is_stopped,
  (
    select
      coalesce(
        sum(
          (
            select coalesce(sum(d.amount_minor), 0) from dispute d
            where d.attempt_id = a.id and d.status in ('lost', 'prevented')
          )
        ), 0
      )
    from payment_attempt a where a.coupon_id = c.id
  ) as taken_minor, c.paid_minor, coalesce(sum(f.amount_minor), 0) as given_back_minor,
  coalesce(sum(f.amount_minor) filter (where f.reason in ('by_hand', 'at_gateway')), 0
  ) + (
    select coalesce(sum(q.amount_minor), 0) from refund_request q
    where q.coupon_id = c.id and q.kind in ('waiver', 'price') and q.status = 'approved'
  ) as by_hand_minor,
  (
    select coalesce(json_agg(a.status), '[]') from payment_attempt a
    where a.coupon_id = c.id and a.status in ('created', 'processing', 'requires_action', 'unknown')
  ) as open_payments
from coupon c left join refund f on f.coupon_id = c.id and f.replaced_by is null where c.id = $1 group by c.id;

-- lockBooking
select id from coupon where id = $1 for update;

-- findBeingPaid
select
  exists (
    select from payment_attempt a
    where a.coupon_id = $1 and a.status in ('created', 'processing', 'requires_action', 'unknown')
  ) as is_paying;

-- updateLowered
update coupon set version = version + 1, total_minor = $1, lowered_minor = $2, price = $3::jsonb
where id = $4 and status = 'pending_payment';

-- lockMoneyByHand
select pg_advisory_xact_lock(hashtextextended ('money_by_hand', 4));

-- insertRequest
insert into
  refund_request (
    kind, coupon_id, status, amount_minor, currency, reason, note, request_key, base_version, base_paid_minor,
    base_given_minor, requested_by_id, requested_by, requester_email, requester_issuer, requester_subject,
    requester_accounts, requested_at, expires_at, decided_by_id, decided_by, decided_at
  )
select
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, a.id, a.username, a.email, a.issuer, a.subject, $12::int[],
  $13::timestamptz, $14::timestamptz, case when $15 then a.id end, case when $16 then a.username end,
  case when $17 then $18::timestamptz end
from staff_account a where a.id = $19 returning id;

-- updateEnded
update refund_request set status = $1, decided_by_id = $2, decided_by = $3, decided_at = $4, decision_note = $5
where id = $6 and status = 'waiting';
