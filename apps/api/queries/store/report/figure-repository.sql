-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- listFigureRows: sales
/* planned each time */
select day, key, label, booking, property, numerator::float8 as numerator, denominator::float8 as denominator
from
  (
    select
      ("c"."confirmed_at" at time zone p.time_zone)::date as day, "c"."total_minor" as numerator, 1 as denominator,
      ("c"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from coupon c join property p on p.id = c.property_id
    where
      c.confirmed_at is not null and true and "c"."confirmed_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      and "c"."confirmed_at" < ($2::date + 2)::timestamp at time zone 'UTC'
      and ("c"."confirmed_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: bookings
-- … 5 lines of listFigureRows: sales
      ("c"."confirmed_at" at time zone p.time_zone)::date as day, 1 as numerator, 1 as denominator,
      -- … 9 lines of listFigureRows: sales

-- listFigureRows: price_of_booking
-- … 15 lines of listFigureRows: sales

-- listFigureRows: upgraded
-- … 5 lines of listFigureRows: sales
      ("c"."confirmed_at" at time zone p.time_zone)::date as day, (c.total_minor > 0)::int as numerator,
      1 as denominator, ("c"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    from coupon c join property p on p.id = c.property_id
    where
      c.confirmed_at is not null and c.included_minor > 0
      and "c"."confirmed_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      -- … 5 lines of listFigureRows: sales

-- listFigureRows: refunds
-- … 5 lines of listFigureRows: sales
      ("c"."confirmed_at" at time zone p.time_zone)::date as day, "c"."refunded_minor" as numerator,
      "c"."paid_minor" as denominator, ("c"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    -- … 8 lines of listFigureRows: sales

-- listFigureRows: rides
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, 1 as numerator, 1 as denominator, ("t"."id")::text as key, "c"."coupon_code" as label,
      "c"."id" as booking, "c"."property_id" as property
    from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
    where
      c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show') and true
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: passengers
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, c.adults + c.children + c.baby_seats as numerator, 1 as denominator,
      ("t"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    -- … 7 lines of listFigureRows: rides

-- listFigureRows: vehicles
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, case when c.private then c.vehicles else 0 end as numerator, 1 as denominator,
      ("t"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    -- … 7 lines of listFigureRows: rides

-- listFigureRows: ridden
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day,
      case
        when c.trip_type <> 'round_trip' then c.total_minor
        when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2 else c.total_minor / 2
      end as numerator, 1 as denominator, ("t"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    -- … 7 lines of listFigureRows: rides

-- listFigureRows: included
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, (c.total_minor = 0)::int as numerator, 1 as denominator, ("t"."id")::text as key,
      "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    -- … 7 lines of listFigureRows: rides

-- listFigureRows: price_per_passenger
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day,
      case
        when c.trip_type <> 'round_trip' then c.total_minor
        when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2 else c.total_minor / 2
      end as numerator, c.adults + c.children + c.baby_seats as denominator, ("t"."id")::text as key,
      "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    -- … 7 lines of listFigureRows: rides

-- listFigureRows: price_per_vehicle
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day,
      case
        when c.trip_type <> 'round_trip' then c.total_minor
        when t.direction = 'arrival' then c.total_minor / 2 + c.total_minor % 2 else c.total_minor / 2
      end as numerator, "c"."vehicles" as denominator, ("t"."id")::text as key, "c"."coupon_code" as label,
      "c"."id" as booking, "c"."property_id" as property
    from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
    where
      c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show') and "c"."private"
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: lead_time
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, extract(epoch from t.pickup_at - c.confirmed_at) / 3600 as numerator, 1 as denominator,
      ("t"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    -- … 7 lines of listFigureRows: rides

-- listFigureRows: attach_rate
-- … 5 lines of listFigureRows: sales
      "m"."arrival_on" as day, (b.id is not null)::int as numerator, 1 as denominator,
      (m.hotel || '/' || m.folio)::text as key, "m"."folio" as label, "b"."id" as booking, "p"."id" as property
    from
      pms_stay m join property p on p.code = m.hotel
      left join lateral (
        select min(c.id) as id
        from coupon_stay cs join coupon c on c.id = cs.coupon_id join transfer t on t.coupon_id = c.id
        where
          cs.hotel = m.hotel and cs.folio = m.folio and c.confirmed_at is not null and t.direction = 'arrival'
          and t.status in ('confirmed', 'completed', 'no_show')
      ) b on true
    where
      m.status not in ('CANCELLED', 'NO_SHOW') and true and "m"."arrival_on" between $1::date and $2::date
      and "m"."arrival_on" between $3::date and $4::date and true and coalesce(("p"."id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: cancellations
-- … 5 lines of listFigureRows: sales
      ("x"."at" at time zone p.time_zone)::date as day, 1 as numerator, 1 as denominator, ("t"."id")::text as key,
      "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from
      transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
      cross join lateral (
        select coalesce(min(g.ended_at), c.cancelled_at) as at from coupon_change g
        where
          g.coupon_id = c.id and g.kind = 'cancel' and g.status = 'applied'
          and g.plan @> jsonb_build_array(jsonb_build_object('id', t.id))
      ) x
    where
      c.confirmed_at is not null and t.status = 'cancelled' and x.at is not null and true
      and c.id in (
        select g.coupon_id from coupon_change g
        where
          g.status = 'applied' and "g"."ended_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
          and "g"."ended_at" < ($2::date + 2)::timestamp at time zone 'UTC'
        union select o.id from coupon o
        where
          "o"."cancelled_at" >= ($3::date - 1)::timestamp at time zone 'UTC'
          and "o"."cancelled_at" < ($4::date + 2)::timestamp at time zone 'UTC'
      ) and ("x"."at" at time zone p.time_zone)::date between $5::date and $6::date and true
      and coalesce(("c"."property_id")::text, '') = any ($7::text[])
  ) r
where (day, key) > ($8::date, $9) order by r.day, r.key limit $10;

-- listFigureRows: cancelled_share
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, (t.status = 'cancelled')::int as numerator, 1 as denominator, ("t"."id")::text as key,
      "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
    where
      c.confirmed_at is not null and true and "t"."pickup_on" between $1::date and $2::date
      and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: self_service
-- … 5 lines of listFigureRows: sales
      ("g"."ended_at" at time zone p.time_zone)::date as day, (g.acting is null)::int as numerator, 1 as denominator,
      ("g"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from coupon_change g join coupon c on c.id = g.coupon_id join property p on p.id = c.property_id
    where
      g.status = 'applied' and g.ended_at is not null and true
      and "g"."ended_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      and "g"."ended_at" < ($2::date + 2)::timestamp at time zone 'UTC'
      and ("g"."ended_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: no_shows
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, (t.status = 'no_show')::int as numerator, 1 as denominator, ("t"."id")::text as key,
      "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
    where
      c.confirmed_at is not null and t.status in ('completed', 'no_show') and true
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: declines
-- … 5 lines of listFigureRows: sales
      ("a"."created_at" at time zone p.time_zone)::date as day, 1 as numerator, 1 as denominator,
      ("a"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from payment_attempt a join coupon c on c.id = a.coupon_id join property p on p.id = c.property_id
    where
      a.status in ('succeeded', 'failed') and a.status = 'failed'
      and "a"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      and "a"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
      and ("a"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: decline_rate
-- … 5 lines of listFigureRows: sales
      ("a"."created_at" at time zone p.time_zone)::date as day, (a.status = 'failed')::int as numerator,
      1 as denominator, ("a"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    from payment_attempt a join coupon c on c.id = a.coupon_id join property p on p.id = c.property_id
    where
      a.status in ('succeeded', 'failed') and true and "a"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      -- … 5 lines of listFigureRows: declines

-- listFigureRows: recovered
-- … 5 lines of listFigureRows: sales
      ("c"."created_at" at time zone p.time_zone)::date as day, (c.confirmed_at is not null)::int as numerator,
      1 as denominator, ("c"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    from coupon c join property p on p.id = c.property_id
    where
      exists (select from payment_attempt a where a.coupon_id = c.id and a.status = 'failed' and a.change_id is null)
      and true and "c"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      and "c"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
      and ("c"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: messages
-- … 5 lines of listFigureRows: sales
      coalesce(u.on, (u.at at time zone p.time_zone)::date) as day, "u"."messages" as numerator,
      1 - u.messages as denominator, ("u"."key")::text as key, "u"."label" as label, "u"."booking" as booking,
      "u"."property_id" as property
    from
      (
        select
          - id as key, reference as label, null::int as booking, property_id, airport_id, created_at as at,
          null::date as on, 1 as messages
        from contact_message union all
        select t.id, c.coupon_code, c.id, c.property_id, c.airport_id, null, t.pickup_on, 0
        from transfer t join coupon c on c.id = t.coupon_id
        where c.confirmed_at is not null and t.status in ('confirmed', 'completed', 'no_show')
      ) u join property p on p.id = u.property_id
    where
      true and true
      and (
        "u"."on" between $1::date and $2::date or "u"."at" >= ($3::date - 1)::timestamp at time zone 'UTC'
        and "u"."at" < ($4::date + 2)::timestamp at time zone 'UTC'
      ) and coalesce(u.on, (u.at at time zone p.time_zone)::date) between $5::date and $6::date and true
      and coalesce(("u"."property_id")::text, '') = any ($7::text[])
  ) r
where (day, key) > ($8::date, $9) order by r.day, r.key limit $10;

-- listFigureRows: first_answer
-- … 5 lines of listFigureRows: sales
      ("m"."created_at" at time zone p.time_zone)::date as day, extract(epoch from a.answered_at - m.created_at
      ) / 3600 as numerator, 1 as denominator, ("m"."id")::text as key, "m"."reference" as label,
      "m"."coupon_id" as booking, "m"."property_id" as property
    from message_answer a join contact_message m on m.id = a.message_id join property p on p.id = m.property_id
    where
      true and true and "m"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      and "m"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
      and ("m"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      and coalesce(("m"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: letters
-- … 5 lines of listFigureRows: sales
      ("m"."created_at" at time zone p.time_zone)::date as day, (m.status <> 'failed')::int as numerator,
      1 as denominator, ("m"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    from mail m join coupon c on c.id = m.coupon_id join property p on p.id = c.property_id
    where
      m.status in ('sent', 'kept', 'failed')
      and m.kind in ('confirmation', 'payment_reminder', 'change', 'cancellation', 'refund') and true
      and "m"."created_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      and "m"."created_at" < ($2::date + 2)::timestamp at time zone 'UTC'
      and ("m"."created_at" at time zone p.time_zone)::date between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: differences
-- … 5 lines of listFigureRows: sales
      (d.happened_at at time zone coalesce(p.time_zone, 'UTC'))::date as day, 1 as numerator, 1 as denominator,
      ("d"."id")::text as key, coalesce(c.coupon_code, substr(d.subject, strpos(d.subject, ':') + 1)) as label,
      "c"."id" as booking, "c"."property_id" as property
    from money_difference d left join coupon c on c.id = d.coupon_id left join property p on p.id = c.property_id
    where
      d.status = 'open' and true and "d"."happened_at" >= ($1::date - 1)::timestamp at time zone 'UTC'
      and "d"."happened_at" < ($2::date + 2)::timestamp at time zone 'UTC'
      and (d.happened_at at time zone coalesce(p.time_zone, 'UTC'))::date between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: flight_coverage
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day,
      (
        exists (
          select from flight_news h
          where h.flight_id = f.flight_id and h.learned_at <= t.pickup_at - 24 * interval '1 hour'
        )
      )::int as numerator, 1 as denominator, ("t"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    from
      transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
      left join followed_ride f on f.transfer_id = t.id left join watched_flight w on w.id = f.flight_id
    where
      c.confirmed_at is not null and t.flight_code <> ''
      and (t.status in ('completed', 'no_show') or t.status = 'confirmed' and f.frozen is not null)
      and coalesce(f.named_at, c.confirmed_at) <= t.pickup_at - 24 * interval '1 hour'
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: pick_ups_moved
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, 1 as numerator, 1 as denominator, ("t"."id")::text as key, "c"."coupon_code" as label,
      "c"."id" as booking, "c"."property_id" as property
    -- … 5 lines of listFigureRows: flight_coverage
      and abs(extract(epoch from "f"."expected_at" - "f"."sold_pick_up_at")) >= 900
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: estimate_error
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, "w"."estimate_error" as numerator, 1 as denominator, ("t"."id")::text as key,
      "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from
      transfer t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
      left join followed_ride f on f.transfer_id = t.id left join watched_flight w on w.id = f.flight_id
    where
      c.confirmed_at is not null and t.flight_code <> '' and w.estimate_error is not null
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: frozen_rides
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, 1 as numerator, 1 as denominator, ("t"."id")::text as key, "c"."coupon_code" as label,
      "c"."id" as booking, "c"."property_id" as property
    -- … 5 lines of listFigureRows: flight_coverage
      and (select min(a.learned_at) from ride_fact a where a.transfer_id = t.id and a.kind = 'frozen') is not null
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: told_in_time
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, (n.told_at - n.learned_at <= 2 * interval '1 minute')::int as numerator, 1 as denominator,
      ("n"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property
    from
      ride_notice n join transfer t on t.id = n.transfer_id join coupon c on c.id = t.coupon_id
      join property p on p.id = c.property_id join followed_ride f on f.transfer_id = t.id
    where
      c.confirmed_at is not null and n.audience = 'guest' and n.outcome = 'told'
      and n.kind in ('pick_up_moved', 'pick_up_proposed', 'flight_earlier')
      and abs(extract(epoch from "n"."pick_up_at" - "n"."was_at")) >= 900
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: told_wrongly
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day, 1 as numerator, 1 as denominator, ("n"."id")::text as key, "c"."coupon_code" as label,
      "c"."id" as booking, "c"."property_id" as property
    from
      ride_notice n join transfer t on t.id = n.transfer_id join coupon c on c.id = t.coupon_id
      join property p on p.id = c.property_id join followed_ride f on f.transfer_id = t.id
    where
      c.confirmed_at is not null and n.outcome = 'told'
      and not (
        case
          when n.kind = 'ride_frozen' then coalesce(
            (
              select coalesce(a.was, '') from ride_fact a
              where
                a.transfer_id = n.transfer_id and a.kind in ('frozen', 'unfrozen')
                and a.learned_at > n.told_at - interval '0'
              order by a.number limit 1
            ), "f"."frozen", ''
          ) <> ''
          else coalesce(
            (
              select coalesce(a.was, '') from ride_fact a
              where
                a.transfer_id = n.transfer_id and a.kind in ('frozen', 'unfrozen')
                and a.learned_at > n.told_at - interval '0'
              order by a.number limit 1
            ), "f"."frozen", ''
          ) = ''
          and case
            when n.kind in ('pick_up_moved', 'pick_up_proposed', 'flight_earlier')
            and n.audience <> 'resort' then coalesce(
              nullif(
                coalesce(
                  (
                    select coalesce(a.was, '') from ride_fact a
                    where
                      a.transfer_id = n.transfer_id and a.kind in ('proposed_pick_up')
                      and a.learned_at > n.told_at - interval '0'
                    order by a.number limit 1
                  ), (extract(epoch from "f"."proposed_at") * 1000)::bigint::text, ''
                ), ''
              ),
              coalesce(
                (
                  select coalesce(a.was, '') from ride_fact a
                  where
                    a.transfer_id = n.transfer_id and a.kind in ('expected_pick_up')
                    and a.learned_at > n.told_at - interval '0'
                  order by a.number limit 1
                ), (extract(epoch from "f"."expected_at") * 1000)::bigint::text, ''
              )
            )
            else coalesce(
              (
                select coalesce(a.was, '') from ride_fact a
                where
                  a.transfer_id = n.transfer_id and a.kind in ('expected_pick_up')
                  and a.learned_at > n.told_at - interval '0'
                order by a.number limit 1
              ), (extract(epoch from "f"."expected_at") * 1000)::bigint::text, ''
            )
          end = (extract(epoch from "n"."pick_up_at") * 1000)::bigint::text
        end
        or case
          when n.kind = 'ride_frozen' then coalesce(
            (
              select coalesce(a.was, '') from ride_fact a
              where
                a.transfer_id = n.transfer_id and a.kind in ('frozen', 'unfrozen')
                and a.learned_at > n.told_at - interval '1 minute'
              order by a.number limit 1
            ), "f"."frozen", ''
          ) <> ''
          else coalesce(
            (
              select coalesce(a.was, '') from ride_fact a
              where
                a.transfer_id = n.transfer_id and a.kind in ('frozen', 'unfrozen')
                and a.learned_at > n.told_at - interval '1 minute'
              order by a.number limit 1
            ), "f"."frozen", ''
          ) = ''
          and case
            when n.kind in ('pick_up_moved', 'pick_up_proposed', 'flight_earlier')
            and n.audience <> 'resort' then coalesce(
              nullif(
                coalesce(
                  (
                    select coalesce(a.was, '') from ride_fact a
                    where
                      a.transfer_id = n.transfer_id and a.kind in ('proposed_pick_up')
                      and a.learned_at > n.told_at - interval '1 minute'
                    order by a.number limit 1
                  ), (extract(epoch from "f"."proposed_at") * 1000)::bigint::text, ''
                ), ''
              ),
              coalesce(
                (
                  select coalesce(a.was, '') from ride_fact a
                  where
                    a.transfer_id = n.transfer_id and a.kind in ('expected_pick_up')
                    and a.learned_at > n.told_at - interval '1 minute'
                  order by a.number limit 1
                ), (extract(epoch from "f"."expected_at") * 1000)::bigint::text, ''
              )
            )
            else coalesce(
              (
                select coalesce(a.was, '') from ride_fact a
                where
                  a.transfer_id = n.transfer_id and a.kind in ('expected_pick_up')
                  and a.learned_at > n.told_at - interval '1 minute'
                order by a.number limit 1
              ), (extract(epoch from "f"."expected_at") * 1000)::bigint::text, ''
            )
          end = (extract(epoch from "n"."pick_up_at") * 1000)::bigint::text
        end
      ) and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: notices
-- … 5 lines of listFigureRows: sales
      -- … 6 lines of listFigureRows: told_wrongly
      -- … 5 lines of listFigureRows: cancelled_share

-- listFigureRows: second_channel
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day,
      ((select count(*) from notice_delivery d where d.notice_id = n.id and d.reason is distinct from 'no_template') > 1
      )::int as numerator, 1 as denominator, ("n"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      "c"."property_id" as property
    -- … 5 lines of listFigureRows: told_in_time
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- listFigureRows: notice_cost
-- … 5 lines of listFigureRows: sales
      "t"."pickup_on" as day,
      (
        select coalesce(sum(d.cost_micros), 0) / 10000.0 from notice_delivery d join ride_notice m on m.id = d.notice_id
        where m.transfer_id = t.id
      ) as numerator, 1 as denominator, ("t"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking,
      -- … 5 lines of listFigureRows: flight_coverage
      c.confirmed_at is not null and t.flight_code <> '' and f.transfer_id is not null
      and "t"."pickup_on" between $1::date and $2::date and "t"."pickup_on" between $3::date and $4::date and true
      and coalesce(("c"."property_id")::text, '') = any ($5::text[])
  ) r
where (day, key) > ($6::date, $7) order by r.day, r.key limit $8;

-- openFigureRows
/* planned each time */ declare opened_rows no scroll cursor for
select
  day, key, label, booking, property, numerator::float8 as numerator, denominator::float8 as denominator, service, state
from
  (
    select
      ("c"."confirmed_at" at time zone p.time_zone)::date as day, "c"."total_minor" as numerator, 1 as denominator,
      ("c"."id")::text as key, "c"."coupon_code" as label, "c"."id" as booking, "c"."property_id" as property,
      "c"."service_id" as service, "c"."status" as state
    -- … 5 lines of listFigureRows: sales
  ) r
order by r.day, r.key;
