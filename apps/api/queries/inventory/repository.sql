-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- loadInventoryRows
begin isolation level repeatable read read only;
select pg_current_snapshot()::text as moment;
select
  name, email, phones, websites, resources, foundation, accent_light, accent_dark, deep_light, deep_dark,
  (select name from picture where picture.id = logo_id) as "logoName"
from brand where active order by id desc limit 1;
select group_id as "groupId", name, opera_code as "operaCode", smart_code as "smartCode", active from hotel_group
order by id;
select
  id, code, smart_code as "smartCode", name,
  coalesce(
    (select '/pictures/' || picture.name || '-tablets.webp' from picture where picture.id = picture_id), thumbnail
  ) as thumbnail, group_id as "groupId", time_zone as "timeZone", phone, email, office_from as "officeFrom",
  office_to as "officeTo", seat_policy as "seatPolicy", allows_without_flight as "allowsWithoutFlight",
  change_hours as "changeHours", cancel_hours as "cancelHours", folio_example as "folioExample",
  staff_language as "staffLanguage", moon_zone as "moonZone", active
from property order by id;
select
  id, iata_code as "iataCode", oaci_code as "oaciCode", web_transfers as "webTransfers", active,
  time_zone as "timeZone", city, json_build_object('en', name_en, 'es', name_es) as name,
  json_build_object('en', meeting_point_en, 'es', meeting_point_es) as "meetingPoint",
  json_build_object('international', clearance_international, 'national', clearance_national) as clearance
from airport order by id;
select
  airport_id as "airportId", property_id as "propertyId", extra_minutes as "extraMinutes",
  drive_minutes as "driveMinutes", active
from airport_property order by airport_id, property_id;
select
  id, kind, airport_id as "airportId", property_id as "propertyId",
  json_build_object('en', name_en, 'es', name_es) as name, json_build_object('en', detail_en, 'es', detail_es) as detail
from place order by id;
select
  id, iata_code as "iataCode", icao_code as "icaoCode", name, type, status, created_at as "createdAt",
  created_by as "createdBy", updated_at as "updatedAt", coalesce(updated_by, created_by) as "updatedBy"
from airline order by id;
select id, business_name as "businessName", trade_name as "tradeName" from provider order by id;
select
  id, name, transfer_type_id as "transferTypeId", transfer_type as "transferType",
  type_description as "typeDescription", short_description as "shortDescription", description,
  place_area_origin_id as "originPlaceId", place_area_destination_id as "destinationPlaceId",
  international_hour_before as "internationalHourBefore", national_hour_before as "nationalHourBefore", collective,
  status
from segment order by id;
select
  id, property_id as "propertyId", airport_id as "airportId", segment_id as "segmentId", provider_id as "providerId",
  operation_type as "operationType", private, vehicle, pax_max as "paxMax", suitcases, hand_bags as "handBags",
  recommended, position, upsell_service_id as "upsellServiceId", (select name from picture where picture.id = picture_id
  ) as "pictureName", departure_capacity as "departureCapacity", status
from service order by position, id;
select
  id as "serviceId", text.language, text.name, text.category, text.description,
  text.transportation_type as "transportationType", text.location, text.itinerary, text.includes,
  text.not_includes as "notIncludes", text.tags, text.recommendations, text.demarcation, text.terms, text.policies
from
  service
  cross join lateral (
    values
      (
        'en', name_en, category_en, description_en, transportation_type_en, location_en, itinerary_en, includes_en,
        not_includes_en, tags_en, recommendations_en, demarcation_en, terms_en, policies_en
      ),
      (
        'es', name_es, category_es, description_es, transportation_type_es, location_es, itinerary_es, includes_es,
        not_includes_es, tags_es, recommendations_es, demarcation_es, terms_es, policies_es
      )
  ) as text(
    language, name, category, description, transportation_type, location, itinerary, includes, not_includes, tags,
    recommendations, demarcation, terms, policies
  )
where text.name <> '' order by id, text.language;
declare piece no scroll cursor for
select
  id, service_id as "serviceId", currency, priority, description, price_minor as "priceMinor",
  adult_minor as "adultPriceMinor", child_minor as "minorPriceMinor", valid_from as "validFromOn",
  valid_to as "validToOn", pax_max as "paxMax"
from rate order by priority, id;
fetch 250 from piece;
close piece;
select
  id, category_id as "categoryId", reference_id as "referenceId", applied_rule as "appliedRule", auxiliar,
  blackout_from as "blackoutFrom", blackout_to as "blackoutTo", status, created_by as "createdBy",
  created_at as "createdAt", updated_at as "updatedAt"
from restriction order by id;
select
  id, segment_id as "segmentId", property_id as "propertyId", description, initial_service_time as "initialServiceTime",
  final_service_time as "finalServiceTime", auxiliar, restriction_id as "restrictionId",
  notification_mails as "notificationMails", status, created_by as "createdBy", updated_at as "updatedAt"
from operation_configuration order by id;
select
  id, property_id as "propertyId", rate_plan as "ratePlan", market_segment as "marketSegment",
  min_nights as "minNights", is_member as "isMember", is_guest as "isGuest", club, service_id as "serviceId", active
from included_rule order by id;
select id, name, active as "isActive", allow_tags as "allowTags", deny_tags as "denyTags" from region order by id;
select
  property_id as "propertyId", service_id as "serviceId", hours_before as "hoursBefore", percent_kept as "percentKept"
from refund_rule where active order by id;
select
  named.id, concat_ws(':', named.topic, code) as tag, named.email, named.status,
  named.updated_by is not null as "isOfStaff"
from notification_group as named join property on property.id = property_id order by named.id;
select
  kind, language,
  json_build_object(
    'subject', subject, 'preview_text', preview_text, 'headline', headline, 'body', body, 'closing', closing
  ) as texts
from message_template where active order by id;
select currency, as_of as "asOf", rate from exchange_rate where active order by currency, as_of desc;
select
  id, code, legal_name as "legalName", tax_id as "taxId", address, tax_rate as "taxRate",
  airport_tax_rates as "airportTaxRates", active
from society order by position, id;
select
  id, property_id as "propertyId", kind, to_char(in_force_from, 'YYYY-MM-DD') as "fromOn", created_at as "writtenAt",
  json_build_object('en', text_en, 'es', text_es) as lines
from terms order by id;
select
  id, active, calls, calls_a_minute as "callsAMinute",
  array(select k.id from system_key k where k.system_id = system.id and k.ended_at is null order by k.id) as keys
from system order by id;
select
  code, json_build_object('en', name_en, 'es', name_es) as name, dialing_code as "dialingCode",
  society_id as "societyId", position, active
from country order by position, code;
select
  id, society_id as "societyId", currency, gateway, statement_name as "statementName", card_types as "cardTypes",
  secret_reference as account, active
from merchant order by id;
select brand, funding, logo, accepted from card_type order by id;
select code, name from bank order by id;
select kind, scope, theirs, ours from their_number order by kind, scope, theirs;
select
  service_id as "serviceId", operation_type_id as "operationTypeId", movement_origin_id as "movementOriginId",
  departure_place_id as "departurePlaceId", arrival_place_id as "arrivalPlaceId"
from their_offer order by service_id;
select jsonb_array_elements_text(value -> 'stopped') as part from app_setting where key = 'group_catalogue';
select jsonb_array_elements_text(value -> 'unread') as part from app_setting where key = 'group_catalogue';
select distinct jsonb_array_elements_text(of_part.value) as "row"
from app_setting as setting, jsonb_each(setting.value -> 'stoppedRows') as of_part
where setting.key = 'group_catalogue';
commit;
