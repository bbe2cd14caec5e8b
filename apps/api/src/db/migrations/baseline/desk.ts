/** The desk: alerts, queues, findings, day lists. */
export const desk = `
create table staff_alert (
  id int generated always as identity primary key,
  kind text not null,
  subject text not null,
  detail text not null,
  coupon_id int references coupon,
  created_at timestamptz not null,
  resolved_at timestamptz,
  seen_at timestamptz not null default now(),
  resolved_by int references staff_account on delete set null,
  resolution_note text,
  unique (kind, subject)
);
create index staff_alert_open on staff_alert (id) where resolved_at is null;
create index staff_alert_settled on staff_alert (resolved_at) where resolved_at is not null;
create index staff_alert_coupon on staff_alert (coupon_id) where coupon_id is not null;
comment on column staff_alert.subject is 'What it is about, once per kind: an attempt, a refund, an event.';
comment on column staff_alert.created_at is 'Since when it stands.';
comment on column staff_alert.seen_at is 'When it was noticed last.';
comment on column staff_alert.resolved_by is 'Who of staff settled it; null when it settled itself.';

create table queue_note (
  id int generated always as identity primary key,
  queue text not null,
  row_key text not null,
  note text not null,
  noted_at timestamptz not null,
  noted_by_id int references staff_account on delete set null,
  noted_by text not null
);
create index queue_note_row on queue_note (queue, row_key);

create table queue_row (
  queue text,
  row_key text,
  charge_id int references staff_account on delete set null,
  charge_name text,
  charged_at timestamptz,
  snoozed_until timestamptz,
  snoozed_by text,
  primary key (queue, row_key)
);
comment on column queue_row.row_key is 'Id of what the row is about.';

create table data_mark (
  coupon_id int primary key references coupon on delete cascade,
  seq bigint not null default nextval('data_mark_seq'::regclass),
  nightly boolean not null default false
);
create index data_mark_seq_order on data_mark (seq);
comment on table data_mark is 'Bookings whose data are to be checked.';
comment on column data_mark.seq is
  'Another one each time it is marked: a mark that was set during a check outlives it.';
comment on column data_mark.nightly is 'Of a night; then the guest may be mailed.';

create table data_finding (
  id int generated always as identity primary key,
  coupon_id int not null references coupon on delete cascade,
  transfer_id int references transfer on delete cascade,
  kind text not null check (kind in ('phone', 'email_bounced', 'party_twice', 'flight_unknown', 'flight_time',
    'outside_stay', 'resort_not_served', 'over_vehicle')),
  other_coupon_id int references coupon on delete cascade,
  found_at timestamptz not null,
  asked_at timestamptz,
  resolved_at timestamptz,
  facts text,
  right_at timestamptz,
  right_by_id int,
  right_by text,
  right_note text,
  right_back_at timestamptz,
  right_back_by text
);
create unique index data_finding_open on data_finding (coupon_id, kind, coalesce(transfer_id, 0)) where (resolved_at is
  null);
create index data_finding_twin on data_finding (other_coupon_id) where ((resolved_at is null) and (other_coupon_id is
  not null));
create index data_finding_right on data_finding (coupon_id) where ((right_at is not null) and (right_back_at is null));
create index data_finding_right_twin on data_finding (other_coupon_id) where ((right_at is not null) and (right_back_at
  is null) and (other_coupon_id is not null));
comment on column data_finding.transfer_id is 'Null where it is about the whole booking.';
comment on column data_finding.other_coupon_id is 'The other booking of the same party on the flight.';
comment on column data_finding.asked_at is 'When the guest was mailed a link about it.';
comment on column data_finding.resolved_at is 'When a check found the data right again, or the ride was over.';
comment on column data_finding.facts is
  'SHA-256 of what it was found from; null until the next check of one from before.';
comment on column data_finding.right_at is 'When staff said that it is right as it is.';
comment on column data_finding.right_by is 'User name of staff.';
comment on column data_finding.right_back_at is 'When that was taken back.';

create table data_night (
  property_id int references property on delete cascade,
  night date,
  primary key (property_id, night)
);
comment on table data_night is 'Nights whose bookings were marked.';

create table fix_link (
  id int generated always as identity primary key,
  coupon_id int not null references coupon on delete cascade,
  hash text not null unique,
  fields text[] not null,
  transfer_id int references transfer on delete cascade,
  base_version int not null,
  way text not null check (way in ('mail', 'show')),
  made_by_id int,
  made_by text,
  made_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz,
  ended_at timestamptz
);
create unique index fix_link_standing on fix_link (coupon_id) where ended_at is null;
create index fix_link_coupon on fix_link (coupon_id);
comment on column fix_link.hash is 'SHA-256 of the key, which nobody keeps.';
comment on column fix_link.transfer_id is 'The ride whose flight it may change.';
comment on column fix_link.base_version is 'Of the booking that it was made for: it is good for no other.';
comment on column fix_link.way is 'Mailed to the guest by a check, or shown to staff who hand it over.';
comment on column fix_link.made_by is 'User name of staff; null for a check.';

create table day_list_print (
  id int generated always as identity primary key,
  airport_id int not null references airport,
  property_id int references property,
  direction text check (direction in ('arrival', 'departure')),
  list_on date not null,
  scope int[],
  form text not null check (form in ('paper', 'pdf', 'csv')),
  rides jsonb not null,
  printed_at timestamptz not null,
  printed_by int references staff_account on delete set null,
  printed_name text not null
);
create index day_list_print_day on day_list_print (list_on, airport_id, id);
comment on column day_list_print.scope is 'Properties that its reader works for; null for all of them.';
comment on column day_list_print.rides is 'Version and facts of each ride, by its id.';

create table staff_look (
  id int generated always as identity primary key,
  account_id int not null references staff_account on delete cascade,
  coupon_id int not null references coupon,
  reason text not null check (reason in ('guest_asks', 'page_wrong', 'after_change', 'complaint', 'other')),
  note text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint staff_look_check check (expires_at > started_at)
);
create unique index staff_look_running on staff_look (account_id) where ended_at is null;
create index staff_look_coupon on staff_look (coupon_id);
comment on column staff_look.expires_at is 'From then on it shows nothing, whether its end was written down or not.';
comment on column staff_look.ended_at is
  'When its end was written down: by its owner, by the next look of theirs, or because its time was over.';
`;
