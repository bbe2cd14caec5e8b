import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * What of a booking would fail on the day, which bookings are to be checked, and links with which guests mend it. A trigger marks a booking in
 * the transaction that sells or changes it, whoever does that; a night marks those of its resort.
 */
const statements = [
  `create table data_finding (
    id int generated always as identity primary key, coupon_id int not null references coupon on delete cascade,
    transfer_id int references transfer on delete cascade,
    kind text not null check (kind in ('phone', 'email_bounced', 'party_twice', 'flight_unknown', 'flight_time', 'outside_stay',
      'resort_not_served', 'over_vehicle')),
    other_coupon_id int references coupon on delete cascade,
    found_at timestamptz not null, asked_at timestamptz, resolved_at timestamptz)`,
  `comment on column data_finding.transfer_id is 'Null where it is about the whole booking.'`,
  `comment on column data_finding.other_coupon_id is 'The other booking of the same party on the flight.'`,
  `comment on column data_finding.asked_at is 'When the guest was mailed a link about it.'`,
  `comment on column data_finding.resolved_at is 'When a check found the data right again, or the ride was over.'`,
  `create unique index data_finding_open on data_finding (coupon_id, kind, coalesce(transfer_id, 0)) where resolved_at is null`,
  `create index data_finding_twin on data_finding (other_coupon_id) where resolved_at is null and other_coupon_id is not null`,
  `create sequence data_mark_seq`,
  `create table data_mark (
    coupon_id int primary key references coupon on delete cascade, seq bigint not null default nextval('data_mark_seq'),
    nightly boolean not null default false)`,
  `comment on table data_mark is 'Bookings whose data are to be checked.'`,
  `comment on column data_mark.seq is 'Another one each time it is marked: a mark that was set during a check outlives it.'`,
  `comment on column data_mark.nightly is 'Of a night; then the guest may be mailed.'`,
  `create table data_night (property_id int references property on delete cascade, night date, primary key (property_id, night))`,
  `comment on table data_night is 'Nights whose bookings were marked.'`,
  `create function mark_sold_coupons() returns trigger language plpgsql as $$ begin
    insert into data_mark (coupon_id) select id from n where status in ('confirmed', 'partially_cancelled') order by id
    on conflict (coupon_id) do update set seq = excluded.seq;
    return null; end $$`,
  `create trigger coupon_marked_by_insert after insert on coupon referencing new table as n
    for each statement execute function mark_sold_coupons()`,
  `create function mark_changed_coupons() returns trigger language plpgsql as $$ begin
    insert into data_mark (coupon_id) select n.id from n join o on o.id = n.id
    where (n.status, n.version) is distinct from (o.status, o.version)
      and (n.status in ('confirmed', 'partially_cancelled') or o.status in ('confirmed', 'partially_cancelled')) order by n.id
    on conflict (coupon_id) do update set seq = excluded.seq;
    return null; end $$`,
  `create trigger coupon_marked_by_update after update on coupon referencing old table as o new table as n
    for each statement execute function mark_changed_coupons()`,
  `alter table mail add column refused boolean not null default false`,
  `comment on column mail.refused is 'The mail server refused it for good.'`,
  `create table fix_link (
    id int generated always as identity primary key, coupon_id int not null references coupon on delete cascade,
    hash text not null unique, fields text[] not null, transfer_id int references transfer on delete cascade,
    base_version int not null, way text not null check (way in ('mail', 'show')), made_by_id int, made_by text,
    made_at timestamptz not null, opened_at timestamptz, used_at timestamptz, ended_at timestamptz)`,
  `comment on column fix_link.hash is 'SHA-256 of the key, which nobody keeps.'`,
  `comment on column fix_link.transfer_id is 'The ride whose flight it may change.'`,
  `comment on column fix_link.base_version is 'Of the booking that it was made for: it is good for no other.'`,
  `comment on column fix_link.way is 'Mailed to the guest by a check, or shown to staff who hand it over.'`,
  `comment on column fix_link.made_by is 'User name of staff; null for a check.'`,
  `create unique index fix_link_standing on fix_link (coupon_id) where ended_at is null`,
  `create index fix_link_coupon on fix_link (coupon_id)`,
  // A kind of message more, whichever others there are by now.
  `do $$ declare kinds text; begin
    select pg_get_constraintdef(oid) into kinds from pg_constraint where conname = 'message_template_kind_check';
    execute 'alter table message_template drop constraint message_template_kind_check, add constraint message_template_kind_check '
      || replace(kinds, '''payment_link''::text', '''payment_link''::text, ''data_to_fix''::text');
  end $$`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
