-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- loadCatalogueRows
begin isolation level repeatable read read only;
select
  value
from
  app_setting
where
  key = 'brand';
select
  group_id as "groupId",
  name,
  opera_code as "operaCode",
  smart_code as "smartCode"
from
  hotel_group
order by
  id;
select
  id,
  code,
  smart_code as "smartCode",
  name,
  thumbnail,
  group_id as "groupId",
  time_zone as "timeZone",
  phone,
  email,
  office_from as "officeFrom",
  office_to as "officeTo",
  seat_policy as "seatPolicy",
  allows_without_flight as "allowsWithoutFlight",
  change_hours as "changeHours",
  cancel_hours as "cancelHours",
  folio_example as "folioExample",
  staff_language as "staffLanguage",
  moon_zone as "moonZone",
  active
from
  property
order by
  id;
select
  id,
  iata_code as "iataCode",
  oaci_code as "oaciCode",
  web_transfers as "webTransfers",
  time_zone as "timeZone",
  city,
  json_build_object('en', name_en, 'es', name_es) as name,
  json_build_object('en', meeting_point_en, 'es', meeting_point_es) as "meetingPoint",
  json_build_object('international', clearance_international, 'national', clearance_national) as clearance
from
  airport
order by
  id;
select
  airport_id as "airportId",
  property_id as "propertyId",
  extra_minutes as "extraMinutes",
  drive_minutes as "driveMinutes"
from
  airport_property
order by
  airport_id,
  property_id;
select
  id,
  kind,
  airport_id as "airportId",
  property_id as "propertyId",
  json_build_object('en', name_en, 'es', name_es) as name,
  json_build_object('en', detail_en, 'es', detail_es) as detail
from
  place
order by
  id;
select
  id,
  iata_code as "iataCode",
  icao_code as "icaoCode",
  name,
  type,
  status,
  created_at as "createdAt",
  created_by as "createdBy",
  updated_at as "updatedAt",
  updated_by as "updatedBy"
from
  airline
order by
  id;
select
  id,
  business_name as "businessName",
  trade_name as "tradeName"
from
  provider
order by
  id;
select
  id,
  name,
  transfer_type_id as "transferTypeId",
  transfer_type as "transferType",
  type_description as "typeDescription",
  short_description as "shortDescription",
  description,
  place_area_origin_id as "originPlaceId",
  place_area_destination_id as "destinationPlaceId",
  international_hour_before as "internationalHourBefore",
  national_hour_before as "nationalHourBefore",
  collective,
  status
from
  segment
order by
  id;
select
  id,
  property_id as "propertyId",
  airport_id as "airportId",
  segment_id as "segmentId",
  provider_id as "providerId",
  operation_type as "operationType",
  private,
  vehicle,
  pax_max as "paxMax",
  suitcases,
  hand_bags as "handBags",
  recommended,
  position,
  upsell_service_id as "upsellServiceId",
  departure_capacity as "departureCapacity",
  status
from
  service
order by
  position,
  id;
select
  service_id as "serviceId",
  language,
  name,
  category,
  description,
  transportation_type as "transportationType",
  location,
  itinerary,
  includes,
  not_includes as "notIncludes",
  tags,
  recommendations,
  demarcation,
  terms,
  policies
from
  service_text
order by
  service_id,
  language;
select
  id,
  service_id as "serviceId",
  currency,
  priority,
  description,
  price_minor as "priceMinor",
  adult_minor as "adultPriceMinor",
  child_minor as "minorPriceMinor",
  valid_from as "validFromOn",
  valid_to as "validToOn",
  pax_max as "paxMax"
from
  rate
order by
  priority,
  id;
select
  id,
  category_id as "categoryId",
  reference_id as "referenceId",
  applied_rule as "appliedRule",
  auxiliar,
  blackout_from as "blackoutFrom",
  blackout_to as "blackoutTo",
  status,
  created_by as "createdBy",
  created_at as "createdAt",
  updated_by as "updatedBy",
  updated_at as "updatedAt"
from
  restriction
order by
  id;
select
  id,
  segment_id as "segmentId",
  property_id as "propertyId",
  description,
  initial_service_time as "initialServiceTime",
  final_service_time as "finalServiceTime",
  auxiliar,
  restriction_id as "restrictionId",
  notification_mails as "notificationMails",
  status,
  created_by as "createdBy",
  updated_by as "updatedBy",
  updated_at as "updatedAt"
from
  operation_configuration
order by
  id;
select
  id,
  property_id as "propertyId",
  rate_plan as "ratePlan",
  market_segment as "marketSegment",
  min_nights as "minNights",
  is_member as "isMember",
  is_guest as "isGuest",
  club,
  service_id as "serviceId",
  active
from
  included_rule
order by
  id;
select
  name,
  active as "isActive",
  allow_tags as "allowTags",
  deny_tags as "denyTags"
from
  region
order by
  id;
select
  property_id as "propertyId",
  service_id as "serviceId",
  hours_before as "hoursBefore",
  percent_kept as "percentKept"
from
  refund_rule
order by
  id;
select
  id,
  tag,
  email,
  status
from
  notification_group
order by
  id;
select
  currency,
  as_of as "asOf",
  rate
from
  exchange_rate
order by
  currency,
  as_of desc;
commit;
