import type { BookedLeg } from '@traslado/domain/booking/booked-legs';
import { MAX_UNPAID_HOLDS } from '@traslado/domain/booking/hold';
import { type RawBuilder, sql } from 'kysely';
import { bookedLegs } from '../../db/booked-legs.ts';
import type { Handle, Tx } from '../../db/client.ts';
import type { Intent, StoredIntent } from '../../intents/intent.ts';
import type { JobRequest } from '../../jobs/job-kinds.ts';
import type { Sale } from './sale.ts';

/** What a sale reads, locks and writes: three statements, the last of which writes everything or nothing. It is sent again to replace an unpaid booking. */

type StayName = { readonly hotel: string; readonly folio: string };

export type GroupMember = StayName & {
  readonly main: boolean;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
};

const storedIntent = (intent: Intent): RawBuilder<StoredIntent | null> => sql`(
  select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer)
  from intent where scope = ${intent.scope} and key = ${intent.key})`;

/**
 * Cents that the included transfer of these stays has paid already, beside a CTE `older` of bookings that count no more. A benefit lost by
 * cancelling stays lost; an expired booking never had it.
 */
const includedUsed = (names: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(c.included_minor), 0) from coupon c
  where c.included_minor > 0 and (c.status = 'pending_payment' or c.confirmed_at is not null)
    and c.id not in (select id from older)
    and c.id in (select s.coupon_id from coupon_stay s join ${names} n on n.hotel = s.hotel and n.folio = s.folio))`;

type Stored = { readonly stored: StoredIntent | null };

/** The key of a creation, if it came before. */
export async function findStoredIntent(handle: Handle, intent: Intent): Promise<StoredIntent | null> {
  const { rows } = await sql<Stored>`select ${storedIntent(intent)} as stored`.execute(handle);
  return rows[0]?.stored ?? null;
}

/** Stays of the group whose main one is the guest's own, that one first; empty when the guest has no such group. */
export async function listGroupMembers(
  handle: Handle,
  { stay, groupId }: { stay: StayName; groupId: number },
): Promise<GroupMember[]> {
  const { rows } = await sql<GroupMember>`
    select s.hotel, s.folio, s.main, s.adults, s.children, s.baby_seats as "babySeats"
    from receptive_group_stay m join receptive_group_stay s on s.group_id = m.group_id
    where m.group_id = ${groupId} and m.main and m.hotel = ${stay.hotel} and m.folio = ${stay.folio}
    order by s.main desc, s.hotel, s.folio`.execute(handle);
  return rows;
}

export type SaleLocks = {
  readonly couponId: number;
  readonly transferIds: readonly number[];
  /** Ids of the limited departures, by direction; empty when seats are not limited. */
  readonly departures: readonly { readonly id: number; readonly direction: string }[];
};

/**
 * Locks the stays, so that their bookings are counted one after the other, and the rows of limited departures, so that their seats are.
 * Always in the same order. Also hands out the ids, so that the answer can be kept by the statement that writes the booking.
 */
export async function lockForSale(tx: Tx, sale: Sale): Promise<SaleLocks> {
  const stays = sale.stays.map(({ hotel, folio }) => `${hotel}/${folio}`).sort();
  const rides = sale.legs.flatMap(({ direction, limited }) => (limited ? { direction, ...limited } : []));
  const isLimited = rides.length > 0;
  const departures = sql`
    with departure as (
      insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
      select "serviceId", direction, "propertyId", "on", hour, capacity
      from jsonb_to_recordset(${JSON.stringify(rides)}::jsonb)
        as ride("serviceId" int, direction text, "propertyId" int, "on" date, hour int, capacity int)
      order by "serviceId", direction, "on", hour
      on conflict (service_id, direction, property_id, service_on, pickup_hour) do update set capacity = excluded.capacity
      returning id, direction)`;
  const { rows } = await sql<SaleLocks>`
    ${isLimited ? departures : sql``}
    select (select count(pg_advisory_xact_lock(hashtextextended(stay, 1))) from unnest(${stays}::text[]) stay) as locked,
      ${isLimited ? sql`(select json_agg(departure) from departure)` : sql`'[]'::json`} as departures,
      nextval('coupon_id_seq') as "couponId",
      (select json_agg(nextval('transfer_id_seq')) from generate_series(1, ${sale.legs.length}::int)) as "transferIds"`.execute(
    tx,
  );
  const [locks] = rows;
  if (!locks) throw new Error('the locks of a sale were not given');
  return locks;
}

/**
 * Locks unpaid bookings, so that no payment of them begins before the commit. One that somebody has in hand right now is being paid or ended:
 * waiting for it could be waiting in a circle, so it is not locked.
 * @returns those that are locked
 */
export async function lockOlder(tx: Tx, couponIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from coupon where id = any(${[...couponIds]}::int[]) order by id for update skip locked`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export type SaleWriting = {
  readonly sale: Sale;
  readonly locks: SaleLocks;
  /** When this is written; `now` is when the request came in. */
  readonly writtenAt: number;
  /** For an additional vehicle: the bookings that were there when it was asked for. */
  readonly seen: readonly number[];
  /** Locked bookings whose place this one takes; null as long as nobody has looked for them. */
  readonly older: readonly number[] | null;
  readonly intent: Intent;
  readonly couponCode: string;
  readonly answer: { readonly status: number; readonly body: object };
  readonly holdExpiresAt: number | null;
  readonly expiresAt: number | null;
  readonly now: number;
};

/** `made`: written. Otherwise nothing was, and the rest says why, in this order. */
export type SaleOutcome = {
  readonly made: boolean;
  readonly stored: StoredIntent | null;
  /** Rides of the same legs that stand, where they keep this sale from being made. */
  readonly bookedLegs: readonly BookedLeg[];
  /** Another vehicle was booked since this one was asked for. */
  readonly overtaken: boolean;
  /** The payment of an unpaid booking of the same leg is under way. */
  readonly beingPaid: boolean;
  /** Null when the sale has nothing included to pay with. */
  readonly includedUsedMinor: number | null;
  readonly tooManyHolds: boolean;
  /** Unpaid bookings of the same ride, to be replaced; null when there are none or they were looked for. */
  readonly olderIds: readonly number[] | null;
  /** Seats left on the fullest limited departure; null when none is limited. */
  readonly seatsLeft: number | null;
};

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));

const isUnderWay = sql`a.status in ('created', 'processing', 'requires_action', 'unknown')`;

/** Unpaid bookings of CTE `own` that nobody is paying. Under a lock of theirs it stays true. */
const isUnpaid = sql`own.status = 'pending_payment' and not exists (
  select from payment_attempt a where a.coupon_id = own.id and ${isUnderWay})`;

/** Those that a sale would replace: they ride the same way. An unpaid arrival and an unpaid departure both stand. */
const olderIdsOf = (directions: readonly string[]): RawBuilder<readonly number[] | null> => sql`(
  select array_agg(own.id) from own where ${isUnpaid} and exists (
    select from transfer t where t.coupon_id = own.id and t.direction = any(${[...directions]}::text[])))`;

/**
 * What stands against the legs of a sale, from the other bookings of its stays, CTE `live`. For an additional vehicle a booking that stands is
 * no obstacle, but one that was made since it was asked for is: of two that are asked for at once one is sold.
 */
const legGates = ({ sale, seen, now }: SaleWriting): RawBuilder<unknown> => {
  const ways = sql<boolean>`t.direction = any(${sale.legs.map(({ direction }) => direction)}::text[])`;
  const booked = bookedLegs(sql<boolean>`(r.hotel, r.folio) in (select hotel, folio from name)`, ways);
  return sql`
    ${booked}::jsonb as booked_legs,
    ${
      sale.additional
        ? sql`exists (
      select from live where id <> all(${[...seen]}::int[]) or written_at >= ${new Date(now)}::timestamptz)`
        : sql`false`
    } as overtaken,
    exists (select from live where status = 'pending_payment' and exists (
      select from payment_attempt a where a.coupon_id = live.id and ${isUnderWay})) as being_paid`;
};

/** Ends what CTE `older` names in favour of CTE `booking`: bookings, rides, seats. */
const replaced = (at: Date): RawBuilder<unknown> => sql`
    replaced as (
      update coupon set status = 'cancelled', version = coupon.version + 1, hold_expires_at = null, cancelled_at = ${at}::timestamptz,
        replaced_by = booking.id
      from booking, older where coupon.id = older.id
      returning coupon.id),
    given_up as (
      update transfer set status = 'cancelled', version = transfer.version + 1
      from replaced where transfer.coupon_id = replaced.id and transfer.status = 'pending'
      returning transfer.id),
    freed as (
      update seat set released_at = ${at}::timestamptz from given_up where seat.transfer_id = given_up.id and seat.released_at is null),`;

/**
 * Writes a sale under its locks: booking, stays, rides, seats, key with its answer, the letter of one that costs nothing, and the end of the
 * unpaid bookings whose place it takes.
 */
export async function insertSale(tx: Tx, writing: SaleWriting): Promise<SaleOutcome> {
  const { sale, locks, intent, now, holdExpiresAt, older } = writing;
  const { stay, due } = sale;
  const isPending = holdExpiresAt !== null;
  const isLimited = locks.departures.length > 0;
  // What is not there is not asked for: the usual sale has no limit of seats and nothing included.
  const paysIncluded = due.includedMinor > 0;
  const at = new Date(now);
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
  }));
  const seatsLeft = sql`
    (select min(d.capacity - (select coalesce(sum(s.seats), 0) from seat s where s.departure_id = d.id
        and s.released_at is null and (s.held_until is null or s.held_until >= ${at})
        and s.transfer_id not in (select t.id from transfer t join older on older.id = t.coupon_id)))
      from shared_departure d where d.id = any(${locks.departures.map(({ id }) => id)}::int[]))`;
  const seats = sql`
    seats as (
      insert into seat (transfer_id, departure_id, seats, held_until)
      select leg.id, departure, ${due.totalPassengers}::int, ${instant(holdExpiresAt)}::timestamptz from booking, leg
      where departure is not null),`;
  const letter: JobRequest = { kind: 'send_confirmation_letter', payload: { couponId: locks.couponId } };
  const letterOf = sql`
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select ${letter.kind}, ${JSON.stringify(letter.payload)}::jsonb, ${at}::timestamptz, ${at}::timestamptz from booking),`;
  const { rows } = await sql<SaleOutcome>`
    with leg as (
      select id, departure, direction, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time, pickup_at, place,
        resort, change_until, cancel_until, to_check
      from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as leg(id int, departure int, direction text, flight text,
        airline int, "national" boolean, flight_on date, flight_time time, pickup_on date, pickup_time time, pickup_at timestamptz,
        place int, resort int, change_until timestamptz, cancel_until timestamptz, to_check boolean)),
    name as (
      select hotel, folio, guest, main, adults, children, seats from jsonb_to_recordset(${JSON.stringify(
        sale.stays.map(({ babySeats, ...one }) => ({ ...one, seats: babySeats })),
      )}::jsonb) as name(hotel text, folio text, guest text, main boolean, adults int, children int, seats int)),
    own as materialized (
      select id, status, hold_expires_at from coupon where hotel = ${stay.hotel} and folio = ${stay.folio}),
    live as materialized (
      select c.id, c.status, c.written_at from coupon c
      where c.id in (select r.coupon_id from coupon_stay r join name n on n.hotel = r.hotel and n.folio = r.folio)
        and c.status in ('pending_payment', 'confirmed', 'partially_cancelled') and exists (
          select from transfer t where t.coupon_id = c.id and t.status in ('pending', 'confirmed')
            and t.direction = any(${sale.legs.map(({ direction }) => direction)}::text[]))),
    older as materialized (select own.id from own where own.id = any(${[...(older ?? [])]}::int[]) and ${isUnpaid}),
    gate as materialized (
      select ${storedIntent(intent)} as stored, ${legGates(writing)}, ${paysIncluded ? includedUsed(sql`name`) : sql`null::bigint`} as used,
        ${isPending} and (select count(*) from own where status = 'pending_payment' and hold_expires_at >= ${at}
          and id not in (select id from older)) >= ${MAX_UNPAID_HOLDS} as holding,
        ${older === null ? olderIdsOf(sale.legs.map(({ direction }) => direction)) : sql`null::int[]`} as older_ids,
        ${isLimited ? seatsLeft : sql`null::bigint`} as seats_left),
    booking as (
      insert into coupon (id, coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, rate_id, trip_type, private,
        included, status, adults, children, baby_seats, passengers, vehicles, currency, total_minor, included_minor, price,
        contact_name, contact_email, contact_phone, observation, language, reference, company, agency_code, country,
        movement_origin_id, receptive_group_id, hold_expires_at, expires_at, created_at, confirmed_at, written_at)
      overriding system value
      select ${locks.couponId}::int, ${writing.couponCode}, ${stay.hotel}, ${stay.folio}, ${stay.lastName}, ${sale.propertyId}::int,
        ${sale.airportId}::int, ${sale.serviceId}::int, ${sale.rateId}::int, ${sale.tripType}, ${sale.private}::boolean,
        ${sale.included}::boolean, ${isPending ? 'pending_payment' : 'confirmed'}, ${sale.adults}::int, ${sale.children}::int,
        ${sale.babySeats}::int, ${due.totalPassengers}::int, ${due.vehicles ?? 1}::int, ${due.currency}, ${due.dueMinor}::int,
        ${due.includedMinor}::int, ${JSON.stringify(sale.price)}::jsonb, ${sale.contact.name}, ${sale.contact.email},
        ${sale.contact.phone}, ${sale.observation}, ${sale.language}, ${sale.reference}, ${sale.company}, ${stay.agencyCode},
        ${stay.country}, ${sale.movementOriginId}::int, ${sale.receptiveGroupId}::int, ${instant(holdExpiresAt)}::timestamptz,
        ${instant(writing.expiresAt)}::timestamptz, ${at}::timestamptz, ${isPending ? null : at}::timestamptz, ${new Date(writing.writtenAt)}::timestamptz
      from gate
      where stored is null and ${sale.additional ? sql`not overtaken` : sql`booked_legs = '[]'`} and not being_paid and older_ids is null and used is not distinct from ${paysIncluded ? sale.includedUsedMinor : null} and not holding
        and (seats_left is null or seats_left >= ${due.totalPassengers})
      returning id),
    member as (
      insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
      select booking.id, hotel, folio, guest, main, adults, children, seats from booking, name),
    ride as (
      insert into transfer (id, coupon_id, direction, status, flight_code, airline_id, is_national, flight_on, flight_time, pickup_on,
        pickup_time, pickup_at, time_zone, place_id, property_id, change_until, cancel_until, time_to_check, additional)
      overriding system value
      select leg.id, booking.id, direction, ${isPending ? 'pending' : 'confirmed'}, flight, airline, "national", flight_on, flight_time,
        pickup_on, pickup_time, pickup_at, ${sale.zone}, place, resort, change_until, cancel_until, to_check,
        gate.booked_legs @> jsonb_build_array(jsonb_build_object('direction', direction)) from booking, leg, gate),
    ${isLimited ? seats : sql``}
    ${isPending ? sql`` : letterOf}
    ${older === null || older.length === 0 ? sql`` : replaced(at)}
    answered as (
      insert into intent (scope, key, body_hash, status, answer, created_at)
      select ${intent.scope}, ${intent.key}, ${intent.bodyHash}, ${writing.answer.status}::int,
        ${JSON.stringify(writing.answer.body)}::json, ${at}::timestamptz from booking)
    select exists (select from booking) as made, stored, booked_legs as "bookedLegs", overtaken, being_paid as "beingPaid", used as "includedUsedMinor", holding as "tooManyHolds",
      older_ids as "olderIds", seats_left as "seatsLeft" from gate`.execute(tx);
  const [outcome] = rows;
  if (!outcome) throw new Error('a sale had no outcome');
  return outcome;
}
