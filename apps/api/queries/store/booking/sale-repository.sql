-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findStoredAnswer
select
  (
    select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer) from intent
    where scope = $1 and key = $2
  ) as stored;

-- listPartyMembers
select s.hotel, s.folio, s.main, s.adults, s.children, s.baby_seats
from receptive_group g join receptive_group_stay m on m.group_id = g.id join receptive_group_stay s on s.group_id = g.id
where g.id = $1 and g.drafted_by is not distinct from $2::int and m.main and m.hotel = $3 and m.folio = $4
order by s.main desc, s.hotel, s.folio;

-- lockForSale
select
  (select count(pg_advisory_xact_lock(hashtextextended ("stay", 1))) from unnest($1::text[]) stay) as locked,
  '[]'::json as departures, nextval('coupon_id_seq') as coupon_id,
  (select json_agg(nextval('transfer_id_seq')) from generate_series(1, $2::int)) as transfer_ids;

-- lockForSale: the seats of a departure are limited
with
  departure as (
    insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
    select "serviceId", direction, "propertyId", "on", hour, capacity
    from
      jsonb_to_recordset($1::jsonb) as ride ("serviceId" int, direction text, "propertyId" int, "on" date, hour int, capacity int)
    order by "serviceId", direction, "on", hour
    on conflict (service_id, direction, property_id, service_on, pickup_hour) do update set capacity = excluded.capacity
    returning id, direction
  )
select
  (select count(pg_advisory_xact_lock(hashtextextended ("stay", 1))) from unnest($2::text[]) stay) as locked,
  (select json_agg(departure) from departure) as departures, nextval('coupon_id_seq') as coupon_id,
  (select json_agg(nextval('transfer_id_seq')) from generate_series(1, $3::int)) as transfer_ids;

-- lockOlder
select id from coupon where id = any ($1::int[]) order by id for update skip locked;

-- insertSale: it is to be paid
with
  leg as (
    select
      id, departure, direction, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time, pickup_at,
      place, resort, change_until, cancel_until, to_check, late, hours
    from
      jsonb_to_recordset($1::jsonb) as leg (
        id int, departure int, direction text, flight text, airline int, "national" boolean, flight_on date,
        flight_time time, pickup_on date, pickup_time time, pickup_at timestamptz, place int, resort int,
        change_until timestamptz, cancel_until timestamptz, to_check boolean, late boolean, hours jsonb
      )
  ),
  name as (
    select hotel, folio, guest, main, adults, children, seats
    from
      jsonb_to_recordset($2::jsonb) as name (hotel text, folio text, guest text, main boolean, adults int, children int, seats int)
  ), own as materialized (select id, status, hold_expires_at from coupon where hotel = $3 and folio = $4),
  live as materialized (
    select c.id, c.status, c.written_at from coupon c
    where
      c.id in (select r.coupon_id from coupon_stay r join name n on n.hotel = r.hotel and n.folio = r.folio)
      and c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
      and exists (
        select from transfer t
        where t.coupon_id = c.id and t.status in ('pending', 'confirmed') and t.direction = any ($5::text[])
      )
  ),
  older as materialized (
    select own.id from own
    where
      own.id = any ($6::int[]) and own.status = 'pending_payment'
      and not exists (
        select from payment_attempt a
        where a.coupon_id = own.id and a.status in ('created', 'processing', 'requires_action', 'unknown')
      )
  ),
  gate as materialized (
    select
      (
        select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer) from intent
        where scope = $7 and key = $8
      ) as stored,
      (
        select
          coalesce(
            json_agg(
              json_build_object(
                'direction', t.direction, 'couponCode', c.coupon_code, 'hotel', c.hotel, 'folio', c.folio, 'airportId',
                c.airport_id, 'flightOn', t.flight_on, 'pickUpOn', t.pickup_on, 'pickUpTime',
                to_char(t.pickup_time, 'HH24:MI'), 'timeZone', t.time_zone
              ) order by t.pickup_at, t.id
            ), '[]'
          )
        from coupon c join transfer t on t.coupon_id = c.id
        where
          c.id in (select r.coupon_id from coupon_stay r where (r.hotel, r.folio) in (select hotel, folio from name))
          and c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed'
          and t.direction = any ($9::text[])
      )::jsonb as booked_legs, false as overtaken,
      exists (
        select from live
        where
          status = 'pending_payment'
          and exists (
            select from payment_attempt a
            where a.coupon_id = live.id and a.status in ('created', 'processing', 'requires_action', 'unknown')
          )
      ) as being_paid, null::bigint as used, $10
      and (
        select count(*) from own
        where status = 'pending_payment' and hold_expires_at >= $11 and id not in (select id from older)
      ) >= $12 as holding,
      (
        select array_agg(own.id) from own
        where
          own.status = 'pending_payment'
          and not exists (
            select from payment_attempt a
            where a.coupon_id = own.id and a.status in ('created', 'processing', 'requires_action', 'unknown')
          ) and exists (select from transfer t where t.coupon_id = own.id and t.direction = any ($13::text[]))
      ) as older_ids, null::bigint as seats_left
  ),
  booking as (
    insert into
      coupon (
        id, coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, rate_id, trip_type, private,
        included, status, adults, children, baby_seats, passengers, vehicles, currency, total_minor, included_minor,
        price, contact_name, contact_email, contact_phone, observation, language, reference, company, agency_code,
        country, movement_origin_id, receptive_group_id, hold_expires_at, expires_at, created_at, confirmed_at,
        written_at, channel, seller
      )
    overriding system value
    select
      $14::int, $15, $16, $17, $18, $19::int, $20::int, $21::int, $22::int, $23, $24::boolean, $25::boolean, $26,
      $27::int, $28::int, $29::int, $30::int, $31::int, $32, $33::int, $34::int, $35::jsonb, $36, $37, $38, $39, $40,
      $41, $42, $43, $44, $45::int, $46::int, $47::timestamptz, $48::timestamptz, $49::timestamptz, $50::timestamptz,
      $51::timestamptz, $52::int, $53::jsonb
    from gate
    where
      stored is null and booked_legs = '[]' and not being_paid and older_ids is null and used is not distinct from $54
      and not holding and (seats_left is null or seats_left >= $55)
    returning id
  ),
  reckoned as (
    insert into coupon_reckoning (coupon_id, reckoned_at, reckoning) select booking.id, $56::timestamptz, $57::jsonb
    from booking
  ),
  member as (
    insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
    select booking.id, hotel, folio, guest, main, adults, children, seats from booking, name
  ),
  proved as (
    insert into stay_event (coupon_id, hotel, folio, what, old, new, learned_at)
    select booking.id, hotel, folio, what, old, "new", $58::timestamptz
    from booking, jsonb_to_recordset($59::jsonb) as n (hotel text, folio text, what text, old jsonb, "new" jsonb)
  ),
  wording as (
    insert into accepted_text (version, lines) select distinct version, lines
    from booking, jsonb_to_recordset($60::jsonb) as said (kind text, terms int, version text, lines text[])
    on conflict do nothing
  ),
  accepted as (
    insert into accepted_terms (coupon_id, kind, terms_id, version, language, accepted_at)
    select booking.id, kind, terms, version, $61, $62::timestamptz
    from booking, jsonb_to_recordset($63::jsonb) as said (kind text, terms int, version text, lines text[])
  ),
  ride as (
    insert into
      transfer (
        id, coupon_id, direction, status, flight_code, airline_id, is_national, flight_on, flight_time, pickup_on,
        pickup_time, pickup_at, pickup_hours, time_zone, place_id, property_id, change_until, cancel_until,
        time_to_check, late_arrival, additional
      )
    overriding system value
    select
      leg.id, booking.id, direction, $64, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time,
      pickup_at, leg.hours, $65, place, resort, change_until, cancel_until, to_check, late,
      gate.booked_legs @> jsonb_build_array(jsonb_build_object('direction', direction))
    from booking, leg, gate
  ),
  answered as (
    insert into intent (scope, key, body_hash, status, answer, created_at)
    select $66, $67, $68, $69::int, $70::json, $71::timestamptz from booking
  )
select
  exists (select from booking) as made, stored, booked_legs, overtaken, being_paid, used as included_used_minor,
  holding as too_many_holds, older_ids, seats_left
from gate;

-- insertSale: the stay includes it, so that nothing is to be paid
-- … 67 lines of insertSale: it is to be paid
      ) as being_paid,
      (
        select coalesce(sum(c.included_minor), 0) from coupon c
        where
          c.included_minor > 0 and (c.status = 'pending_payment' or c.confirmed_at is not null)
          and c.id not in (select id from older)
          and c.id in (select s.coupon_id from coupon_stay s join name n on n.hotel = s.hotel and n.folio = s.folio)
      ) as used, $10
      -- … 72 lines of insertSale: it is to be paid
  letter as (
    insert into job (kind, payload, run_at, created_at) select $66, $67::jsonb, $68::timestamptz, $69::timestamptz
    from booking
  ),
  answered as (
    insert into intent (scope, key, body_hash, status, answer, created_at)
    select $70, $71, $72, $73::int, $74::json, $75::timestamptz from booking
  -- … 5 lines of insertSale: it is to be paid

-- insertSale: the seats of its departure are limited and it takes the place of an unpaid booking
-- … 71 lines of insertSale: it is to be paid
      ) >= $12 as holding, null::int[] as older_ids,
      (
        select
          min(
            d.capacity - (
              select coalesce(sum(s.seats), 0) from seat s
              where
                s.departure_id = d.id and s.released_at is null and (s.held_until is null or s.held_until >= $13)
                and s.transfer_id not in (select t.id from transfer t join older on older.id = t.coupon_id)
            )
          )
        from shared_departure d where d.id = any ($14::int[])
      ) as seats_left
  -- … 12 lines of insertSale: it is to be paid
      $15::int, $16, $17, $18, $19, $20::int, $21::int, $22::int, $23::int, $24, $25::boolean, $26::boolean, $27,
      $28::int, $29::int, $30::int, $31::int, $32::int, $33, $34::int, $35::int, $36::jsonb, $37, $38, $39, $40, $41,
      $42, $43, $44, $45, $46::int, $47::int, $48::timestamptz, $49::timestamptz, $50::timestamptz, $51::timestamptz,
      $52::timestamptz, $53::int, $54::jsonb
    from gate
    where
      stored is null and booked_legs = '[]' and not being_paid and older_ids is null and used is not distinct from $55
      and not holding and (seats_left is null or seats_left >= $56)
    returning id
  ),
  reckoned as (
    insert into coupon_reckoning (coupon_id, reckoned_at, reckoning) select booking.id, $57::timestamptz, $58::jsonb
    -- … 8 lines of insertSale: it is to be paid
    select booking.id, hotel, folio, what, old, "new", $59::timestamptz
    from booking, jsonb_to_recordset($60::jsonb) as n (hotel text, folio text, what text, old jsonb, "new" jsonb)
  ),
  wording as (
    insert into accepted_text (version, lines) select distinct version, lines
    from booking, jsonb_to_recordset($61::jsonb) as said (kind text, terms int, version text, lines text[])
    on conflict do nothing
  ),
  accepted as (
    insert into accepted_terms (coupon_id, kind, terms_id, version, language, accepted_at)
    select booking.id, kind, terms, version, $62, $63::timestamptz
    from booking, jsonb_to_recordset($64::jsonb) as said (kind text, terms int, version text, lines text[])
  -- … 10 lines of insertSale: it is to be paid
      leg.id, booking.id, direction, $65, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time,
      pickup_at, leg.hours, $66, place, resort, change_until, cancel_until, to_check, late,
      gate.booked_legs @> jsonb_build_array(jsonb_build_object('direction', direction))
    from booking, leg, gate
  ),
  seats as (
    insert into seat (transfer_id, departure_id, seats, held_until) select leg.id, departure, $67::int, $68::timestamptz
    from booking, leg where departure is not null
  ),
  replaced as (
    update coupon
    set
      status = 'cancelled', version = coupon.version + 1, hold_expires_at = null, cancelled_at = $69::timestamptz,
      replaced_by = booking.id
    from booking, older where coupon.id = older.id returning coupon.id
  ),
  given_up as (
    update transfer set status = 'cancelled', version = transfer.version + 1 from replaced
    where transfer.coupon_id = replaced.id and transfer.status = 'pending' returning transfer.id
  ),
  freed as (
    update seat set released_at = $70::timestamptz from given_up
    where seat.transfer_id = given_up.id and seat.released_at is null
  ),
  answered as (
    insert into intent (scope, key, body_hash, status, answer, created_at)
    select $71, $72, $73, $74::int, $75::json, $76::timestamptz from booking
  -- … 5 lines of insertSale: it is to be paid

-- insertSale: it is an additional vehicle
-- … 58 lines of insertSale: it is to be paid
      )::jsonb as booked_legs, exists (select from live where id <> all ($10::int[]) or written_at >= $11::timestamptz
      ) as overtaken,
      -- … 8 lines of insertSale: it is to be paid
      ) as being_paid, null::bigint as used, $12
      and (
        select count(*) from own
        where status = 'pending_payment' and hold_expires_at >= $13 and id not in (select id from older)
      ) >= $14 as holding,
      -- … 7 lines of insertSale: it is to be paid
          ) and exists (select from transfer t where t.coupon_id = own.id and t.direction = any ($15::text[]))
      -- … 13 lines of insertSale: it is to be paid
      $16::int, $17, $18, $19, $20, $21::int, $22::int, $23::int, $24::int, $25, $26::boolean, $27::boolean, $28,
      $29::int, $30::int, $31::int, $32::int, $33::int, $34, $35::int, $36::int, $37::jsonb, $38, $39, $40, $41, $42,
      $43, $44, $45, $46, $47::int, $48::int, $49::timestamptz, $50::timestamptz, $51::timestamptz, $52::timestamptz,
      $53::timestamptz, $54::int, $55::jsonb
    from gate
    where
      stored is null and not overtaken and not being_paid and older_ids is null and used is not distinct from $56
      and not holding and (seats_left is null or seats_left >= $57)
    returning id
  ),
  reckoned as (
    insert into coupon_reckoning (coupon_id, reckoned_at, reckoning) select booking.id, $58::timestamptz, $59::jsonb
    -- … 8 lines of insertSale: it is to be paid
    select booking.id, hotel, folio, what, old, "new", $60::timestamptz
    from booking, jsonb_to_recordset($61::jsonb) as n (hotel text, folio text, what text, old jsonb, "new" jsonb)
  ),
  wording as (
    insert into accepted_text (version, lines) select distinct version, lines
    from booking, jsonb_to_recordset($62::jsonb) as said (kind text, terms int, version text, lines text[])
    on conflict do nothing
  ),
  accepted as (
    insert into accepted_terms (coupon_id, kind, terms_id, version, language, accepted_at)
    select booking.id, kind, terms, version, $63, $64::timestamptz
    from booking, jsonb_to_recordset($65::jsonb) as said (kind text, terms int, version text, lines text[])
  -- … 10 lines of insertSale: it is to be paid
      leg.id, booking.id, direction, $66, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time,
      pickup_at, leg.hours, $67, place, resort, change_until, cancel_until, to_check, late,
      -- … 5 lines of insertSale: it is to be paid
    select $68, $69, $70, $71::int, $72::json, $73::timestamptz from booking
  -- … 5 lines of insertSale: it is to be paid

-- updateBookedBy
update coupon set acting = $1::jsonb where id = $2;
