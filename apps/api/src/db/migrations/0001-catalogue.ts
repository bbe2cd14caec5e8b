import { type Kysely, sql } from 'kysely';

/**
 * What the group offers: places, services, rates and the rows that open and close them.
 * Statement triggers tell every process that a catalogue changed, so that an edit is seen at once by all of them.
 */
const statements = [
  `create table app_setting (key text primary key, value jsonb not null)`,

  `create table hotel_group (
    id int generated always as identity primary key,
    group_id int not null, name text not null, opera_code text not null, smart_code text not null)`,

  `create table property (
    id int primary key, code text not null unique, smart_code text not null, name text not null, thumbnail text not null,
    group_id int not null, time_zone text not null, phone text not null, email text not null,
    office_from time not null default '08:00', office_to time not null default '20:00',
    seat_policy text not null default 'specification' check (seat_policy in ('specification', 'everyone')),
    allows_without_flight boolean not null default true,
    change_hours int not null default 96 check (change_hours >= 0),
    cancel_hours int not null default 5 check (cancel_hours >= 0),
    folio_example text not null, active boolean not null default true)`,

  `create table airport (
    id int primary key, iata_code text not null unique, oaci_code text not null, web_transfers boolean not null default true,
    time_zone text not null, city text not null, name_en text not null, name_es text not null,
    meeting_point_en text not null default '', meeting_point_es text not null default '')`,

  `create table airport_property (
    airport_id int not null references airport, property_id int not null references property,
    extra_minutes int not null default 0 check (extra_minutes between 0 and 600),
    primary key (airport_id, property_id))`,

  `create table place (
    id int primary key, kind text not null check (kind in ('airport', 'property')),
    airport_id int references airport, property_id int references property,
    name_en text not null, name_es text not null, detail_en text not null default '', detail_es text not null default '')`,

  `create table airline (
    id int primary key, iata_code text not null unique, icao_code text not null default '', name text not null,
    type text not null default 'commercial', status int not null default 1,
    created_at timestamptz not null default now(), created_by text not null default 'system',
    updated_at timestamptz not null default now(), updated_by text not null default 'system')`,

  `create table scheduled_flight (
    id int generated always as identity primary key,
    flight_key text not null, airline_id int not null references airline, flight_number text not null,
    airport_id int not null references airport, type text not null check (type in ('A', 'D')),
    flight_time time not null, is_national boolean not null, other_airport text not null,
    weekdays int not null default 127,
    unique (flight_key, airport_id, type))`,

  `create table provider (
    id int primary key, business_name text not null, trade_name text not null)`,

  `create table segment (
    id int primary key, name text not null, transfer_type_id int not null, transfer_type text not null, type_description text not null,
    short_description text not null, description text not null,
    place_area_origin_id int not null references place, place_area_destination_id int not null references place,
    international_hour_before time not null default '03:30', national_hour_before time not null default '02:30',
    collective boolean not null, status int not null default 1)`,

  `create table service (
    id int primary key, property_id int not null references property, airport_id int not null references airport,
    segment_id int not null references segment, provider_id int not null references provider,
    operation_type int not null check (operation_type in (1, 2, 3)),
    private boolean not null, vehicle text not null, pax_max int not null check (pax_max > 0),
    suitcases int not null default 1, hand_bags int not null default 1,
    recommended boolean not null default false, position int not null default 1,
    upsell_service_id int references service,
    departure_capacity int check (departure_capacity >= 0),
    status int not null default 1)`,

  `create table service_text (
    service_id int not null references service, language text not null check (language in ('en', 'es')),
    name text not null, category text not null, description text not null, transportation_type text not null,
    location text not null, itinerary jsonb not null, includes jsonb not null, not_includes jsonb not null, tags jsonb not null,
    recommendations jsonb not null, demarcation jsonb not null, terms jsonb not null, policies jsonb not null,
    primary key (service_id, language))`,

  `create table rate (
    id int primary key, service_id int not null references service, currency text not null default 'USD',
    priority int not null default 1, description text not null default '',
    price_minor int not null check (price_minor >= 0), adult_minor int not null check (adult_minor >= 0),
    child_minor int not null default 0 check (child_minor >= 0),
    valid_from date not null, valid_to date not null, pax_max int check (pax_max > 0),
    check (valid_from <= valid_to))`,
  `create index rate_service on rate (service_id)`,

  `create table restriction (
    id int primary key, category_id int not null check (category_id in (1, 2, 3)), reference_id int not null default 0,
    applied_rule int not null default 1, auxiliar numeric not null default 0,
    blackout_from date, blackout_to date,
    status int not null default 1, created_by int not null default 0, created_at timestamptz not null default now(),
    updated_by int not null default 0, updated_at timestamptz not null default now())`,

  `create table operation_configuration (
    id int primary key, segment_id int not null references segment, property_id int not null references property,
    description text not null, initial_service_time time not null default '00:00', final_service_time time not null default '23:59',
    auxiliar numeric, restriction_id int references restriction, notification_mails text, status int not null default 1,
    created_by text not null default 'system', updated_by text not null default 'system', updated_at timestamptz not null default now())`,

  `create table included_rule (
    id int generated always as identity primary key, property_id int not null references property,
    rate_plan text, market_segment text, min_nights int not null default 0, is_member boolean, is_guest boolean, club text,
    service_id int not null references service, active boolean not null default true)`,

  `create table region (
    id int generated always as identity primary key, name text not null unique,
    allow_tags text[] not null default '{}', deny_tags text[] not null default '{}', active boolean not null default true)`,

  `create table refund_rule (
    id int generated always as identity primary key, property_id int not null references property,
    service_id int references service, hours_before int not null check (hours_before >= 0),
    percent_kept int not null check (percent_kept between 0 and 100))`,

  `create table notification_group (
    id int generated always as identity primary key, tag text not null, email text not null, status int not null default 1)`,

  `create table exchange_rate (
    currency text not null, as_of date not null, rate numeric not null check (rate > 0), primary key (currency, as_of))`,

  `create function tell_catalogue_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('catalogue_changed', tg_table_name); return null; end $$`,
];

/** Tables that processes keep in memory until told that they changed. */
const remembered = [
  'app_setting',
  'hotel_group',
  'property',
  'airport',
  'airport_property',
  'place',
  'airline',
  'provider',
  'segment',
  'service',
  'service_text',
  'rate',
  'restriction',
  'operation_configuration',
  'included_rule',
  'region',
  'refund_rule',
  'notification_group',
  'exchange_rate',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of remembered)
    await sql
      .raw(
        `create trigger ${table}_changed after insert or update or delete or truncate on ${table}
         for each statement execute function tell_catalogue_changed()`,
      )
      .execute(db);
}
