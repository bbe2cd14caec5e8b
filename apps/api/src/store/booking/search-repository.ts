import type { Scope } from '@traslado/domain/access/scope';
import type { CouponState, TransferState } from '@traslado/domain/booking/state';
import type { BookingQuestion } from '@traslado/domain/desk/recognise-question';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { type RawBuilder, sql } from 'kysely';
import { begins } from '../../db/begins.ts';
import type { Db } from '../../db/client.ts';
import { joinExpected } from '../../db/followed-rides.ts';
import { isBookingIn } from '../../db/next-rides.ts';
import { inScope } from '../../db/scope.ts';

/** Finds bookings by the facts that a guest can give. Every kind of question has an index (migrations 0087 and 0165). */

/** A booking in a list of the desk. */
export type FoundBooking = {
  readonly id: number;
  readonly number: string;
  readonly status: CouponState;
  readonly guest: string;
  readonly propertyId: number;
  readonly airportId: number;
  readonly folio: string;
  /** Arrival first. */
  readonly legs: readonly {
    readonly direction: 'arrival' | 'departure';
    readonly status: TransferState;
    readonly flightCode: string;
    readonly on: string;
    readonly time: string;
  }[];
  /** A booking of the group's own backend, shown as it answered last. */
  readonly isTheirs: boolean;
};

/** `total` is `MOST_COUNTED` + 1 where there are more. */
export type FoundGroup = { readonly total: number; readonly rows: readonly FoundBooking[] };

/** Most bookings that a group shows. */
const MOST_SHOWN = 20;

/** A word with this beginning. The column is compared by its bytes anyway, so its own index answers. */
const wordBegins = (word: RawBuilder<unknown>, by: string): RawBuilder<boolean> =>
  sql<boolean>`(${word} >= ${by} and ${word} < ${`${by}\u{10ffff}`})`;

/** Bookings with all these words, each once. The index of the words answers alone, within a scope too. */
function ofWords(
  words: Extract<BookingQuestion, { kind: 'name' }>['words'],
  scope: Scope,
): RawBuilder<unknown> {
  const within = scope === null ? sql`` : sql`and w0.properties && ${[...scope]}::int[]`;
  const asked = words.map(({ word, isWhole }, place) => {
    const column = sql.ref(`w${place}.word`);
    return isWhole ? sql`${column} = ${word}` : wordBegins(column, word);
  });
  const others = words.slice(1).map((_, at) => {
    const name = sql.ref(`w${at + 1}`);
    return sql`join booking_word ${name} on ${sql.ref(`w${at + 1}.booking_id`)} = w0.booking_id`;
  });
  return sql`select w0.booking_id as id, w0.booking_id as rank from booking_word w0 ${sql.join(others, sql` `)}
    where ${sql.join(asked, sql` and `)} ${within} group by w0.booking_id`;
}

/** A name of several words may be written as one. */
function ofName({ words }: Extract<BookingQuestion, { kind: 'name' }>, scope: Scope): RawBuilder<unknown> {
  if (words.length === 1) return ofWords(words, scope);
  const joined = [{ word: words.map(({ word }) => word).join(''), isWhole: false }];
  return sql`(${ofWords(words, scope)}) union (${ofWords(joined, scope)})`;
}

/**
 * Most matches of a beginning that are read: four digits that a million phones end with take no longer than any others. It also makes the
 * index answer before any sorting.
 */
const AT_FIRST = sql`limit 5000`;

const digitsFromTheEnd = sql`reverse(regexp_replace(c.contact_phone, '[^0-9]', '', 'g'))`;

/**
 * Ids of the bookings that answer a question, each once; `rank` is their order. A very common beginning yields the first by rank. Where the
 * group's own backend sells, numbers and names of sales through us are known here (`their_coupon`).
 */
function hitsOf(question: BookingQuestion, scope: Scope): RawBuilder<unknown> {
  switch (question.kind) {
    case 'number':
      return sql`select c.id, c.id as rank from coupon c where c.coupon_code = ${question.number}
        union all select k.id, k.id from their_coupon k where k.code = ${question.number} or (
          k.reading = number_reading(${question.number}) and 1 = (select count(*) from their_coupon o where o.reading = k.reading))`;
    case 'reference':
      return sql`select t.coupon_id as id, t.coupon_id as rank from transfer t where t.reference = ${question.reference}`;
    case 'folio':
      return sql`select s.id, s.id as rank from (select s.coupon_id as id from coupon_stay s
          where ${begins(sql`replace(s.folio, '-', '')`, question.key)} ${AT_FIRST}) s
        union select c.coupon_id, c.coupon_id from pms_stay p join coupon_stay c on c.hotel = p.hotel and c.folio = p.folio
          where p.external_reference is not null and agency_key(p.external_reference) = ${question.key}
        union select k.id, k.id from their_coupon k where ${begins(sql`replace(k.folio, '-', '')`, question.key)}`;
    case 'name':
      return ofName(question, scope);
    case 'email':
      return sql`select m.id, m.id as rank from (
          select c.id from coupon c where ${begins(sql`lower(c.contact_email)`, question.begins)} ${AT_FIRST}) m
        union select k.id, k.id from their_coupon k where ${begins(sql`lower(k.facts ->> 'contactEmail')`, question.begins)}
        union select k.id, k.id from their_call b join their_coupon k on k.code = b.coupon_code
          where b.kind = 'sale' and ${begins(sql`lower(b.reckoned ->> 'contactEmail')`, question.begins)}`;
    case 'phone':
      return sql`select c.id, c.id as rank from coupon c
        where ${begins(digitsFromTheEnd, [...question.end].reverse().join(''))} ${AT_FIRST}`;
    case 'flight': {
      const on = question.on.length === 0 ? sql`` : sql`and t.flight_on = any(${[...question.on]}::date[])`;
      return sql`select t.coupon_id as id, max(t.flight_on - date '2000-01-01') as rank from transfer t
        where replace(t.flight_code, ' ', '') = ${question.key} ${on} group by t.coupon_id
        union all select k.id, max((ride ->> 'flightOn')::date - date '2000-01-01')
        from their_coupon k cross join jsonb_array_elements(k.facts -> 'transfers') ride
        where k.facts -> 'transfers' @> any(${theirFlights(question)}::jsonb[]) group by k.id`;
    }
    case 'card':
      return sql`select a.coupon_id as id, a.coupon_id as rank from payment_attempt a
        where a.card_last4 = ${question.last4} group by a.coupon_id order by a.coupon_id desc`;
    case 'message':
      return sql`select m.coupon_id as id, m.coupon_id as rank from contact_message m
          where m.reference = ${question.reference} and m.coupon_id is not null
        union select s.coupon_id, s.coupon_id from contact_message m join property p on p.id = m.property_id
          join coupon_stay s on s.hotel = p.code and s.folio = m.folio where m.reference = ${question.reference}`;
    case 'gateway': {
      const { id } = question;
      return sql`select a.coupon_id as id, a.coupon_id as rank from payment_attempt a where a.gateway_id = ${id}
        union select r.coupon_id, r.coupon_id from refund r where r.gateway_id = ${id}
        union select k.id, k.id from their_call b join their_coupon k on k.code = b.coupon_code where b.id = ${uuidOrNull(id)}::uuid
        union select a.coupon_id, a.coupon_id from payment_attempt a where a.id = ${uuidOrNull(id)}::uuid
        union select r.coupon_id, r.coupon_id from refund r where r.id = ${uuidOrNull(id)}::uuid`;
    }
  }
}

/** A flight as the group may write it: with the space after the airline and without. */
function theirFlights({ key, on }: Extract<BookingQuestion, { kind: 'flight' }>): string[] {
  const { airlineCode } = parseDesignator(key) ?? { airlineCode: '' };
  const spaced = `${airlineCode} ${key.slice(airlineCode.length)}`;
  const days = on.length === 0 ? [{}] : on.map((flightOn) => ({ flightOn }));
  return [key, spaced].flatMap((flightCode) => days.map((day) => JSON.stringify([{ flightCode, ...day }])));
}

const uuidOrNull = (text: string): string | null => (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text) ? text : null);

/** Most that are counted: one more stands for "more than this". */
const MOST_COUNTED = 1_000;

/** Bookings `h` of some properties: by the booking's own or a ride's property; the group's by their resort. */
const seenIn = (scope: readonly number[]): RawBuilder<boolean> => sql<boolean>`
  (exists (select from coupon c where c.id = h.id and ${isBookingIn(scope)})
    or exists (select from their_coupon k join property p on p.code = k.hotel where k.id = h.id and ${inScope(scope, sql`p.id`)}))`;

/** Bookings by their ids `shown`, as a list shows them: ours and the group backend's. */
const rowsOf = (shown: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select shown.rank, c.id, c.coupon_code as number, c.status, c.property_id as "propertyId", c.airport_id as "airportId", c.folio,
    coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main limit 1), c.guest_name) as guest,
    (select coalesce(json_agg(json_build_object('direction', t.direction, 'status', t.status, 'flightCode', t.flight_code,
      'on', (e.pick_up_at at time zone t.time_zone)::date, 'time', to_char(e.pick_up_at at time zone t.time_zone, 'HH24:MI')) order by t.direction), '[]')
      from transfer t ${joinExpected} where t.coupon_id = c.id) as legs,
    false as "isTheirs"
  from ${shown} shown join coupon c on c.id = shown.id
  union all
  select shown.rank, k.id, k.code, k.facts ->> 'status', (select p.id from property p where p.code = k.hotel order by p.id limit 1),
    (k.facts ->> 'airportId')::int, k.folio,
    coalesce((select nullif(stay ->> 'guest', '') from jsonb_array_elements(k.facts -> 'stays') stay where (stay ->> 'main')::boolean limit 1),
      k.facts ->> 'contactName'),
    (select coalesce(json_agg(json_build_object('direction', ride ->> 'direction', 'status', ride ->> 'status', 'flightCode', ride ->> 'flightCode',
      'on', ride ->> 'pickUpOn', 'time', ride ->> 'pickUpTime')), '[]') from jsonb_array_elements(k.facts -> 'transfers') ride),
    true
  from ${shown} shown join their_coupon k on k.id = shown.id`;

/** The bookings of these properties that answer one question: their number, and the newest of them. */
export async function findBookings(db: Db, question: BookingQuestion, scope: Scope): Promise<FoundGroup> {
  // Words know their properties; a count for all properties needs no look at the bookings.
  const narrowed = scope === null || question.kind === 'name' ? sql`` : sql`where ${seenIn(scope)}`;
  const { rows } = await sql<FoundGroup>`
    with hit as materialized (
      select h.id, h.rank from (${hitsOf(question, scope)}) h ${narrowed} order by h.rank desc, h.id desc limit ${MOST_COUNTED + 1}),
    shown as materialized (select * from hit order by rank desc, id desc limit ${MOST_SHOWN})
    select (select count(*)::int from hit) as total, (
      select coalesce(json_agg(one order by one.rank desc, one.id desc), '[]') from (${rowsOf(sql`shown`)}) one) as rows`.execute(
    db,
  );
  return rows[0] ?? { total: 0, rows: [] };
}

/** Bookings by their ids, of these properties; missing ones are left out. */
export async function listBookingsById(
  db: Db,
  ids: readonly number[],
  scope: Scope,
): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`
    with shown as materialized (
      select h.id, h.rank from unnest(${[...ids]}::int[]) with ordinality h (id, rank) where ${scope === null ? sql`true` : seenIn(scope)})
    select * from (${rowsOf(sql`shown`)}) one order by one.rank`.execute(db);
  return rows;
}
