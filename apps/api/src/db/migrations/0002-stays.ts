import { type Kysely, sql } from 'kysely';

/** The embedded property-management system: its own tables, read only through the PMS port. */
const statements = [
  `create table pms_stay (
    hotel text not null, folio text not null,
    name_id text not null, resv_name_id text not null unique, parent_resv_name_id text,
    first_name text not null, last_name text not null, last_name_folded text not null,
    arrival_on date not null, departure_on date not null check (departure_on >= arrival_on),
    adults int not null, children int not null,
    status text not null check (status in ('RESERVED', 'IN_HOUSE', 'CHECKED_OUT', 'CANCELLED', 'NO_SHOW')),
    room text, email text, phone text, country text not null, external_reference text,
    using_member boolean not null default false, m_benefits int not null default 0, company_id text, agency_code text,
    rate_plan text not null default 'EP', market_segment text not null default 'LEISURE',
    club jsonb not null default '{}',
    primary key (hotel, folio))`,
  // Guests leave the dash out, so look-ups use the number without it. It is unique too.
  `create unique index pms_stay_folio_key on pms_stay (replace(folio, '-', ''))`,
  `create index pms_stay_guest on pms_stay (name_id)`,
  `create index pms_stay_related on pms_stay (parent_resv_name_id) where parent_resv_name_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
