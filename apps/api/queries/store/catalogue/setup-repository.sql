-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findBookingsMade
select
  case
    when exists (
      select from coupon join transfer on transfer.coupon_id = coupon.id
      where confirmed_at is not null and flight_code <> ''
    ) then 'paid' when exists (select from coupon where confirmed_at is not null) then 'no_flight'
    when exists (select from coupon) then 'unpaid' else 'none'
  end as reached;

-- findHasStay
select exists (select from pms_stay) as there;

-- readSetupRows
select id, code, legal_name as name, active from society order by id limit $1;
select id, name, group_id, active from hotel_group order by id limit $1;
select id, code, name, active from property order by id limit $1;
select id, iata_code as name, name_en, name_es, city, time_zone, active, web_transfers as on_web from airport
order by id limit $1;
select id, active, property_id, airport_id from airport_property order by id limit $1;
select id, name_en as name, kind, active from place order by id limit $1;
select id, trade_name as name, active from provider order by id limit $1;
select id, name, status = 1 as active from segment order by id limit $1;
select
  id, name_en as name, status = 1 as active, property_id, airport_id, segment_id, cardinality("itinerary_en") > 0
  and cardinality("itinerary_es") > 0 and cardinality("includes_en") > 0 and cardinality("includes_es") > 0
  and cardinality("terms_en") > 0 and cardinality("terms_es") > 0 as has_sheet
from service order by id limit $1;
select id, code as name, active from merchant where currency = $1 order by id limit $2;
select id, name, active from brand order by id limit $1;
select id, service_id, to_char(valid_from, 'YYYY-MM-DD') as from, to_char(valid_to, 'YYYY-MM-DD') as to from rate
order by id limit $1;
