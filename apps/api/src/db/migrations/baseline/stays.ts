/** Stays of the embedded property-management system. */
export const stays = `
create table pms_stay (
  hotel text,
  folio text,
  name_id text not null,
  resv_name_id text not null unique,
  parent_resv_name_id text,
  first_name text not null,
  last_name text not null,
  last_name_folded text not null,
  arrival_on date not null,
  departure_on date not null,
  adults int not null,
  children int not null,
  status text not null check (status in ('RESERVED', 'IN_HOUSE', 'CHECKED_OUT', 'CANCELLED', 'NO_SHOW')),
  room text,
  email text,
  phone text,
  country text not null,
  external_reference text,
  using_member boolean not null default false,
  m_benefits int not null default 0,
  company_id text,
  agency_code text,
  rate_plan text not null default 'EP',
  market_segment text not null default 'LEISURE',
  club jsonb not null default '{}',
  primary key (hotel, folio),
  constraint pms_stay_check check (departure_on >= arrival_on)
);
create unique index pms_stay_folio_key on pms_stay (replace(folio, '-', ''));
create index pms_stay_guest on pms_stay (name_id);
create index pms_stay_related on pms_stay (parent_resv_name_id) where parent_resv_name_id is not null;
create index pms_stay_arrival on pms_stay (arrival_on);

create table stay_event (
  id int generated always as identity primary key,
  coupon_id int not null references coupon on delete cascade,
  hotel text not null,
  folio text not null,
  what text not null check (what in ('proved', 'seen', 'changed', 'gone', 'unanswered', 'answered')),
  old jsonb,
  new jsonb,
  learned_at timestamptz not null
);
create index stay_event_coupon on stay_event (coupon_id);
comment on column stay_event.what is
  'Proved: read by the sale. Seen: read for the first time by a check. Unanswered: nobody answered while a ride was near.';
comment on column stay_event.old is 'Days, state and room before; null where there was nothing to compare with.';
comment on column stay_event.learned_at is 'When it was read. The system of stays does not say when it happened.';

create table added_stay (
  id int generated always as identity primary key,
  hotel text not null,
  folio text not null,
  added_at timestamptz not null,
  added_by text not null,
  unique (hotel, folio),
  foreign key (hotel, folio) references pms_stay(hotel, folio) on delete cascade
);
`;
