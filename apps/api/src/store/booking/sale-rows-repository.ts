import { type RawBuilder, sql } from 'kysely';
import { timestamp } from '../../db/instants.ts';
import { stayEventRows } from '../../db/stay-events.ts';
import type { JobRequest } from '../../jobs/job-kinds.ts';
import { stayStateOf } from '../stay/stay-state.ts';
import { acceptedRows } from './accept-terms.ts';
import type { Sale, SaleWriting } from './sale.ts';

/** The steps of the statement that writes a sale. All rows are written from CTE `booking`. */

type Step = RawBuilder<unknown>;

const isPending = ({ holdExpiresAt }: SaleWriting): boolean => holdExpiresAt !== null;

/** 1. CTE `leg`: the rides asked for. */
export function legRows({ sale, locks, booked }: SaleWriting): Step {
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
    terminal: leg.terminal,
    late: leg.lateArrival ?? false,
    items: leg.specialItems,
    answer: leg.specialAnswer,
    hours: leg.pickUpHours,
    additional: booked.includes(leg.direction),
  }));
  return sql`
    leg as (
      select id, departure, direction, flight, airline, "national", flight_on, flight_time, pickup_on, pickup_time, pickup_at, place,
        resort, change_until, cancel_until, to_check, terminal, late, items, answer, hours, additional
      from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as leg(id int, departure int, direction text, flight text,
        airline int, "national" boolean, flight_on date, flight_time time, pickup_on date, pickup_time time, pickup_at timestamptz,
        place int, resort int, change_until timestamptz, cancel_until timestamptz, to_check boolean,
        terminal text, late boolean, items jsonb, answer text, hours jsonb, additional boolean))`;
}

/** 2. CTE `name`: the riding stays. */
export function stayRows({ stays }: Sale): Step {
  const rows = stays.map(({ babySeats, ...one }) => ({ seats: babySeats, ...one }));
  return sql`
    name as (
      select hotel, folio, guest, main, adults, children, seats from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as name(hotel text, folio text, guest text, main boolean, adults int, children int, seats int))`;
}

/** 3. CTE `booking`: the booking itself. */
export function booking(writing: SaleWriting): Step {
  const { sale, locks } = writing;
  const { stay, due } = sale;
  const at = new Date(writing.now);
  return sql`
    booking as (
      insert into coupon (id, coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, rate_id, trip_type, private,
        included, status, adults, children, baby_seats, passengers, vehicles, currency, total_minor, included_minor, price,
        contact_name, contact_email, contact_phone, observation, language, reference, company, agency_code, country,
        movement_origin_id, receptive_group_id, hold_expires_at, expires_at, created_at, confirmed_at, written_at, channel, seller)
      overriding system value
      select ${locks.couponId}::int, ${writing.couponCode}, ${stay.hotel}, ${stay.folio}, ${stay.lastName}, ${sale.propertyId}::int,
        ${sale.airportId}::int, ${sale.serviceId}::int, ${sale.rateId}::int, ${sale.tripType}, ${sale.private}::boolean,
        ${sale.included}::boolean, ${isPending(writing) ? 'pending_payment' : 'confirmed'}, ${sale.adults}::int, ${sale.children}::int,
        ${sale.babySeats}::int, ${due.totalPassengers}::int, ${due.vehicles ?? 1}::int, ${due.currency}, ${due.dueMinor}::int,
        ${due.includedMinor}::int, ${JSON.stringify(sale.price)}::jsonb, ${sale.contact.name}, ${sale.contact.email},
        ${sale.contact.phone}, ${sale.observation}, ${sale.language}, ${sale.reference}, ${sale.company}, ${stay.agencyCode},
        ${stay.country}, ${sale.movementOriginId}::int, ${sale.receptiveGroupId}::int, ${timestamp(writing.holdExpiresAt)},
        ${timestamp(writing.expiresAt)}, ${at}::timestamptz, ${isPending(writing) ? null : at}::timestamptz,
        ${new Date(writing.writtenAt)}::timestamptz, ${writing.channel}::int,
        ${sale.seller && JSON.stringify(sale.seller)}::jsonb
      returning id)`;
}

/** CTE `reckoned`: its price calculation. */
export const reckoned = ({ sale, now }: SaleWriting): Step => sql`
    reckoned as (
      insert into coupon_reckoning (coupon_id, reckoned_at, reckoning)
      select booking.id, ${new Date(now)}::timestamptz, ${JSON.stringify(sale.reckoning)}::jsonb from booking)`;

/** 4. CTE `member`: the riding stays. */
export const members: Step = sql`
    member as (
      insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
      select booking.id, hotel, folio, guest, main, adults, children, seats from booking, name)`;

/** CTE `proved`: the stays as read for the sale. */
export const proved = ({ sale, now }: SaleWriting): Step => sql`
    proved as (
      insert into stay_event (coupon_id, hotel, folio, what, old, new, learned_at)
      select booking.id, hotel, folio, what, old, "new", ${new Date(now)}::timestamptz from booking, ${stayEventRows(
        sale.read.map((stay) => ({
          hotel: stay.hotel,
          folio: stay.folio,
          what: 'proved',
          old: null,
          new: stayStateOf(stay),
        })),
      )})`;

/** CTEs `wording`, `accepted`: the texts that the guest accepted. A text that was accepted before exists already. */
export const accepted = ({ sale: { terms, language }, now }: SaleWriting): Step => {
  const of = sql`jsonb_to_recordset(${acceptedRows(terms)}::jsonb) as said(kind text, terms int, version text, lines text[])`;
  return sql`
    wording as (
      insert into accepted_text (version, lines) select distinct version, lines from booking, ${of} on conflict do nothing),
    accepted as (
      insert into accepted_terms (coupon_id, kind, terms_id, version, language, accepted_at)
      select booking.id, kind, terms, version, ${language}, ${new Date(now)}::timestamptz from booking, ${of})`;
};

/** 5. CTE `ride`: the rides. A ride whose leg is booked already is an additional one. */
export const rides = (writing: SaleWriting): Step => sql`
    ride as (
      insert into transfer (id, coupon_id, direction, status, flight_code, airline_id, is_national, flight_on, flight_time, pickup_on,
        pickup_time, pickup_at, pickup_hours, time_zone, place_id, property_id, change_until, cancel_until, time_to_check, terminal,
        late_arrival, special_items, special_answer, additional)
      overriding system value
      select leg.id, booking.id, direction, ${isPending(writing) ? 'pending' : 'confirmed'}, flight, airline, "national", flight_on,
        flight_time, pickup_on, pickup_time, pickup_at, leg.hours, ${writing.sale.zone}, place, resort, change_until, cancel_until, to_check, terminal,
        late, items, answer, leg.additional from booking, leg)`;

/** 6. CTE `seats`: seats of the limited departures, held until the booking's own hold ends. */
export const seats = ({ sale, holdExpiresAt }: SaleWriting): Step => sql`
    seats as (
      insert into seat (transfer_id, departure_id, seats, held_until)
      select leg.id, departure, ${sale.due.totalPassengers}::int, ${timestamp(holdExpiresAt)} from booking, leg
      where departure is not null)`;

/** 7. CTE `letter`: the job of a letter for a booking that is confirmed at once. */
export function letter({ locks, now }: SaleWriting): Step {
  const at = new Date(now);
  const job: JobRequest = { kind: 'send_confirmation_letter', payload: { couponId: locks.couponId } };
  return sql`
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select ${job.kind}, ${JSON.stringify(job.payload)}::jsonb, ${at}::timestamptz, ${at}::timestamptz from booking)`;
}

/** 8. CTEs `replaced`, `given_up`, `freed`: the end of the unpaid bookings that `booking` replaces: bookings, rides, seats. */
export function replaced({ replaces, now }: SaleWriting): Step {
  const at = new Date(now);
  return sql`
    replaced as (
      update coupon set status = 'cancelled', version = coupon.version + 1, hold_expires_at = null, cancelled_at = ${at}::timestamptz,
        replaced_by = booking.id
      from booking where coupon.id = any(${[...replaces]}::int[]) and coupon.status = 'pending_payment'
      returning coupon.id),
    given_up as (
      update transfer set status = 'cancelled', version = transfer.version + 1
      from replaced where transfer.coupon_id = replaced.id and transfer.status = 'pending'
      returning transfer.id),
    freed as (
      update seat set released_at = ${at}::timestamptz from given_up where seat.transfer_id = given_up.id and seat.released_at is null)`;
}

/** 9. CTE `answered`: the key, with the answer that it gives again. */
export const answered = ({ idempotency, answer, now }: SaleWriting): Step => sql`
    answered as (
      insert into intent (scope, key, body_hash, status, answer, created_at)
      select ${idempotency.scope}, ${idempotency.key}, ${idempotency.bodyHash}, ${answer.status}::int,
        ${JSON.stringify(answer.body)}::json, ${new Date(now)}::timestamptz from booking)`;
