-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- loadInventoryRows
begin isolation level repeatable read read only;
select pg_current_snapshot()::text as moment, pg_postmaster_start_time()::text as mark;
select of_table, concat_ws(' ', count(*), sum(hashtextextended (concat_ws(' ', place, written_by), 0))) as mark
from
  (
    select 'hotel_group' as of_table, ctid as place, xmin as written_by from hotel_group union all
    select 'picture' as of_table, ctid as place, xmin as written_by from picture union all
    select 'property' as of_table, ctid as place, xmin as written_by from property union all
    select 'airport_terminal' as of_table, ctid as place, xmin as written_by from airport_terminal union all
    select 'airport' as of_table, ctid as place, xmin as written_by from airport union all
    select 'airport_property' as of_table, ctid as place, xmin as written_by from airport_property union all
    select 'place' as of_table, ctid as place, xmin as written_by from place union all
    select 'airline' as of_table, ctid as place, xmin as written_by from airline union all
    select 'provider' as of_table, ctid as place, xmin as written_by from provider union all
    select 'segment' as of_table, ctid as place, xmin as written_by from segment union all
    select 'service' as of_table, ctid as place, xmin as written_by from service union all
    select 'rate' as of_table, ctid as place, xmin as written_by from rate union all
    select 'restriction' as of_table, ctid as place, xmin as written_by from restriction union all
    select 'operation_configuration' as of_table, ctid as place, xmin as written_by from operation_configuration
    union all select 'included_rule' as of_table, ctid as place, xmin as written_by from included_rule union all
    select 'region' as of_table, ctid as place, xmin as written_by from region union all
    select 'refund_rule' as of_table, ctid as place, xmin as written_by from refund_rule union all
    select 'notification_group' as of_table, ctid as place, xmin as written_by from notification_group union all
    select 'message_template' as of_table, ctid as place, xmin as written_by from message_template union all
    select 'exchange_rate' as of_table, ctid as place, xmin as written_by from exchange_rate union all
    select 'society' as of_table, ctid as place, xmin as written_by from society union all
    select 'terms' as of_table, ctid as place, xmin as written_by from terms union all
    select 'system_key' as of_table, ctid as place, xmin as written_by from system_key union all
    select 'system' as of_table, ctid as place, xmin as written_by from system union all
    select 'country' as of_table, ctid as place, xmin as written_by from country union all
    select 'merchant' as of_table, ctid as place, xmin as written_by from merchant union all
    select 'card_type' as of_table, ctid as place, xmin as written_by from card_type union all
    select 'bank' as of_table, ctid as place, xmin as written_by from bank union all
    select 'their_number' as of_table, ctid as place, xmin as written_by from their_number union all
    select 'their_offer' as of_table, ctid as place, xmin as written_by from their_offer union all
    select 'app_setting' as of_table, ctid as place, xmin as written_by from app_setting union all
    select 'brand' as of_table, ctid as place, xmin as written_by from brand
  ) as versions
group by of_table;
select
  name, email, phones, websites, resources, foundation, accent_light, accent_dark, deep_light, deep_dark,
  (select name from picture where picture.id = logo_id) as "logoName"
from brand where active order by id desc limit 1;
select group_id, name, opera_code, smart_code, active from hotel_group order by id;
select
  id, code, smart_code, name,
  coalesce(
    (select '/pictures/' || picture.name || '-tablets.webp' from picture where picture.id = picture_id), thumbnail
  ) as thumbnail, group_id, time_zone, phone, email, office_from, office_to, seat_policy, allows_without_flight,
  change_hours, cancel_hours, folio_example, staff_language, moon_zone, active
from property order by id;
select
  id, iata_code, oaci_code, web_transfers, active, time_zone, city,
  json_build_object('en', name_en, 'es', name_es) as name,
  json_build_object('en', meeting_point_en, 'es', meeting_point_es) as meeting_point,
  json_build_object('international', clearance_international, 'national', clearance_national) as clearance,
  json_build_object('taxiMinutes', taxi_minutes, 'proposalMinutes', proposal_minutes, 'freezeHours', freeze_hours) as following,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'terminal', t.terminal, 'meeting', json_build_object('en', t.meeting_point_en, 'es', t.meeting_point_es),
            'sign', json_build_object('en', t.sign_en, 'es', t.sign_es), 'dropoff',
            json_build_object('en', t.drop_off_en, 'es', t.drop_off_es)
          ) order by t.terminal
        ), '[]'
      )
    from airport_terminal t where t.airport_id = airport.id and t.active
  ) as terminals
from airport order by id;
select airport_id, property_id, extra_minutes, drive_minutes, active from airport_property
order by airport_id, property_id;
select
  id, kind, airport_id, property_id, json_build_object('en', name_en, 'es', name_es) as name,
  json_build_object('en', detail_en, 'es', detail_es) as detail
from place order by id;
select
  id, iata_code, icao_code, name, type, status, created_at, created_by, updated_at,
  coalesce(updated_by, created_by) as updated_by
from airline order by id;
select id, business_name, trade_name from provider order by id;
select
  id, name, transfer_type_id, transfer_type, type_description, short_description, description,
  place_area_origin_id as origin_place_id, place_area_destination_id as destination_place_id, international_hour_before,
  national_hour_before, collective, status
from segment order by id;
select
  id, property_id, airport_id, segment_id, provider_id, operation_type, private, vehicle, pax_max, suitcases, hand_bags,
  confirms_items, recommended, position, upsell_service_id, (select name from picture where picture.id = picture_id
  ) as picture_name, departure_capacity, status
from service order by position, id;
select
  id as service_id, text.language, text.name, text.category, text.description, text.transportation_type, text.location,
  text.itinerary, text.includes, text.not_includes, text.tags, text.recommendations, text.demarcation, text.terms,
  text.policies
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
  id, service_id, currency, priority, description, price_minor, adult_minor as adult_price_minor,
  child_minor as minor_price_minor, valid_from as valid_from_on, valid_to as valid_to_on, pax_max
from rate order by priority, id;
fetch 250 from piece;
close piece;
select
  id, description, category_id, reference_id, applied_rule, auxiliar, blackout_from, blackout_to, status, created_by,
  created_at, updated_at
from restriction order by id;
select
  id, segment_id, property_id, description, initial_service_time, final_service_time, auxiliar, restriction_id,
  notification_mails, status, created_by, updated_at
from operation_configuration order by id;
select id, property_id, rate_plan, market_segment, min_nights, is_member, is_guest, club, service_id, active
from included_rule order by id;
select id, name, active as is_active, allow_tags, deny_tags from region order by id;
select cause, property_id, service_id, hours_before, percent_kept from refund_rule where active order by id;
select
  named.id, concat_ws(':', named.topic, code) as tag, named.email, named.status,
  named.updated_by is not null as is_of_staff
from notification_group as named join property on property.id = property_id order by named.id;
select
  kind, language,
  json_build_object(
    'subject', subject, 'preview_text', preview_text, 'headline', headline, 'body', body, 'closing', closing
  ) as texts
from message_template where active and channel = 'mail' order by id;
select kind, channel, language, body as text, nullif(content_number, '') as content_number from message_template
where active and channel <> 'mail' order by id;
select currency, as_of, rate from exchange_rate where active order by currency, as_of desc;
select id, code, legal_name, tax_id, address, tax_rate, airport_tax_rates, active from society order by position, id;
select
  id, property_id, kind, to_char(in_force_from, 'YYYY-MM-DD') as from_on, created_at as written_at,
  json_build_object('en', text_en, 'es', text_es) as lines
from terms order by id;
select
  id, active, calls, calls_a_minute,
  array(select k.id from system_key k where k.system_id = system.id and k.ended_at is null order by k.id) as keys
from system order by id;
select code, json_build_object('en', name_en, 'es', name_es) as name, dialing_code, society_id, position, active
from country order by position, code;
select id, society_id, currency, gateway, statement_name, card_types, secret_reference as account, active from merchant
order by id;
select brand, funding, logo, accepted from card_type order by id;
select code, name from bank order by id;
select kind, scope, theirs, ours from their_number order by kind, scope, theirs;
select service_id, operation_type_id, movement_origin_id, departure_place_id, arrival_place_id from their_offer
order by service_id;
select jsonb_array_elements_text(value -> 'stopped') as part from app_setting where key = 'group_catalogue';
select jsonb_array_elements_text(value -> 'unread') as part from app_setting where key = 'group_catalogue';
select distinct jsonb_array_elements_text(of_part.value) as "row"
from app_setting as setting, jsonb_each(setting.value -> 'stoppedRows') as of_part
where setting.key = 'group_catalogue';
commit;
