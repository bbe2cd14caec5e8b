-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findStoredAnswer
select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer) as stored from intent
where scope = $1 and key = $2;

-- listPartyMembers
select s.hotel, s.folio, s.main, s.adults, s.children, s.baby_seats
from receptive_group g join receptive_group_stay m on m.group_id = g.id join receptive_group_stay s on s.group_id = g.id
where g.id = $1 and g.drafted_by is not distinct from $2::int and m.main and m.hotel = $3 and m.folio = $4
order by s.main desc, s.hotel, s.folio;

-- lockForSale
select
  nextval('coupon_id_seq') as coupon_id, (select json_agg(nextval('transfer_id_seq')) from generate_series(1, $1::int)
  ) as transfer_ids, stored, departures, bookings
from lock_sale ($2::jsonb, $3::jsonb, $4, $5, $6::timestamptz);

-- lockOlder
select id from coupon where id = any ($1::int[]) order by id for update skip locked;

-- insertSale: it is to be paid
/* commits */
with
  leg as (
    select
      id, departure, direction, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time, pickup_at,
      place, resort, change_until, cancel_until, to_check, terminal, late, items, answer, hours, additional
    from
      jsonb_to_recordset($1::jsonb) as leg (
        id int, departure int, direction text, flight text, airline int, "national" boolean, flight_on date,
        flight_time time, pickup_on date, pickup_time time, pickup_at timestamptz, place int, resort int,
        change_until timestamptz, cancel_until timestamptz, to_check boolean, terminal text, late boolean, items jsonb,
        answer text, hours jsonb, additional boolean
      )
  ),
  name as (
    select hotel, folio, guest, main, adults, children, seats
    from
      jsonb_to_recordset($2::jsonb) as name (hotel text, folio text, guest text, main boolean, adults int, children int, seats int)
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
      $3::int, $4, $5, $6, $7, $8::int, $9::int, $10::int, $11::int, $12, $13::boolean, $14::boolean, $15, $16::int,
      $17::int, $18::int, $19::int, $20::int, $21, $22::int, $23::int, $24::jsonb, $25, $26, $27, $28, $29, $30, $31,
      $32, $33, $34::int, $35::int, $36::timestamptz, $37::timestamptz, $38::timestamptz, $39::timestamptz,
      $40::timestamptz, $41::int, $42::jsonb
    returning id
  ),
  reckoned as (
    insert into coupon_reckoning (coupon_id, reckoned_at, reckoning) select booking.id, $43::timestamptz, $44::jsonb
    from booking
  ),
  member as (
    insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
    select booking.id, hotel, folio, guest, main, adults, children, seats from booking, name
  ),
  proved as (
    insert into stay_event (coupon_id, hotel, folio, what, old, new, learned_at)
    select booking.id, hotel, folio, what, old, "new", $45::timestamptz
    from booking, jsonb_to_recordset($46::jsonb) as n (hotel text, folio text, what text, old jsonb, "new" jsonb)
  ),
  wording as (
    insert into accepted_text (version, lines) select distinct version, lines
    from booking, jsonb_to_recordset($47::jsonb) as said (kind text, terms int, version text, lines text[])
    on conflict do nothing
  ),
  accepted as (
    insert into accepted_terms (coupon_id, kind, terms_id, version, language, accepted_at)
    select booking.id, kind, terms, version, $48, $49::timestamptz
    from booking, jsonb_to_recordset($50::jsonb) as said (kind text, terms int, version text, lines text[])
  ),
  ride as (
    insert into
      transfer (
        id, coupon_id, direction, status, flight_code, airline_id, is_national, flight_on, flight_time, pickup_on,
        pickup_time, pickup_at, pickup_hours, time_zone, place_id, property_id, change_until, cancel_until,
        time_to_check, terminal, late_arrival, special_items, special_answer, additional
      )
    overriding system value
    select
      leg.id, booking.id, direction, $51, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time,
      pickup_at, leg.hours, $52, place, resort, change_until, cancel_until, to_check, terminal, late, items, answer,
      leg.additional
    from booking, leg
  ),
  answered as (
    insert into intent (scope, key, body_hash, status, answer, created_at)
    select $53, $54, $55, $56::int, $57::json, $58::timestamptz from booking
  )
select from booking;

-- insertSale: the stay includes it, so that nothing is to be paid
-- … 73 lines of insertSale: it is to be paid
  letter as (
    insert into job (kind, payload, run_at, created_at) select $53, $54::jsonb, $55::timestamptz, $56::timestamptz
    from booking
  ),
  answered as (
    insert into intent (scope, key, body_hash, status, answer, created_at)
    select $57, $58, $59, $60::int, $61::json, $62::timestamptz from booking
  )
select from booking;

-- insertSale: staff sell it, the seats of its departure are limited and it takes the place of an unpaid booking
-- … 72 lines of insertSale: it is to be paid
  seats as (
    insert into seat (transfer_id, departure_id, seats, held_until) select leg.id, departure, $53::int, $54::timestamptz
    from booking, leg where departure is not null
  ),
  replaced as (
    update coupon
    set
      status = 'cancelled', version = coupon.version + 1, hold_expires_at = null, cancelled_at = $55::timestamptz,
      replaced_by = booking.id
    from booking where coupon.id = any ($56::int[]) and coupon.status = 'pending_payment' returning coupon.id
  ),
  given_up as (
    update transfer set status = 'cancelled', version = transfer.version + 1 from replaced
    where transfer.coupon_id = replaced.id and transfer.status = 'pending' returning transfer.id
  ),
  freed as (
    update seat set released_at = $57::timestamptz from given_up
    where seat.transfer_id = given_up.id and seat.released_at is null
  ),
  answered as (
    insert into intent (scope, key, body_hash, status, answer, created_at)
    select $58, $59, $60, $61::int, $62::json, $63::timestamptz from booking
  )
select from booking;

-- updateBookedBy
update coupon set acting = $1::jsonb where id = $2;
