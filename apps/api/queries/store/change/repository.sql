-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findIncludedUsed
select
  (
    select coalesce(sum(other.included_minor), 0) from coupon other
    where
      other.id <> $1::int and other.included_minor > 0
      and (other.status = 'pending_payment' or other.confirmed_at is not null)
      and other.id in (
        select s.coupon_id
        from
          coupon_stay s join jsonb_to_recordset($2::jsonb) as own (hotel text, folio text) on own.hotel = s.hotel
          and own.folio = s.folio
      )
  ) as used;

-- lockForChange
select version, status from coupon where id = $1 for update;

-- lockSeatsForChange
with
  replaced as (
    update coupon_change set status = 'replaced', ended_at = $1 where coupon_id = $2 and status = 'pending' returning id
  ), unheld as (delete from seat using replaced where seat.change_id = replaced.id),
  departure as (
    insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
    select "serviceId", direction, "propertyId", "on", hour, capacity
    from
      jsonb_to_recordset($3::jsonb) as ride ("serviceId" int, direction text, "propertyId" int, "on" date, hour int, capacity int)
    order by "serviceId", direction, "on", hour
    on conflict (service_id, direction, property_id, service_on, pickup_hour) do update set capacity = excluded.capacity
    returning id, direction
  )
select
  (select count(pg_advisory_xact_lock(hashtextextended ("stay", 1))) from unnest($4::text[]) stay) as locked,
  coalesce((select json_agg(departure) from departure), '[]') as departures,
  exists (
    select from payment_attempt a
    where a.coupon_id = $5 and a.status in ('created', 'processing', 'requires_action', 'unknown')
  ) as is_being_paid;

-- lockDepartures
insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
select "serviceId", direction, "propertyId", "on", hour, capacity
from
  jsonb_to_recordset($1::jsonb) as ride ("serviceId" int, direction text, "propertyId" int, "on" date, hour int, capacity int)
order by "serviceId", direction, "on", hour
on conflict (service_id, direction, property_id, service_on, pickup_hour) do update set capacity = excluded.capacity
returning id, direction;

-- updateChanged: the same stays ride
with
  target as (select * from jsonb_to_recordset($1::jsonb) as target (transfer int, departure int, seats int)),
  gate as materialized (
    select
      (
        select coalesce(sum(other.included_minor), 0) from coupon other
        where
          other.id <> $2::int and other.included_minor > 0
          and (other.status = 'pending_payment' or other.confirmed_at is not null)
          and other.id in (
            select s.coupon_id
            from
              coupon_stay s join jsonb_to_recordset($3::jsonb) as own (hotel text, folio text) on own.hotel = s.hotel
              and own.folio = s.folio
          )
      ) as used,
      (
        select
          coalesce(
            max(
              target.seats - d.capacity + (
                select coalesce(sum(s.seats), 0) from seat s
                where
                  s.departure_id = target.departure and s.transfer_id <> target.transfer and s.released_at is null
                  and (s.held_until is null or s.held_until >= $4)
              )
            ), 0
          )
        from target join shared_departure d on d.id = target.departure
      ) as missing, null::text as conflict
  ), go as (select from gate where used = $5 and missing <= 0 and conflict is null),
  record as (
    insert into
      coupon_change (
        id, coupon_id, transfer_id, kind, status, base_version, plan, summary, amount_minor, total_minor, currency,
        old_email, created_at, expires_at, ended_at, acting
      )
    select
      $6::uuid, $7::int, $8::int, 'change', $9, $10::int, $11::jsonb, $12::jsonb, $13::int, $14::int, $15, $16,
      $17::timestamptz, $18::timestamptz, $19::timestamptz, $20::jsonb
    from go
  ),
  booking as (
    update coupon
    set
      version = version + 1, adults = $21, children = $22, baby_seats = $23, passengers = $24, vehicles = $25,
      total_minor = $26, included_minor = $27, included = $28, rate_id = $29, receptive_group_id = $30,
      price = $31::jsonb, contact_name = $32, contact_email = $33, contact_phone = $34, observation = $35
    from go
    where
      coupon.id = $36 and coupon.version = $37
      and coupon.status in ('pending_payment', 'confirmed', 'partially_cancelled')
    returning coupon.id, case when coupon.status = 'pending_payment' then coupon.hold_expires_at end as held_until
  ),
  ride as (
    update transfer
    set
      version = version + 1, flight_code = leg."flightCode", airline_id = leg."airlineId",
      is_national = leg."isNational", flight_on = leg."flightOn", flight_time = leg."flightTime",
      pickup_on = leg."pickUpOn", pickup_time = leg."pickUpTime", pickup_at = leg."pickUpAt",
      change_until = leg."changeUntil", cancel_until = leg."cancelUntil", pickup_hours = leg."pickUpHours",
      place_id = leg."placeId", property_id = leg."propertyId", time_to_check = coalesce(leg."timeToCheck", false),
      terminal = leg.terminal, late_arrival = coalesce(leg."lateArrival", false),
      special_items = coalesce(leg."specialItems", transfer.special_items),
      special_answer = case when leg."specialItems" is null then transfer.special_answer else leg."specialAnswer" end
    from
      booking,
      jsonb_to_recordset($38::jsonb) as leg (
        "transferId" int, "flightCode" text, "airlineId" int, "isNational" boolean, "flightOn" date, "flightTime" time,
        "pickUpOn" date, "pickUpTime" time, "pickUpAt" timestamptz, "changeUntil" timestamptz,
        "cancelUntil" timestamptz, "placeId" int, "propertyId" int, "timeToCheck" boolean, "lateArrival" boolean,
        "pickUpHours" jsonb, terminal text, "specialItems" jsonb, "specialAnswer" text
      )
    where transfer.id = leg."transferId" and transfer.status in ('pending', 'confirmed')
  ),
  carried as (
    update transfer set version = version + 1, special_items = one.items, special_answer = one.answer
    from booking, jsonb_to_recordset($39::jsonb) as one ("transferId" int, items jsonb, answer text)
    where transfer.id = one."transferId" and transfer.status in ('pending', 'confirmed')
  ),
  rider as (
    select *
    from
      jsonb_to_recordset($40::jsonb) as one (hotel text, folio text, guest text, main boolean, adults int, children int, "babySeats" int)
  ),
  party as (
    insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
    select booking.id, hotel, folio, guest, main, adults, children, "babySeats" from booking, rider
    on conflict (coupon_id, hotel, folio) do update
    set adults = excluded.adults, children = excluded.children, baby_seats = excluded.baby_seats
  ),
  left_out as (
    delete from coupon_stay using booking
    where
      coupon_stay.coupon_id = booking.id
      and (coupon_stay.hotel, coupon_stay.folio) not in (select hotel, folio from rider)
  ),
  moved as (
    update seat
    set departure_id = target.departure, seats = target.seats, held_until = booking.held_until, released_at = null
    from booking, target where seat.transfer_id = target.transfer and seat.change_id is null returning seat.transfer_id
  ),
  taken as (
    insert into seat (transfer_id, departure_id, seats, held_until)
    select target.transfer, target.departure, target.seats, booking.held_until from booking, target
    where not exists (select from seat s where s.transfer_id = target.transfer and s.change_id is null)
  ),
  letter as (
    insert into job (kind, payload, run_at, created_at)
    select 'send_change_letter', jsonb_build_object('changeId', $41::text), $42::timestamptz, $43::timestamptz
    from booking
  )
select exists (select from booking) as written, used as included_used_minor, missing as seats_missing, conflict
from gate;

-- updateChanged: another stay rides along
-- … 29 lines of updateChanged: the same stays ride
      ) as missing,
      leg_conflict (
        $5::int,
        (
          select jsonb_agg(jsonb_build_object('hotel', n.hotel, 'folio', n.folio))
          from jsonb_to_recordset($6::jsonb) as n (hotel text, folio text)
          where
            not exists (select from coupon_stay r where r.coupon_id = $7 and r.hotel = n.hotel and r.folio = n.folio)
        )
      ) as conflict
  ), go as (select from gate where used = $8 and missing <= 0 and conflict is null),
  -- … 7 lines of updateChanged: the same stays ride
      $9::uuid, $10::int, $11::int, 'change', $12, $13::int, $14::jsonb, $15::jsonb, $16::int, $17::int, $18, $19,
      $20::timestamptz, $21::timestamptz, $22::timestamptz, $23::jsonb
    -- … 5 lines of updateChanged: the same stays ride
      version = version + 1, adults = $24, children = $25, baby_seats = $26, passengers = $27, vehicles = $28,
      total_minor = $29, included_minor = $30, included = $31, rate_id = $32, receptive_group_id = $33,
      price = $34::jsonb, contact_name = $35, contact_email = $36, contact_phone = $37, observation = $38
    from go
    where
      coupon.id = $39 and coupon.version = $40
      -- … 16 lines of updateChanged: the same stays ride
      jsonb_to_recordset($41::jsonb) as leg (
        -- … 9 lines of updateChanged: the same stays ride
    from booking, jsonb_to_recordset($42::jsonb) as one ("transferId" int, items jsonb, answer text)
    -- … 5 lines of updateChanged: the same stays ride
      jsonb_to_recordset($43::jsonb) as one (hotel text, folio text, guest text, main boolean, adults int, children int, "babySeats" int)
  -- … 25 lines of updateChanged: the same stays ride
    select 'send_change_letter', jsonb_build_object('changeId', $44::text), $45::timestamptz, $46::timestamptz
    from booking
  )
select exists (select from booking) as written, used as included_used_minor, missing as seats_missing, conflict
from gate;

-- updateChanged: it has a new price
-- … 54 lines of updateChanged: the same stays ride
  reckoned as (
    insert into coupon_reckoning (coupon_id, change_id, reckoned_at, reckoning)
    select booking.id, $38::uuid, $39::timestamptz, $40::jsonb from booking
  -- … 14 lines of updateChanged: the same stays ride
      jsonb_to_recordset($41::jsonb) as leg (
        -- … 9 lines of updateChanged: the same stays ride
    from booking, jsonb_to_recordset($42::jsonb) as one ("transferId" int, items jsonb, answer text)
    -- … 5 lines of updateChanged: the same stays ride
      jsonb_to_recordset($43::jsonb) as one (hotel text, folio text, guest text, main boolean, adults int, children int, "babySeats" int)
  -- … 25 lines of updateChanged: the same stays ride
    -- … 5 lines of updateChanged: another stay rides along

-- insertPendingChange: the same stays ride
-- … 31 lines of updateChanged: the same stays ride
  change as (
    -- … 8 lines of updateChanged: the same stays ride
    from go returning id
  ),
  wanted as (
    select target.transfer, target.departure, target.seats - coalesce(own.seats, 0) as seats
    from
      target left join seat own on own.transfer_id = target.transfer and own.change_id is null
      and own.departure_id = target.departure and own.released_at is null
  ),
  held as (
    insert into seat (transfer_id, change_id, departure_id, seats, held_until)
    select transfer, change.id, departure, seats, $21::timestamptz from change, wanted where seats > 0
  )
select exists (select from change) as written, used as included_used_minor, missing as seats_missing, conflict
from gate;

-- insertPendingChange: another stay rides along
-- … 29 lines of updateChanged: the same stays ride
      -- … 11 lines of updateChanged: another stay rides along
  change as (
    -- … 6 lines of updateChanged: the same stays ride
      $9::uuid, $10::int, $11::int, 'change', $12, $13::int, $14::jsonb, $15::jsonb, $16::int, $17::int, $18, $19,
      $20::timestamptz, $21::timestamptz, $22::timestamptz, $23::jsonb
    -- … 10 lines of insertPendingChange: the same stays ride
    select transfer, change.id, departure, seats, $24::timestamptz from change, wanted where seats > 0
  )
select exists (select from change) as written, used as included_used_minor, missing as seats_missing, conflict
from gate;

-- findWaitingChange
select
  g.id, g.status, g.base_version, g.plan, c.id as coupon_id, c.status as coupon_status, c.version, c.service_id,
  c.property_id
from coupon_change g join coupon c on c.id = g.coupon_id where g.id = $1 for update of g;

-- updatePaidChange
with
  target as (select * from jsonb_to_recordset($1::jsonb) as target (transfer int, departure int, seats int)),
  go as (
    select
    where
      -- … 8 lines of updateChanged: the same stays ride
                  and (s.held_until is null or s.held_until >= $2)
              )
            ), 0
          )
        from target join shared_departure d on d.id = target.departure
      ) <= 0
  ), ended as (update coupon_change set status = 'applied', ended_at = $3 from go where coupon_change.id = $4),
  unheld as (delete from seat using go where seat.change_id = $5),
  booking as (
    update coupon
    set
      version = version + 1, adults = $6, children = $7, baby_seats = $8, passengers = $9, vehicles = $10,
      total_minor = $11, included_minor = $12, included = $13, rate_id = $14, receptive_group_id = $15,
      price = $16::jsonb, contact_name = $17, contact_email = $18, contact_phone = $19, observation = $20
    from go
    where
      coupon.id = $21 and coupon.version = $22
      -- … 16 lines of updateChanged: the same stays ride
      jsonb_to_recordset($23::jsonb) as leg (
        -- … 9 lines of updateChanged: the same stays ride
    from booking, jsonb_to_recordset($24::jsonb) as one ("transferId" int, items jsonb, answer text)
    -- … 5 lines of updateChanged: the same stays ride
      jsonb_to_recordset($25::jsonb) as one (hotel text, folio text, guest text, main boolean, adults int, children int, "babySeats" int)
  -- … 25 lines of updateChanged: the same stays ride
    select 'send_change_letter', jsonb_build_object('changeId', $26::text), $27::timestamptz, $28::timestamptz
    from booking
  )
select exists (select from booking) as written;

-- updateReturnedChange
with unheld as (delete from seat where change_id = $1) update coupon_change
set status = 'returned', ended_at = coalesce(ended_at, $2::timestamptz) where id = $3;

-- updateLapsedChanges
with
  lapsed as (
    update coupon_change set status = 'lapsed', ended_at = $1
    where
      status = 'pending'
      and id in (
        select g.id from coupon_change g
        where
          g.status = 'pending' and g.expires_at < $2
          and not exists (
            select from payment_attempt a
            where a.change_id = g.id and a.status in ('created', 'processing', 'requires_action', 'unknown')
          )
        order by g.expires_at limit $3 for update skip locked
      )
    returning id
  ), unheld as (delete from seat using lapsed where seat.change_id = lapsed.id)
select id from lapsed;

-- findChangeForLetter
select
  coupon_id, transfer_id, kind, summary, base_version, amount_minor, currency, old_email,
  acting is not null as by_resort
from coupon_change where id = $1 and status = 'applied';
