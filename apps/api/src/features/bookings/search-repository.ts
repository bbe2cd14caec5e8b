import type { Scope } from '@traslado/domain/access/scope';
import type { CouponState, TransferState } from '@traslado/domain/booking/state';
import type { BookingQuestion } from '@traslado/domain/desk/recognise-question';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { inScope } from '../../db/scope.ts';

/** Finds bookings by what a guest can tell. Every kind of question has an index that answers it (migration 0087). */

/** A booking as a list of the desk shows it. */
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
};

export type FoundGroup = { readonly total: number; readonly rows: readonly FoundBooking[] };

/** Most bookings that a group shows. */
const MOST_SHOWN = 20;

/** A text that begins like this, by the bytes of an index: no sign of it means anything but itself. */
const begins = (text: RawBuilder<unknown>, by: string): RawBuilder<boolean> =>
  sql<boolean>`(${text} ~>=~ ${by} and ${text} ~<~ ${`${by}\u{10ffff}`})`;

/** Words carry letters and digits alone, so nothing in them can end the quotes. */
function wordsAsked({ words }: Extract<BookingQuestion, { kind: 'name' }>): string {
  const asked = (word: string, isWhole: boolean) => `'${word}'${isWhole ? '' : ':*'}`;
  const apart = words.map(({ word, isWhole }) => asked(word, isWhole)).join(' & ');
  const [, second] = words;
  return second ? `${apart} | ${asked(words.map(({ word }) => word).join(''), false)}` : apart;
}

const digitsFromTheEnd = sql`reverse(regexp_replace(c.contact_phone, '[^0-9]', '', 'g'))`;

/** Ids of the bookings that answer a question, each once; `rank` says which come first. */
function hitsOf(question: BookingQuestion): RawBuilder<unknown> {
  switch (question.kind) {
    case 'number':
      return sql`select c.id, c.id as rank from coupon c where c.coupon_code = ${question.number}`;
    case 'reference':
      return sql`select t.coupon_id as id, t.coupon_id as rank from transfer t where t.reference = ${question.reference}`;
    case 'folio':
      return sql`select distinct s.coupon_id as id, s.coupon_id as rank from coupon_stay s
        where ${begins(sql`replace(s.folio, '-', '')`, question.key)}`;
    case 'name': {
      const words = sql`${wordsAsked(question)}::tsquery`;
      return sql`select s.coupon_id as id, s.coupon_id as rank from coupon_stay s where name_vector(s.guest) @@ ${words}
        union select c.id, c.id from coupon c where name_vector(c.contact_name) @@ ${words} and strpos(c.contact_name, c.guest_name) = 0`;
    }
    case 'email':
      return sql`select c.id, c.id as rank from coupon c where ${begins(sql`lower(c.contact_email)`, question.begins)}`;
    case 'phone':
      return sql`select c.id, c.id as rank from coupon c
        where ${begins(digitsFromTheEnd, [...question.end].reverse().join(''))}`;
    case 'flight': {
      const on = question.on === null ? sql`` : sql`and t.flight_on = ${question.on}::date`;
      return sql`select t.coupon_id as id, max(t.flight_on - date '2000-01-01') as rank from transfer t
        where replace(t.flight_code, ' ', '') = ${question.key} ${on} group by t.coupon_id`;
    }
    case 'card':
      return sql`select distinct a.coupon_id as id, a.coupon_id as rank from payment_attempt a where a.card_last4 = ${question.last4}`;
    case 'gateway': {
      const { id } = question;
      return sql`select a.coupon_id as id, a.coupon_id as rank from payment_attempt a where a.gateway_id = ${id}
        union select r.coupon_id, r.coupon_id from refund r where r.gateway_id = ${id}
        union select a.coupon_id, a.coupon_id from payment_attempt a where a.id = ${uuidOrNull(id)}::uuid
        union select r.coupon_id, r.coupon_id from refund r where r.id = ${uuidOrNull(id)}::uuid`;
    }
  }
}

const uuidOrNull = (text: string): string | null => (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text) ? text : null);

/** A booking is within a scope by its property, or by that of one of its rides. */
const seenIn = (scope: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`(${inScope(scope, sql`c.property_id`)}
    or c.id in (select t.coupon_id from transfer t where t.property_id = any(${[...scope]}::int[])))`;

const row = sql`
  c.id, c.coupon_code as number, c.status, c.property_id as "propertyId", c.airport_id as "airportId", c.folio,
  coalesce((select s.guest from coupon_stay s where s.coupon_id = c.id and s.main limit 1), c.guest_name) as guest,
  (select coalesce(json_agg(json_build_object('direction', t.direction, 'status', t.status, 'flightCode', t.flight_code,
    'on', t.pickup_on, 'time', to_char(t.pickup_time, 'HH24:MI')) order by t.direction), '[]')
    from transfer t where t.coupon_id = c.id) as legs`;

/** The bookings that answer one question, of these properties: how many, and the newest of them. */
export async function findBookings(db: Db, question: BookingQuestion, scope: Scope): Promise<FoundGroup> {
  // Who works for all properties needs no look at the bookings themselves to count them.
  const narrowed = scope === null ? sql`` : sql`join coupon c on c.id = h.id where ${seenIn(scope)}`;
  const { rows } = await sql<FoundGroup>`
    with hit as materialized (
      select h.id, h.rank from (${hitsOf(question)}) h ${narrowed})
    select (select count(*)::int from hit) as total, (
      select coalesce(json_agg(one order by one.rank desc, one.id desc), '[]') from (
        select shown.rank, ${row} from (select * from hit order by rank desc, id desc limit ${MOST_SHOWN}) shown
          join coupon c on c.id = shown.id) one) as rows`.execute(db);
  return rows[0] ?? { total: 0, rows: [] };
}

/** Bookings by their ids, of these properties; those that are not there are left out. */
export async function listBookingsById(
  db: Db,
  ids: readonly number[],
  scope: Scope,
): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`
    select ${row} from coupon c where c.id = any(${[...ids]}::int[]) and ${scope === null ? sql`true` : seenIn(scope)}
    order by array_position(${[...ids]}::int[], c.id)`.execute(db);
  return rows;
}
