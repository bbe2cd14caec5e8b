-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findCoupon
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
  ) as confirmation_mail
from coupon c where c.coupon_code = $1;

-- findCouponById
-- … 88 lines of findCoupon
from coupon c where c.id = $1;

-- listCouponsByCode
-- … 88 lines of findCoupon
from coupon c where c.coupon_code = any ($1::text[]) order by c.id;

-- findCouponOfTransfer
-- … 88 lines of findCoupon
from coupon c where c.id = (select coupon_id from transfer where id = $1);

-- listCouponsOfStay
-- … 88 lines of findCoupon
from coupon c
where c.replaced_by is null and c.id in (select coupon_id from coupon_stay where hotel = $1 and folio = $2)
order by c.id limit 200;

-- expireCoupons
update coupon set status = 'expired'
where
  status = 'pending_payment'
  and id in (
    select c.id from coupon c
    where
      c.status = 'pending_payment' and c.expires_at < $1
      and not exists (
        select from payment_attempt a
        where a.coupon_id = c.id and a.status in ('created', 'processing', 'requires_action', 'unknown')
      )
    order by c.expires_at limit $2 for update skip locked
  )
returning id;

-- completeRides
update transfer set status = 'completed', assumed = true
where
  status = 'confirmed'
  and id in (
    select id from transfer t
    where
      status = 'confirmed' and pickup_at < $1 and (unmarked_at is null or unmarked_at < $2)
      and not exists (
        select from followed_ride f
        where
          f.transfer_id = t.id
          and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
          and (f.frozen is not null or f.counts_at >= $3::timestamptz)
      )
    order by pickup_at limit $4 for update skip locked
  )
returning id;

-- hasRidesToComplete
select id from transfer t
where
  status = 'confirmed' and pickup_at < $1 and (unmarked_at is null or unmarked_at < $2)
  and not exists (
    select from followed_ride f
    where
      f.transfer_id = t.id
      and (f.flight_code, f.sold_flight_at, f.sold_pick_up_at) = (t.flight_code, (t.flight_on + t.flight_time) at time zone t.time_zone, t.pickup_at)
      and (f.frozen is not null or f.counts_at >= $3::timestamptz)
  )
limit 1;
