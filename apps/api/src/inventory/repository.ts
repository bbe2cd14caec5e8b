import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import { rowsAtOnce } from '../in-pieces.ts';
import { type Brand, type BrandRow, brandOf } from './brand.ts';
import type { InventoryRows } from './records.ts';

/** Reads every remembered table. Their rows are few: tables that grow with sales are never kept in memory. */

/** Columns of a table. Types of the rows are those of `InventoryRows`. */
async function read<T>(tx: Tx, text: string): Promise<T[]> {
  const { rows } = await sql.raw<T>(text).execute(tx);
  return rows;
}

/** The same of a table that may have thousands of rows. */
async function readInPieces<T>(tx: Tx, text: string): Promise<T[]> {
  await sql.raw(`declare piece no scroll cursor for ${text}`).execute(tx);
  const all: T[] = [];
  for (;;) {
    const rows = await read<T>(tx, `fetch ${rowsAtOnce} from piece`);
    all.push(...rows);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close piece`.execute(tx);
  return all;
}

type RowOf<K extends keyof InventoryRows> =
  NonNullable<InventoryRows[K]> extends readonly (infer R)[] ? R : never;

const statements = {
  hotelGroups: `select group_id, name, opera_code, smart_code, active
    from hotel_group order by id`,
  properties: `select id, code, smart_code, name,
    coalesce((select '/pictures/' || picture.name || '-tablets.webp' from picture where picture.id = picture_id), thumbnail) as thumbnail, group_id, time_zone, phone, email,
    office_from, office_to, seat_policy,
    allows_without_flight, change_hours, cancel_hours,
    folio_example, staff_language,
    moon_zone, active from property order by id`,
  airports: `select id, iata_code, oaci_code, web_transfers, active,
    time_zone, city,
    json_build_object('en', name_en, 'es', name_es) as name,
    json_build_object('en', meeting_point_en, 'es', meeting_point_es) as meeting_point,
    json_build_object('international', clearance_international, 'national', clearance_national) as clearance,
    json_build_object('taxiMinutes', taxi_minutes, 'proposalMinutes', proposal_minutes, 'freezeHours', freeze_hours) as following,
    (select coalesce(json_agg(json_build_object('terminal', t.terminal,
      'meeting', json_build_object('en', t.meeting_point_en, 'es', t.meeting_point_es),
      'sign', json_build_object('en', t.sign_en, 'es', t.sign_es),
      'dropoff', json_build_object('en', t.drop_off_en, 'es', t.drop_off_es)) order by t.terminal), '[]')
      from airport_terminal t where t.airport_id = airport.id and t.active) as terminals from airport order by id`,
  airportProperties: `select airport_id, property_id, extra_minutes,
    drive_minutes, active from airport_property order by airport_id, property_id`,
  places: `select id, kind, airport_id, property_id,
    json_build_object('en', name_en, 'es', name_es) as name, json_build_object('en', detail_en, 'es', detail_es) as detail
    from place order by id`,
  airlines: `select id, iata_code, icao_code, name, type, status, created_at,
    created_by, updated_at, coalesce(updated_by, created_by) as updated_by from airline order by id`,
  providers: `select id, business_name, trade_name from provider order by id`,
  segments: `select id, name, transfer_type_id, transfer_type,
    type_description, short_description, description,
    place_area_origin_id as origin_place_id, place_area_destination_id as destination_place_id,
    international_hour_before, national_hour_before, collective, status
    from segment order by id`,
  services: `select id, property_id, airport_id, segment_id,
    provider_id, operation_type, private, vehicle, pax_max, suitcases,
    hand_bags, confirms_items, recommended, position, upsell_service_id,
    (select name from picture where picture.id = picture_id) as picture_name,
    departure_capacity, status from service order by position, id`,
  serviceTexts: `select id as service_id, text.language, text.name, text.category, text.description,
    text.transportation_type, text.location, text.itinerary, text.includes,
    text.not_includes, text.tags, text.recommendations, text.demarcation, text.terms, text.policies
    from service cross join lateral (values ('en', name_en, category_en, description_en, transportation_type_en, location_en, itinerary_en, includes_en, not_includes_en, tags_en, recommendations_en, demarcation_en, terms_en, policies_en), ('es', name_es, category_es, description_es, transportation_type_es, location_es, itinerary_es, includes_es, not_includes_es, tags_es, recommendations_es, demarcation_es, terms_es, policies_es))
      as text (language, name, category, description, transportation_type, location, itinerary, includes, not_includes, tags, recommendations, demarcation, terms, policies)
    where text.name <> '' order by id, text.language`,
  rates: `select id, service_id, currency, priority, description, price_minor,
    adult_minor as adult_price_minor, child_minor as minor_price_minor, valid_from as valid_from_on, valid_to as valid_to_on,
    pax_max from rate order by priority, id`,
  restrictions: `select id, description, category_id, reference_id, applied_rule, auxiliar,
    blackout_from, blackout_to, status, created_by,
    created_at, updated_at from restriction order by id`,
  configurations: `select id, segment_id, property_id, description,
    initial_service_time, final_service_time, auxiliar,
    restriction_id, notification_mails, status, created_by,
    updated_at from operation_configuration order by id`,
  includedRules: `select id, property_id, rate_plan, market_segment,
    min_nights, is_member, is_guest, club, service_id, active
    from included_rule order by id`,
  regions: `select id, name, active as is_active, allow_tags, deny_tags from region order by id`,
  refundRules: `select cause, property_id, service_id, hours_before,
    percent_kept from refund_rule where active order by id`,
  notificationGroups: `select named.id, concat_ws(':', named.topic, code) as tag, named.email, named.status, named.updated_by is not null as is_of_staff
    from notification_group as named join property on property.id = property_id order by named.id`,
  messageTemplates: `select kind, language, json_build_object('subject', subject, 'preview_text', preview_text,
    'headline', headline, 'body', body, 'closing', closing) as texts from message_template where active and channel = 'mail' order by id`,
  phoneTexts: `select kind, channel, language, body as text, nullif(content_number, '') as content_number
    from message_template where active and channel <> 'mail' order by id`,
  exchangeRates: `select currency, as_of, rate from exchange_rate where active order by currency, as_of desc`,
  societies: `select id, code, legal_name, tax_id, address, tax_rate,
    airport_tax_rates, active from society order by position, id`,
  terms: `select id, property_id, kind, to_char(in_force_from, 'YYYY-MM-DD') as from_on,
    created_at as written_at, json_build_object('en', text_en, 'es', text_es) as lines
    from terms order by id`,
  systems: `select id, active, calls, calls_a_minute,
    array(select k.id from system_key k where k.system_id = system.id and k.ended_at is null order by k.id) as keys from system order by id`,
  countries: `select code, json_build_object('en', name_en, 'es', name_es) as name, dialing_code,
    society_id, position, active from country order by position, code`,
  merchants: `select id, society_id, currency, gateway, statement_name, card_types,
    secret_reference as account, active from merchant order by id`,
  cardTypes: `select brand, funding, logo, accepted from card_type order by id`,
  banks: `select code, name from bank order by id`,
  theirNumbers: `select kind, scope, theirs, ours from their_number order by kind, scope, theirs`,
  theirOffers: `select service_id, operation_type_id, movement_origin_id,
    departure_place_id, arrival_place_id from their_offer order by service_id`,
  stoppedRows: `select distinct jsonb_array_elements_text(of_part.value) as "row"
    from app_setting as setting, jsonb_each(setting.value -> 'stoppedRows') as of_part where setting.key = 'group_catalogue'`,
  unreadParts: `select jsonb_array_elements_text(value -> 'unread') as part from app_setting where key = 'group_catalogue'`,
  stoppedParts: `select jsonb_array_elements_text(value -> 'stopped') as part from app_setting where key = 'group_catalogue'`,
} as const satisfies Record<Exclude<keyof InventoryRows, 'brand'>, string>;

/**
 * The newest version in use: the next one is prepared beside it, and seen from the moment it is put into use. Colours keep the names of the
 * wire.
 */
const brandInUse = `select name, email, phones, websites, resources, foundation, accent_light, accent_dark, deep_light, deep_dark,
  (select name from picture where picture.id = logo_id) as "logoName" from brand where active order by id desc limit 1`;

const isOfTable = /\b(?:from|join) (?!lateral\b)(\w+)/g;

/** Tables that a statement reads. */
const tablesOf = (text: string): string[] =>
  [...text.matchAll(isOfTable)].flatMap(([, table]) => (table === undefined ? [] : [table]));

/** A restored or promoted server may give a number of a transaction again: another start of it is another database. */
const SERVER = 'server';

const readTables = [...new Set([...Object.values(statements), brandInUse].flatMap(tablesOf))];

/**
 * A mark of each table with rows, another one after any change: a committed version of a row has its own place and transaction. Costs a
 * scan without the texts, which are most of what a row holds.
 */
const marksOfTables = `select of_table, concat_ws(' ', count(*), sum(hashtextextended(concat_ws(' ', place, written_by), 0))) as mark
  from (${readTables
    .map((table) => `select '${table}' as of_table, ctid as place, xmin as written_by from ${table}`)
    .join(' union all ')}) as versions group by of_table`;

/** All rows as they stood at one moment. */
export type InventoryReading = {
  readonly rows: InventoryRows;
  /** As `pg_current_snapshot()` gives it. */
  readonly moment: string;
  /** By table. */
  readonly marks: ReadonlyMap<string, string>;
};

/**
 * Reads everything as it stands at one moment: tables that changed together are seen together.
 * @param last an earlier reading: what its tables gave is taken from it where they did not change since
 */
export async function loadInventoryRows(
  db: Db,
  last: InventoryReading | null = null,
): Promise<InventoryReading> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const [now] = await read<{ moment: string; mark: string }>(
        tx,
        'select pg_current_snapshot()::text as moment, pg_postmaster_start_time()::text as mark',
      );
      const marked = await read<{ ofTable: string; mark: string }>(tx, marksOfTables);
      const marks = new Map(marked.map(({ ofTable, mark }) => [ofTable, mark]));
      marks.set(SERVER, now?.mark ?? '');
      /** The rows of the last reading, if no table of the statement changed since. */
      const kept = (text: string): InventoryRows | undefined =>
        last && [SERVER, ...tablesOf(text)].every((table) => marks.get(table) === last.marks.get(table))
          ? last.rows
          : undefined;
      const rowsOf = async <K extends keyof typeof statements>(name: K): Promise<InventoryRows[K]> => {
        const text = statements[name];
        const readNow = name === 'rates' ? readInPieces : read;
        return kept(text)?.[name] ?? ((await readNow<RowOf<K>>(tx, text)) as InventoryRows[K]);
      };
      const readBrand = async (): Promise<Brand | null> => {
        const [brand] = await read<BrandRow>(tx.withoutPlugins(), brandInUse);
        return brand ? brandOf(brand) : null;
      };
      const rows: InventoryRows = {
        brand: kept(brandInUse)?.brand ?? (await readBrand()),
        hotelGroups: await rowsOf('hotelGroups'),
        properties: await rowsOf('properties'),
        airports: await rowsOf('airports'),
        airportProperties: await rowsOf('airportProperties'),
        places: await rowsOf('places'),
        airlines: await rowsOf('airlines'),
        providers: await rowsOf('providers'),
        segments: await rowsOf('segments'),
        services: await rowsOf('services'),
        serviceTexts: await rowsOf('serviceTexts'),
        rates: await rowsOf('rates'),
        restrictions: await rowsOf('restrictions'),
        configurations: await rowsOf('configurations'),
        includedRules: await rowsOf('includedRules'),
        regions: await rowsOf('regions'),
        refundRules: await rowsOf('refundRules'),
        notificationGroups: await rowsOf('notificationGroups'),
        messageTemplates: await rowsOf('messageTemplates'),
        phoneTexts: await rowsOf('phoneTexts'),
        exchangeRates: await rowsOf('exchangeRates'),
        societies: await rowsOf('societies'),
        terms: await rowsOf('terms'),
        systems: await rowsOf('systems'),
        countries: await rowsOf('countries'),
        merchants: await rowsOf('merchants'),
        cardTypes: await rowsOf('cardTypes'),
        banks: await rowsOf('banks'),
        theirNumbers: await rowsOf('theirNumbers'),
        theirOffers: await rowsOf('theirOffers'),
        stoppedParts: await rowsOf('stoppedParts'),
        unreadParts: await rowsOf('unreadParts'),
        stoppedRows: await rowsOf('stoppedRows'),
      };
      return { rows, moment: now?.moment ?? '', marks };
    });
}
