-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findCouponWithAttempts
select
  c.id, c.coupon_code as "code", c.hotel, c.folio, c.guest_name, c.property_id, c.airport_id, c.service_id, c.rate_id,
  c.trip_type, c.private, c.included, c.status, c.adults, c.children, c.baby_seats, c.passengers, c.vehicles,
  c.currency, c.total_minor, c.lowered_minor, c.paid_minor, c.refunded_minor, c.price, c.contact_name, c.contact_email,
  c.contact_phone, c.observation, c.company, c.seller, c.language, c.receptive_group_id, c.version, c.hold_expires_at,
  c.expires_at, c.created_at, c.replaced_by is not null as is_replaced, c.acting is not null as is_by_staff,
  (
    select
      json_agg(
        json_build_object(
          'hotel', s.hotel, 'folio', s.folio, 'guest', s.guest, 'main', s.main, 'adults', s.adults, 'children',
          s.children, 'babySeats', s.baby_seats
        ) order by s.main desc, s.hotel, s.folio
      )
    from coupon_stay s where s.coupon_id = c.id
  ) as stays,
  (
    select
      json_agg(
        json_build_object(
          'id', t.id, 'direction', t.direction, 'status', t.status, 'flightCode', t.flight_code, 'airlineId',
          t.airline_id, 'isNational', t.is_national, 'terminal', t.terminal, 'flightOn', t.flight_on, 'flightTime',
          to_char("t"."flight_time", 'HH24:MI'), 'pickUpOn', t.pickup_on, 'pickUpTime',
          to_char("t"."pickup_time", 'HH24:MI'), 'pickUpAt', (extract(epoch from "t"."pickup_at") * 1000)::bigint,
          'pickUpHours', t.pickup_hours, 'timeZone', t.time_zone, 'placeId', t.place_id, 'propertyId', t.property_id,
          'changeUntil', (extract(epoch from "t"."change_until") * 1000)::bigint, 'cancelUntil',
          (extract(epoch from "t"."cancel_until") * 1000)::bigint, 'version', t.version, 'keptPercent', t.kept_percent,
          'cancelledPriceMinor', t.cancelled_price_minor, 'timeToCheck', t.time_to_check, 'lateArrival', t.late_arrival,
          'specialItems', t.special_items, 'specialAnswer', t.special_answer, 'frozenCause',
          (
            select f.frozen_cause from followed_ride f
            where
              f.transfer_id = t.id
              and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
          )
        ) order by t.direction
      )
    from transfer t where t.coupon_id = c.id
  ) as transfers,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', r.id, 'attemptId', r.attempt_id, 'status', r.status, 'amountMinor', r.amount_minor, 'reason',
            r.reason, 'createdAt', (extract(epoch from "r"."created_at") * 1000)::bigint, 'updatedAt',
            (extract(epoch from "r"."updated_at") * 1000)::bigint
          ) order by r.created_at desc, r.id
        ), '[]'
      )
    from refund r where r.coupon_id = c.id and r.replaced_by is null
  ) as refunds,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'status', d.status, 'reason', d.reason, 'amountMinor', d.amount_minor, 'dueAt',
            (extract(epoch from "d"."due_at") * 1000)::bigint, 'isStopping',
            (
              d.status in ('warned', 'inquiry', 'inquiry_review', 'needs_response', 'under_review')
              and (
                d.status <> 'warned'
                or exists (
                  select from staff_alert w
                  where w.kind = 'dispute.warned' and w.subject = d.gateway_id and w.resolved_at is null
                )
              )
            )
          ) order by d.id
        ), '[]'
      )
    from dispute d where d.coupon_id = c.id
  ) as disputes,
  (
    select
      json_build_object(
        'id', g.id, 'transferId', g.transfer_id, 'baseVersion', g.base_version, 'amountMinor', g.amount_minor,
        'totalMinor', g.total_minor, 'summary', g.summary, 'expiresAt', (extract(epoch from "g"."expires_at") * 1000
        )::bigint
      )
    from coupon_change g where g.coupon_id = c.id and g.status = 'pending'
  ) as pending_change,
  (
    select
      case m.status when 'queued' then 'sending' when 'sent' then 'sent' when 'kept' then 'kept' else 'not_sent' end
    from mail m where m.coupon_id = c.id and m.kind = 'confirmation' order by m.id limit 1
  ) as confirmation_mail,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id', a.id, 'couponId', a.coupon_id, 'couponCode', c.coupon_code, 'changeId', a.change_id, 'status',
            a.status, 'amountMinor', a.amount_minor, 'currency', a.currency, 'account', a.account, 'gatewayId',
            a.gateway_id, 'cardBrand', a.card_brand, 'cardLast4', a.card_last4, 'failure', a.failure, 'actionUrl',
            a.action_url, 'idempotencyScope', a.intent_scope, 'idempotencyKey', a.intent_key, 'checks', a.checks,
            'createdAt', (extract(epoch from "a"."created_at") * 1000)::bigint, 'updatedAt',
            (extract(epoch from "a"."updated_at") * 1000)::bigint
          ) order by a.created_at desc, a.change_id is null, a.id
        ), '[]'
      )
    from
      (
        select
          id, coupon_id, change_id, status, amount_minor, currency, account, gateway_id, card_brand, card_last4,
          failure, action_url, intent_scope, intent_key, checks, created_at, updated_at
        from payment_attempt where coupon_id = c.id order by created_at desc, change_id is null, id limit 20
      ) a
  ) as attempts
from coupon c where c.coupon_code = $1;

-- findForPayment
-- … 109 lines of findCouponWithAttempts
  ) as attempts,
  (
    select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer) from intent
    where scope = $1 and key = $2
  ) as stored
from (select 1) one left join coupon c on c.coupon_code = $3;

-- findAttempt
select
  a.id, a.coupon_id, c.coupon_code, a.change_id, a.status, a.amount_minor, a.currency, a.account, a.gateway_id,
  a.card_brand, a.card_last4, a.failure, a.action_url, a.intent_scope as idempotency_scope,
  a.intent_key as idempotency_key, a.checks, a.created_at, a.updated_at
from payment_attempt a join coupon c on c.id = a.coupon_id where a.id = $1;

-- takeDueAttempts
update payment_attempt a
set
  checks = a.checks + 1,
  next_check_at = $1::timestamptz + least(3600, 5 * 2 ^ least(a.checks, 12)) * interval '1 second'
from coupon c
where
  c.id = a.coupon_id
  and a.id in (
    select id from payment_attempt
    where status in ('created', 'processing', 'requires_action', 'unknown') and next_check_at <= $2
    order by next_check_at limit $3 for update skip locked
  )
returning
  a.id, a.coupon_id, c.coupon_code, a.change_id, a.status, a.amount_minor, a.currency, a.account, a.gateway_id,
  a.card_brand, a.card_last4, a.failure, a.action_url, a.intent_scope as idempotency_scope,
  a.intent_key as idempotency_key, a.checks, a.created_at, a.updated_at;

-- findCouponOfCharge
select "coupon_id" from "payment_attempt" where "gateway" = $1 and "gateway_id" = $2;

-- findWebhookOutcome
select "outcome" from "webhook_event" where "event_id" = $1;

-- insertWebhookEvent
insert into "webhook_event" ("event_id", "gateway", "kind", "payload", "outcome", "received_at")
values ($1, $2, $3, $4, $5, $6) on conflict ("event_id") do nothing;

-- updateHappened
update "payment_attempt" set happened_at = greatest(created_at, least(updated_at, $1::timestamptz))
where id = $2::uuid and happened_at is null and status = $3;
