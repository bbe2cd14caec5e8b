import { type QueryExecutorProvider, sql } from 'kysely';

/** What a name search reads: the folded words of everybody on a booking, beside the properties that it is of. */
const words = `(
  select distinct word, n.id, n.properties from (
      select s.coupon_id as id, s.guest as name from coupon_stay s where s.coupon_id = any(ids)
      union all select c.id, c.contact_name from coupon c where c.id = any(ids)) named
    join (
      select c.id, array(select distinct p from (
          select c.property_id as p union all select t.property_id from transfer t where t.coupon_id = c.id) of_it
        where p is not null order by p) as properties
      from coupon c where c.id = any(ids)) n on n.id = named.id,
    unnest(tsvector_to_array(name_vector(named.name))) word)`;

const theirWords = `(
  select distinct word, k.id, array(select p.id from property p where p.code = k.hotel order by p.id) as properties
  from their_coupon k,
    lateral (select k.facts ->> 'contactName' as name union all select stay ->> 'guest' from jsonb_array_elements(k.facts -> 'stays') stay) named,
    unnest(tsvector_to_array(name_vector(coalesce(named.name, '')))) word
  where k.id = any(ids))`;

const statements = [
  // Numbers of one row: a page of staff is addressed by its number, whoever keeps the booking.
  `alter table their_coupon add column id int not null default nextval('coupon_id_seq')`,
  `alter table their_coupon add constraint their_coupon_id unique (id)`,
  `comment on column their_coupon.id is 'Of the same row of numbers as those of our own bookings, so that one address is one booking.'`,

  `create table booking_word (
    word text collate "C" not null, booking_id int not null, properties int[] not null,
    primary key (word, booking_id) include (properties))`,
  `comment on table booking_word is 'Folded words of the names of a booking, kept by triggers. A search reads its index alone.'`,
  `comment on column booking_word.booking_id is 'Of coupon, or of their_coupon.'`,
  `create index booking_word_booking on booking_word (booking_id)`,
  `create function renew_booking_words(ids int[]) returns void language plpgsql as $$
    begin
      delete from booking_word where booking_id = any(ids);
      insert into booking_word (word, booking_id, properties)
        select * from ${words} own union all select * from ${theirWords} theirs on conflict do nothing;
    end $$`,

  `create function coupon_stays_named() returns trigger language plpgsql as $$
    begin perform renew_booking_words(array(select distinct coupon_id from changed)); return null; end $$`,
  `create trigger coupon_stay_named after insert on coupon_stay referencing new table as changed
    for each statement execute function coupon_stays_named()`,
  `create trigger coupon_stay_unnamed after delete on coupon_stay referencing old table as changed
    for each statement execute function coupon_stays_named()`,
  `create function booking_named() returns trigger language plpgsql as $$
    begin
      perform renew_booking_words(array[case when tg_table_name in ('coupon', 'their_coupon') then (to_jsonb(new) ->> 'id')::int
        else (to_jsonb(new) ->> 'coupon_id')::int end]);
      return null;
    end $$`,
  `create trigger coupon_stay_renamed after update of guest on coupon_stay
    for each row when (old.guest is distinct from new.guest) execute function booking_named()`,
  `create trigger coupon_renamed after update of contact_name, property_id on coupon
    for each row when ((old.contact_name, old.property_id) is distinct from (new.contact_name, new.property_id)) execute function booking_named()`,
  `create trigger transfer_placed after insert on transfer
    for each row when (new.property_id is not null) execute function booking_named()`,
  `create trigger transfer_replaced after update of property_id on transfer
    for each row when (old.property_id is distinct from new.property_id) execute function booking_named()`,
  `create trigger their_coupon_named after insert on their_coupon for each row execute function booking_named()`,
  `create trigger their_coupon_renamed after update of facts, hotel on their_coupon
    for each row when (old.facts is distinct from new.facts) execute function booking_named()`,

  `select renew_booking_words(array(select id from coupon union all select id from their_coupon))`,
  `drop index coupon_stay_names`,
  `drop index coupon_contact_names`,

  // With the booking in them, so that the newest of many are read from the index alone.
  `drop index payment_attempt_card`,
  `create index payment_attempt_card on payment_attempt (card_last4, coupon_id) where card_last4 is not null`,
  `drop index transfer_flight`,
  `create index transfer_flight on transfer (replace(flight_code, ' ', ''), flight_on, coupon_id)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
