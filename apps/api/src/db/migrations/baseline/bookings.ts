/** Bookings and their rides. */
export const bookings = `
create table intent (
  scope text,
  key text,
  body_hash text not null,
  status int,
  answer json,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index intent_age on intent (created_at);

create table receptive_group (
  id int generated always as identity primary key,
  hotel text not null,
  folio text not null,
  created_at timestamptz not null,
  their_id int,
  drafted_by int
);
comment on column receptive_group.drafted_by is
  'Account of staff who put it together for the guest and have not booked it; null: it is the guest’s own.';

create table receptive_group_stay (
  group_id int references receptive_group,
  hotel text,
  folio text,
  main boolean not null,
  adults int not null,
  children int not null,
  baby_seats int not null,
  primary key (group_id, hotel, folio)
);
create unique index receptive_group_main on receptive_group_stay (group_id) where main;
create index receptive_group_stay_folio on receptive_group_stay (hotel, folio);

create table coupon (
  id int generated always as identity primary key,
  coupon_code text not null unique,
  hotel text not null,
  folio text not null,
  guest_name text not null,
  property_id int not null references property,
  airport_id int not null references airport,
  service_id int not null references service,
  rate_id int references rate,
  trip_type text not null check (trip_type in ('round_trip', 'arrival', 'departure')),
  private boolean not null,
  included boolean not null,
  status text not null check (status in ('pending_payment', 'confirmed', 'partially_cancelled', 'cancelled',
    'expired')),
  adults int not null check (adults >= 1),
  children int not null,
  baby_seats int not null,
  passengers int not null,
  vehicles int not null,
  currency text not null default 'USD',
  total_minor int not null check (total_minor >= 0),
  included_minor int not null default 0 check (included_minor >= 0),
  paid_minor int not null default 0 check (paid_minor >= 0),
  refunded_minor int not null default 0,
  price jsonb not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  observation text not null default '',
  language text not null check (language in ('en', 'es')),
  reference text,
  company text not null,
  agency_code text,
  country text,
  movement_origin_id int not null,
  receptive_group_id int not null default 0,
  version int not null default 1,
  hold_expires_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  reminded_at timestamptz,
  replaced_by int references coupon,
  written_at timestamptz,
  channel int references system,
  seller jsonb,
  acting jsonb,
  lowered_minor int not null default 0 check (lowered_minor >= 0),
  constraint coupon_check check ((refunded_minor >= 0) and (refunded_minor <= paid_minor))
);
create index coupon_stay_lookup on coupon (hotel, folio);
create index coupon_pending on coupon (expires_at) where (status = 'pending_payment');
create index coupon_remind on coupon (created_at) where ((status = 'pending_payment') and (reminded_at is null));
create index coupon_channel on coupon (channel) where channel is not null;
create index coupon_email on coupon (lower(contact_email) text_pattern_ops);
create index coupon_phone_end on coupon (reverse(regexp_replace(contact_phone, '[^0-9]', '', 'g')) text_pattern_ops);
create index coupon_confirmed on coupon (confirmed_at) include (property_id, service_id, total_minor, included_minor)
  where confirmed_at is not null;
create index coupon_created on coupon (created_at);
create index coupon_cancelled on coupon (cancelled_at) where cancelled_at is not null;
comment on column coupon.included_minor is 'What the stay pays of the price; \`total_minor\` is what is left. Cents.';
comment on column coupon.replaced_by is 'The newer booking that took the place of this unpaid one.';
comment on column coupon.written_at is 'When it was written; a moment after \`created_at\`, when its request came in.';
comment on column coupon.channel is
  'the system that opened the session of the guest who booked; null for the app itself';
comment on column coupon.seller is
  'Society and tax rate as they were at the sale; null for bookings from before they were kept.';
comment on column coupon.acting is
  'Staff who booked it for the guest: who, reason, note, and whether they gave an address; null where the guest booked.';
comment on column coupon.lowered_minor is
  'What staff let go of the price by hand before it was paid. \`total_minor\` is less by it. Cents.';

create table transfer (
  id int generated always as identity primary key,
  coupon_id int not null references coupon,
  direction text not null check (direction in ('arrival', 'departure')),
  status text not null check (status in ('pending', 'confirmed', 'cancelled', 'completed', 'no_show')),
  flight_code text not null,
  airline_id int references airline,
  is_national boolean not null,
  flight_on date not null,
  flight_time time not null,
  pickup_on date not null,
  pickup_time time not null,
  pickup_at timestamptz not null,
  time_zone text not null,
  place_id int not null references place,
  change_until timestamptz not null,
  cancel_until timestamptz not null,
  version int not null default 1,
  kept_percent int not null default 0,
  property_id int references property,
  additional boolean not null default false,
  time_to_check boolean not null default false,
  cancelled_price_minor int,
  reference text generated always as (ride_reference((id)::bigint)) stored not null constraint transfer_reference
    unique,
  assumed boolean not null default false,
  unmarked_at timestamptz,
  pickup_hours jsonb,
  unique (coupon_id, direction)
);
create index transfer_pickup on transfer (pickup_at);
create index transfer_standing on transfer (pickup_at) where (status = 'confirmed');
create index transfer_elsewhere on transfer (property_id, coupon_id) where property_id is not null;
create index transfer_day on transfer (pickup_on);
create index transfer_pickup_day on transfer (pickup_on);
create index transfer_flight on transfer (replace(flight_code, ' ', ''), flight_on, coupon_id);
comment on column transfer.property_id is 'Null: the booking''s own resort.';
comment on column transfer.additional is 'Wanted beside a ride that was booked already.';
comment on column transfer.time_to_check is
  'The guest kept a flight time that the schedule does not have, or could not be asked about.';
comment on column transfer.cancelled_price_minor is 'Cents, as it was when the ride was cancelled.';
comment on column transfer.reference is 'What lists call the ride. It opens nothing.';
comment on column transfer.assumed is 'Completed because nobody said anything for a day after its pick-up.';
comment on column transfer.unmarked_at is 'When a mark was taken back for the last time.';
comment on column transfer.pickup_hours is
  'Hours of the segment and extra minutes of the resort when the ride was planned; null for rides from before they were kept.';

create table coupon_stay (
  coupon_id int references coupon,
  hotel text,
  folio text,
  guest text not null,
  main boolean not null,
  adults int not null,
  children int not null,
  baby_seats int not null,
  primary key (coupon_id, hotel, folio)
);
create index coupon_stay_folio on coupon_stay (hotel, folio);
create index coupon_stay_folio_key on coupon_stay (replace(folio, '-', '') text_pattern_ops);

create table coupon_change (
  id uuid primary key,
  coupon_id int not null references coupon,
  transfer_id int not null references transfer,
  kind text not null check (kind in ('change', 'cancel')),
  status text not null check (status in ('pending', 'applied', 'lapsed', 'replaced', 'returned')),
  base_version int not null,
  plan jsonb not null,
  summary jsonb not null,
  amount_minor int not null,
  total_minor int not null,
  currency text not null,
  old_email text,
  created_at timestamptz not null,
  expires_at timestamptz,
  ended_at timestamptz,
  acting jsonb,
  constraint coupon_change_check check ((status = 'pending') = (ended_at is null))
);
create index coupon_change_coupon on coupon_change (coupon_id);
create unique index coupon_change_pending on coupon_change (coupon_id) where (status = 'pending');
create index coupon_change_lapse on coupon_change (expires_at) where (status = 'pending');
create index coupon_change_ended on coupon_change (ended_at) where (status = 'applied');
comment on column coupon_change.transfer_id is 'The ride that the guest named.';
comment on column coupon_change.base_version is 'Version of the booking that it was reckoned on.';
comment on column coupon_change.plan is 'All that is written when it takes effect.';
comment on column coupon_change.summary is 'What people read of it.';
comment on column coupon_change.amount_minor is 'Cents: above 0 to be paid, below 0 to go back.';
comment on column coupon_change.total_minor is 'Price of the booking afterwards, cents.';
comment on column coupon_change.old_email is 'Address before the change, when the change touches it.';
comment on column coupon_change.acting is
  'Staff who did it for the guest: who, reason, note, and the rules that they went beyond; null where the guest did it.';

create table coupon_reckoning (
  id int generated always as identity primary key,
  coupon_id int not null references coupon,
  change_id uuid references coupon_change,
  reckoned_at timestamptz not null,
  reckoning jsonb not null
);
create index coupon_reckoning_coupon on coupon_reckoning (coupon_id);
comment on column coupon_reckoning.change_id is 'The change that made the new price; null for the sale.';

create table shared_departure (
  id int generated always as identity primary key,
  service_id int not null references service,
  direction text not null,
  property_id int not null references property,
  service_on date not null,
  pickup_hour int not null check ((pickup_hour >= 0) and (pickup_hour <= 23)),
  capacity int not null check (capacity >= 0),
  constraint shared_departure_service_id_direction_property_id_service_o_key unique (service_id, direction,
    property_id, service_on, pickup_hour)
);

create table seat (
  transfer_id int not null references transfer,
  departure_id int not null references shared_departure,
  seats int not null check (seats > 0),
  held_until timestamptz,
  released_at timestamptz,
  id int generated always as identity primary key,
  change_id uuid references coupon_change
);
create index seat_departure on seat (departure_id) where released_at is null;
create unique index seat_transfer on seat (transfer_id) where change_id is null;
create index seat_change on seat (change_id) where change_id is not null;
create index seat_of_transfer on seat (transfer_id);
comment on column seat.change_id is 'Held beside the ride''s own seats by a change that waits for its payment.';

create table booking_word (
  word text collate "C",
  booking_id int,
  properties int[] not null,
  primary key (word, booking_id) include (properties)
);
create index booking_word_booking on booking_word (booking_id);
comment on table booking_word is
  'Folded words of the names of a booking, kept by triggers. A search reads its index alone.';
comment on column booking_word.booking_id is 'Of coupon, or of their_coupon.';

create table ride_mark (
  id int generated always as identity primary key,
  transfer_id int not null references transfer,
  outcome text not null check (outcome in ('completed', 'missed')),
  reason text check (reason in ('not_there', 'declined', 'other_ride', 'other')),
  note text not null default '',
  marked_at timestamptz not null,
  marked_by int references staff_account on delete set null,
  marked_name text not null,
  taken_back_at timestamptz,
  taken_back_name text,
  told_at timestamptz,
  constraint ride_mark_check check ((outcome = 'missed') = (reason is not null))
);
create unique index ride_mark_standing on ride_mark (transfer_id) where taken_back_at is null;
create index ride_mark_transfer on ride_mark (transfer_id);
comment on column ride_mark.told_at is 'When the letter about a missed ride was begun; null where none was.';
`;
