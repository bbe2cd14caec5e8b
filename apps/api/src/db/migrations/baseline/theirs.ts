/** Sales of the group's own backend. */
export const theirs = `
create table their_call (
  id uuid primary key,
  kind text not null check (kind in ('sale', 'payment')),
  state text not null check (state in ('sent', 'unknown', 'waiting', 'done', 'refused', 'void')),
  intent_scope text not null,
  intent_key text not null,
  hotel text not null,
  folio text not null,
  coupon_code text,
  amount_minor int not null,
  action_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  next_check_at timestamptz not null,
  checks int not null default 0,
  flights_to_check text not null default '',
  reckoned jsonb,
  failed_at timestamptz,
  language text not null default 'en',
  constraint their_call_check check ((kind = 'sale') or (coupon_code is not null))
);
create unique index their_call_sale on their_call (hotel, folio) where ((kind = 'sale') and state in ('sent', 'unknown'));
create unique index their_call_payment on their_call (coupon_code) where ((kind = 'payment') and (state = any
  (array['sent', 'unknown', 'waiting' ])));
create index their_call_key on their_call (intent_scope, intent_key);
create index their_call_coupon on their_call (coupon_code);
create index their_call_check on their_call (next_check_at) where state in ('sent', 'unknown', 'waiting');
comment on column their_call.flights_to_check is
  'Flights of a sale whose time somebody should look at; empty for none.';
comment on column their_call.reckoned is 'The booking as it was calculated before it was sent; null for a payment.';
comment on column their_call.failed_at is
  'When they answered that it failed on their side. Null where no such answer came.';
comment on column their_call.language is 'What the guest read when it was sent; letters about it are in it.';

create table their_coupon (
  code text primary key,
  hotel text not null,
  folio text not null,
  facts jsonb not null,
  read_at timestamptz not null,
  id int not null default nextval('coupon_id_seq'::regclass) constraint their_coupon_id unique
);
create index their_coupon_stays on their_coupon using gin (((facts -> 'stays')) jsonb_path_ops);
create index their_coupon_rides on their_coupon using gin (((facts -> 'transfers')) jsonb_path_ops);
comment on column their_coupon.id is
  'Of the same row of numbers as those of our own bookings, so that one address is one booking.';

create table their_number (
  system text check (system in ('mobile', 'transfers', 'flights', 'operations', 'sistur')),
  kind text check (kind in ('property', 'airport', 'airline', 'segment', 'service', 'rate', 'provider', 'restriction',
    'configuration')),
  scope text default '',
  theirs int,
  ours int not null,
  primary key (system, kind, scope, theirs),
  unique (kind, ours)
);
comment on column their_number.system is 'The setting that names it, in small letters.';
comment on column their_number.scope is
  'Hotel and airport as BP:CUN where one number of theirs is a row at each here; empty otherwise.';

create table their_offer (
  service_id int primary key references service,
  operation_type_id int,
  movement_origin_id int,
  departure_place_id int,
  arrival_place_id int
);
comment on table their_offer is 'What their list says of a service in their own numbers. A sale sends it back.';

create table their_stay (
  hotel text,
  folio text,
  last_name text not null,
  name_id text not null,
  seen_at timestamptz not null,
  primary key (hotel, folio)
);
create index their_stay_guest on their_stay (name_id);

create table accepted_terms (
  coupon_id int references coupon on delete cascade,
  kind text not null,
  terms_id int references terms,
  version text not null references accepted_text(version),
  language text not null,
  accepted_at timestamptz not null,
  call_id uuid references their_call on delete cascade,
  constraint accepted_terms_of_coupon unique (coupon_id, kind),
  constraint accepted_terms_of_call unique (call_id, kind),
  constraint accepted_terms_check check (num_nonnulls(coupon_id, call_id) = 1)
);
create index accepted_terms_of on accepted_terms (terms_id);
comment on column accepted_terms.terms_id is 'Null where only the sheet of the service said something of this kind.';
comment on column accepted_terms.call_id is 'The sale that was sent to the group’s backend, where it sells.';
`;
