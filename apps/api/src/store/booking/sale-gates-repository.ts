import { MAX_UNPAID_HOLDS } from '@traslado/domain/booking/hold';
import { type RawBuilder, sql } from 'kysely';
import { isUnderWay } from '../../db/attempt-under-way.ts';
import { bookedLegs } from '../../db/booked-legs.ts';
import type { IdempotencyKey, StoredAnswer } from '../../idempotency/idempotency-key.ts';
import type { Sale, SaleWriting } from './sale.ts';

/** The first steps of the statement that writes a sale: the rides asked for, the bookings that exist, and the gates. */

type Step = RawBuilder<unknown>;

const directionsOf = ({ legs }: Sale): string[] => legs.map(({ direction }) => direction);

/** 1. CTE `leg`: the rides asked for. */
export function legRows({ sale, locks }: SaleWriting): Step {
  const legs = sale.legs.map((leg, index) => ({
    id: locks.transferIds[index],
    departure: locks.departures.find(({ direction }) => direction === leg.direction)?.id ?? null,
    direction: leg.direction,
    flight: leg.flightCode,
    airline: leg.airlineId,
    national: leg.isNational,
    flight_on: leg.flightOn,
    flight_time: leg.flightTime,
    pickup_on: leg.pickUp.on,
    pickup_time: leg.pickUp.time,
    pickup_at: new Date(leg.pickUp.at),
    place: leg.placeId,
    resort: leg.propertyId === sale.propertyId ? null : leg.propertyId,
    change_until: new Date(leg.changeUntil),
    cancel_until: new Date(leg.cancelUntil),
    to_check: leg.timeToCheck,
    late: leg.lateArrival ?? false,
    hours: leg.pickUpHours,
  }));
  return sql`
    leg as (
      select id, departure, direction, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time, pickup_at, place,
        resort, change_until, cancel_until, to_check, late, hours
      from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as leg(id int, departure int, direction text, flight text,
        airline int, "national" boolean, flight_on date, flight_time time, pickup_on date, pickup_time time, pickup_at timestamptz,
        place int, resort int, change_until timestamptz, cancel_until timestamptz, to_check boolean, late boolean,
        hours jsonb))`;
}

/** 2. CTE `name`: the riding stays. */
export function stayRows({ stays }: Sale): Step {
  const rows = stays.map(({ babySeats, ...one }) => ({ ...one, seats: babySeats }));
  return sql`
    name as (
      select hotel, folio, guest, main, adults, children, seats from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as name(hotel text, folio text, guest text, main boolean, adults int, children int, seats int))`;
}

/** 3. CTE `own`: bookings of the guest's own stay. */
export const ownBookings = ({ stay }: Sale): Step => sql`
    own as materialized (
      select id, status, hold_expires_at from coupon where hotel = ${stay.hotel} and folio = ${stay.folio})`;

/** 4. CTE `live`: bookings of any of the stays in the same direction, standing or waiting for their payment. */
export const liveBookings = (sale: Sale): Step => sql`
    live as materialized (
      select c.id, c.status, c.written_at from coupon c
      where c.id in (select r.coupon_id from coupon_stay r join name n on n.hotel = r.hotel and n.folio = r.folio)
        and c.status in ('pending_payment', 'confirmed', 'partially_cancelled') and exists (
          select from transfer t where t.coupon_id = c.id and t.status in ('pending', 'confirmed')
            and t.direction = any(${directionsOf(sale)}::text[])))`;

/** Unpaid bookings of `own` without a payment under way. Holding their lock keeps this true. */
const isUnpaid = sql`own.status = 'pending_payment' and not exists (
  select from payment_attempt a where a.coupon_id = own.id and ${isUnderWay})`;

/** 5. CTE `older`: the locked bookings that this one replaces, unless they were paid meanwhile. */
export const olderBookings = ({ older }: SaleWriting): Step => sql`
    older as materialized (select own.id from own where own.id = any(${[...(older ?? [])]}::int[]) and ${isUnpaid})`;

/** 6. CTE `gate`: one row with the result of each gate. */
export const gate = (writing: SaleWriting): Step => sql`
    gate as materialized (
      select ${storedAnswer(writing.idempotency)} as stored, ${bookedLegsOf(writing)} as booked_legs, ${overtaken(writing)} as overtaken,
        ${beingPaid} as being_paid, ${includedUsed(writing)} as used, ${holding(writing)} as holding,
        ${olderIds(writing)} as older_ids, ${seatsLeft(writing)} as seats_left)`;

/** The key, if it came before. */
export const storedAnswer = (idempotency: IdempotencyKey): RawBuilder<StoredAnswer | null> => sql`(
  select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer)
  from intent where scope = ${idempotency.scope} and key = ${idempotency.key})`;

/** Rides of the same legs that stand. */
function bookedLegsOf({ sale }: SaleWriting): Step {
  const ways = sql<boolean>`t.direction = any(${directionsOf(sale)}::text[])`;
  return sql`${bookedLegs(sql<boolean>`(r.hotel, r.folio) in (select hotel, folio from name)`, ways)}::jsonb`;
}

/**
 * An additional vehicle may be sold beside a standing booking, but not beside one made since it was asked for: of two requests at once one
 * is sold.
 */
const overtaken = ({ sale, seen, now }: SaleWriting): Step =>
  sale.additional
    ? sql`exists (
        select from live where id <> all(${[...seen]}::int[]) or written_at >= ${new Date(now)}::timestamptz)`
    : sql`false`;

/** The payment of an unpaid booking of the same leg is under way. */
const beingPaid = sql`exists (select from live where status = 'pending_payment' and exists (
      select from payment_attempt a where a.coupon_id = live.id and ${isUnderWay}))`;

/**
 * Cents that the included transfer of these stays has paid already, without bookings that no longer count. A benefit lost by cancelling
 * stays lost; an expired booking never had it.
 */
const includedUsed = ({ sale: { due } }: SaleWriting): Step =>
  due.includedMinor > 0
    ? sql`(
        select coalesce(sum(c.included_minor), 0) from coupon c
        where c.included_minor > 0 and (c.status = 'pending_payment' or c.confirmed_at is not null)
          and c.id not in (select id from older)
          and c.id in (select s.coupon_id from coupon_stay s join name n on n.hotel = s.hotel and n.folio = s.folio))`
    : sql`null::bigint`;

/** The guest has as many unpaid bookings as one may hold. */
const holding = ({ holdExpiresAt, now }: SaleWriting): Step =>
  sql`${holdExpiresAt !== null} and (select count(*) from own where status = 'pending_payment' and hold_expires_at >= ${new Date(now)}
          and id not in (select id from older)) >= ${MAX_UNPAID_HOLDS}`;

/** Unpaid bookings in the same direction, until they are looked for. An unpaid arrival and an unpaid departure both stand. */
const olderIds = ({ sale, older }: SaleWriting): Step =>
  older === null
    ? sql`(
        select array_agg(own.id) from own where ${isUnpaid} and exists (
          select from transfer t where t.coupon_id = own.id and t.direction = any(${directionsOf(sale)}::text[])))`
    : sql`null::int[]`;

/** Seats left on the fullest limited departure. */
const seatsLeft = ({ locks: { departures }, now }: SaleWriting): Step =>
  departures.length > 0
    ? sql`
        (select min(d.capacity - (select coalesce(sum(s.seats), 0) from seat s where s.departure_id = d.id
            and s.released_at is null and (s.held_until is null or s.held_until >= ${new Date(now)})
            and s.transfer_id not in (select t.id from transfer t join older on older.id = t.coupon_id)))
          from shared_departure d where d.id = any(${departures.map(({ id }) => id)}::int[]))`
    : sql`null::bigint`;
