-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- createEmbeddedPms: proveStay
select row_to_json(f) as found
from
  (
    select
      s.hotel, s.folio, s.name_id as "nameId", s.resv_name_id as "resvNameId",
      s.parent_resv_name_id as "parentResvNameId", s.first_name as "firstName", s.last_name as "lastName",
      s.arrival_on as "arrivalOn", s.departure_on as "departureOn", s.adults, s.children, s.status, s.room, s.email,
      s.phone, s.country, s.external_reference as "externalReference", s.using_member as "usingMember",
      s.m_benefits as "mBenefits", s.company_id as "companyId", s.agency_code as "agencyCode",
      s.rate_plan as "ratePlan", s.market_segment as "marketSegment", s.club, replace(s.folio, '-', '') = $1 as "isOwn",
      (
        select coalesce(json_agg(number order by at, number), '[]')
        from
          (
            select c.coupon_code as number, c.created_at as at from coupon c
            where c.id in (select r.coupon_id from coupon_stay r where r.hotel = s.hotel and r.folio = s.folio)
            union all select c.code, to_timestamp((c.facts ->> 'createdAt')::bigint / 1000.0) from their_coupon c
            where c.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', s.hotel, 'folio', s.folio))
            order by at, number limit 200
          ) numbers
      ) as coupons,
      (
        select coalesce(json_agg(leg order by at), '[]')
        from
          (
            select
              json_build_object(
                'direction', t.direction, 'couponCode', c.coupon_code, 'hotel', c.hotel, 'folio', c.folio, 'airportId',
                c.airport_id, 'flightOn', t.flight_on, 'pickUpOn', t.pickup_on, 'pickUpTime',
                to_char(t.pickup_time, 'HH24:MI'), 'timeZone', t.time_zone
              ) as leg, t.pickup_at as at
            from coupon c join transfer t on t.coupon_id = c.id
            where
              c.id in (select r.coupon_id from coupon_stay r where r.hotel = s.hotel and r.folio = s.folio)
              and c.status in ('confirmed', 'partially_cancelled') and t.status = 'confirmed'
            union all
            select
              json_build_object(
                'direction', t ->> 'direction', 'couponCode', c.code, 'hotel', c.hotel, 'folio', c.folio, 'airportId',
                (c.facts ->> 'airportId')::int, 'flightOn', t ->> 'flightOn', 'pickUpOn', t ->> 'pickUpOn',
                'pickUpTime', t ->> 'pickUpTime', 'timeZone', t ->> 'timeZone'
              ), to_timestamp((t ->> 'pickUpAt')::bigint / 1000.0)
            from their_coupon c, jsonb_array_elements(c.facts -> 'transfers') t
            where
              c.facts -> 'stays' @> jsonb_build_array(jsonb_build_object('hotel', s.hotel, 'folio', s.folio))
              and c.facts ->> 'status' in ('confirmed', 'partially_cancelled') and t ->> 'status' = 'confirmed'
          ) rides
      ) as legs
    from pms_stay s where replace(s.folio, '-', '') = $2
  ) f;

-- createEmbeddedPms: proveStay of an agency
-- … 48 lines of createEmbeddedPms: proveStay
    from pms_stay s
    where replace(s.folio, '-', '') = $2 or (s.arrival_on = $3::date and agency_key (s.external_reference) = $4)
  ) f;

-- createEmbeddedPms: findStay
select
  s.hotel, s.folio, s.name_id as "nameId", s.resv_name_id as "resvNameId", s.parent_resv_name_id as "parentResvNameId",
  s.first_name as "firstName", s.last_name as "lastName", s.arrival_on as "arrivalOn", s.departure_on as "departureOn",
  s.adults, s.children, s.status, s.room, s.email, s.phone, s.country, s.external_reference as "externalReference",
  s.using_member as "usingMember", s.m_benefits as "mBenefits", s.company_id as "companyId",
  s.agency_code as "agencyCode", s.rate_plan as "ratePlan", s.market_segment as "marketSegment", s.club
from pms_stay s where s.hotel = $1 and s.folio = $2;

-- createEmbeddedPms: listStays
-- … 6 lines of createEmbeddedPms: findStay
from pms_stay s where (s.hotel, s.folio) in (($1, $2), ($3, $4));

-- createEmbeddedPms: listStaysOfGuest
-- … 6 lines of createEmbeddedPms: findStay
from pms_stay s where s.name_id = $1 order by s.arrival_on, s.folio limit 100;

-- createEmbeddedPms: listRelatedStays
-- … 6 lines of createEmbeddedPms: findStay
from pms_stay s
where
  (s.hotel, s.folio) <> ($1, $2)
  and exists (
    select from pms_stay own
    where
      own.hotel = $3 and own.folio = $4
      and (
        s.parent_resv_name_id = own.resv_name_id or s.resv_name_id = own.parent_resv_name_id
        or s.parent_resv_name_id = own.parent_resv_name_id
      )
  )
order by s.folio limit 100;
