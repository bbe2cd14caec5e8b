import { deadlinesOf } from '@traslado/domain/booking/deadlines';
import { pickUpOfLeg } from '@traslado/domain/booking/pickup';
import type { PriceLine } from '@traslado/domain/booking/price';
import { companyOf } from '@traslado/domain/stay/company';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@traslado/domain/time/instant';
import { localDateOf, toLocal } from '@traslado/domain/time/zone';
import type { Tx } from '../db/client.ts';
import { insertStayEvents } from '../db/stay-events.ts';
import type { PriceRecord } from '../store/booking/record.ts';
import { planDataBookings } from './data-stories.ts';
import { planFlightBookings } from './flight-stories.ts';
import { demoAirlineId, demoTerminalOf } from './flights.ts';
import { insertLongStory } from './long-story.ts';
import { lefevreBooking, lefevreFolio } from './message-stories.ts';
import { planMoneyBookings } from './money-stays.ts';
import { namedStays, shuttleGuests, tanakaFolio } from './named-stays.ts';
import { airportPlaceId, demoProperty, propertyPlaceId } from './places.ts';
import { demoSellers } from './sellers.ts';
import { insertSentLetter } from './sent-letter.ts';
import { SHUTTLE_SEATS, serviceIdOf } from './services.ts';
import type { DemoStay } from './stay-row.ts';

/** Bookings from before the first guest: paid ones, with their payments and ledger rows, so that all sums hold. All at BP. */

type Leg = {
  readonly direction: 'arrival' | 'departure';
  readonly flight: string;
  /** Null for a number of no airline that we know. */
  readonly airline: string | null;
  readonly on: string;
  readonly time: string;
};

export type DemoBooking = {
  readonly code: string;
  readonly stay: DemoStay;
  readonly kind: 1 | 2 | 3;
  readonly operation: 1 | 2 | 3;
  readonly unitMinor: number;
  readonly legs: readonly Leg[];
  /** The adults of the stay by default. */
  readonly adults?: number;
  /** Days since it was sold; 10 by default. */
  readonly soldDaysAgo?: number;
  /** It waits for its money: the gateway never reported the end of the payment. */
  readonly unpaidMinutes?: number;
  /** Its ride is cancelled by now, so it has no seats. */
  readonly cancelled?: boolean;
};

const bp = demoProperty('BP');
const airportId = bp.airport_id;

/** The booking numbers of the paid demo bookings, by the folio of their stay. */
const demoBookingNumbers = { dubois: 'DB4SR7XK2M', tanaka: 'TNK8Q3WZ6H', mensah: 'MNS4H7TQ2W' } as const;

function bookings(now: Instant): DemoBooking[] {
  const stays = new Map(namedStays(now).map((stay) => [stay.folio, stay]));
  const stayOf = (folio: string): DemoStay => {
    const stay = stays.get(folio);
    if (!stay) throw new RangeError(`no demo stay ${folio}`);
    return stay;
  };
  const dubois = stayOf('BP100008-1');
  const mensah = stayOf('BP100414-1');
  const lefevre = stayOf(lefevreFolio);
  const landing = toLocal(now + 4 * HOUR_MS, bp.time_zone);
  return [
    {
      code: demoBookingNumbers.dubois,
      stay: dubois,
      kind: 2,
      operation: 1,
      unitMinor: 160_00,
      legs: [
        { direction: 'arrival', flight: 'AA1234', airline: 'AA', on: dubois.arrival_on, time: '14:35' },
        { direction: 'departure', flight: 'AA1235', airline: 'AA', on: dubois.departure_on, time: '14:20' },
      ],
    },
    {
      code: demoBookingNumbers.tanaka,
      stay: stayOf(tanakaFolio),
      kind: 2,
      operation: 2,
      unitMinor: 95_00,
      // Of no timetable: her hour is the loader's, and no feed's.
      legs: [{ direction: 'arrival', flight: 'AA2991', airline: 'AA', on: landing.date, time: landing.time }],
    },
    {
      code: demoBookingNumbers.mensah,
      stay: mensah,
      kind: 1,
      operation: 1,
      unitMinor: 42_00,
      legs: [
        { direction: 'arrival', flight: 'AA1234', airline: 'AA', on: mensah.arrival_on, time: '14:35' },
        { direction: 'departure', flight: 'AA1235', airline: 'AA', on: mensah.departure_on, time: '14:20' },
      ],
    },
    ...shuttleGuests.map(({ folio, coupon }) => {
      const stay = stayOf(folio);
      return {
        code: coupon,
        stay,
        kind: 1 as const,
        operation: 3 as const,
        unitMinor: 24_00,
        legs: [
          {
            direction: 'departure' as const,
            flight: 'DL1882',
            airline: 'DL',
            on: stay.departure_on,
            time: '06:00',
          },
        ],
      };
    }),
    ...planMoneyBookings(stayOf),
    {
      code: lefevreBooking,
      stay: lefevre,
      kind: 2,
      operation: 2,
      unitMinor: 95_00,
      legs: [
        { direction: 'arrival', flight: 'AA1234', airline: 'AA', on: lefevre.arrival_on, time: '14:35' },
      ],
    },
    ...planDataBookings(stayOf),
    ...planFlightBookings(stayOf, localDateOf(now, bp.time_zone)),
  ];
}

function transferOf(leg: Leg, isPaid: boolean) {
  const when = { flightOn: leg.on, flightTime: leg.time, zone: bp.time_zone };
  const isArrival = leg.direction === 'arrival';
  const pickUp = pickUpOfLeg(leg.direction, {
    ...when,
    isNational: false,
    nationalHoursBefore: '02:30',
    internationalHoursBefore: '03:30',
    extraMinutes: 0,
  });
  const { changeUntilAt, cancelUntilAt } = deadlinesOf(pickUp.at);
  return {
    pickUp,
    row: {
      direction: leg.direction,
      status: isPaid ? ('confirmed' as const) : ('pending' as const),
      flight_code: leg.flight,
      airline_id: leg.airline === null ? null : demoAirlineId(leg.airline),
      is_national: false,
      terminal: (leg.airline && demoTerminalOf(airportId, leg.airline)) || null,
      flight_on: leg.on,
      flight_time: leg.time,
      pickup_on: pickUp.on,
      pickup_time: pickUp.time,
      pickup_at: new Date(pickUp.at),
      time_zone: bp.time_zone,
      place_id: isArrival ? airportPlaceId(airportId) : propertyPlaceId(bp.id),
      change_until: new Date(changeUntilAt),
      cancel_until: new Date(cancelUntilAt),
    },
  };
}

/** A stable uuid for the payment of a booking: the demo's money has the same names every time. */
const attemptIdOf = (index: number): string =>
  `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

const tripTypes = { 1: 'round_trip', 2: 'arrival', 3: 'departure' } as const;

/** Writes a booking with its payment. @returns their ids */
export async function insertBooking(
  tx: Tx,
  booking: DemoBooking,
  index: number,
  now: Instant,
): Promise<{ couponId: number; attemptId: string }> {
  const { stay, kind, operation, unitMinor, code } = booking;
  const isPrivate = kind !== 1;
  const adults = booking.adults ?? stay.adults;
  // The demo's children are under 4 and ride on a lap: they take no seat.
  const children = stay.children;
  const units = isPrivate ? 1 : adults;
  const totalMinor = unitMinor * units;
  const line: PriceLine = {
    code: isPrivate ? 'price.vehicles' : 'price.adults',
    quantity: units,
    unitMinor,
    amountMinor: totalMinor,
  };
  const lines = [line];
  if (!isPrivate && children > 0)
    lines.push({ code: 'price.children', quantity: children, unitMinor: 0, amountMinor: 0 });
  const price: PriceRecord = { lines, unit: isPrivate ? 'vehicle' : 'passenger', unitMinor, units };
  const { unpaidMinutes, soldDaysAgo = 10 } = booking;
  const isPaid = unpaidMinutes === undefined;
  const createdAt = new Date(isPaid ? now - soldDaysAgo * DAY_MS : now - unpaidMinutes * MINUTE_MS);
  const serviceId = serviceIdOf(1, kind, operation);
  const { id: couponId } = await tx
    .insertInto('coupon')
    .values({
      coupon_code: code,
      hotel: stay.hotel,
      folio: stay.folio,
      guest_name: stay.last_name,
      property_id: bp.id,
      airport_id: airportId,
      service_id: serviceId,
      rate_id: serviceId * 10 + 1,
      trip_type: tripTypes[operation],
      private: isPrivate,
      included: false,
      status: isPaid ? 'confirmed' : 'pending_payment',
      adults,
      children,
      baby_seats: 0,
      passengers: adults,
      vehicles: 1,
      total_minor: totalMinor,
      paid_minor: isPaid ? totalMinor : 0,
      price: JSON.stringify(price),
      contact_name: `${stay.first_name} ${stay.last_name}`,
      contact_email: stay.email ?? '',
      contact_phone: stay.phone ?? '',
      language: 'en',
      reference: null,
      company: companyOf(stay.country, demoSellers),
      agency_code: stay.agency_code,
      country: stay.country,
      movement_origin_id: 1,
      created_at: createdAt,
      confirmed_at: isPaid ? createdAt : null,
      expires_at: isPaid ? null : new Date(now + DAY_MS - HOUR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('coupon_stay')
    .values({
      coupon_id: couponId,
      hotel: stay.hotel,
      folio: stay.folio,
      guest: `${stay.first_name} ${stay.last_name}`,
      main: true,
      adults,
      children,
      baby_seats: 0,
    })
    .execute();
  // The sale read the stay: else the first check of data would be the first to see it.
  const { hotel, folio, arrival_on: arrivalOn, departure_on: departureOn, status, room } = stay;
  const proved = { arrivalOn, departureOn, status, room };
  await insertStayEvents(tx, couponId, {
    events: [{ hotel, folio, what: 'proved', old: null, new: proved }],
    now: createdAt.getTime(),
  });
  for (const leg of booking.legs) {
    const { pickUp, row } = transferOf(leg, isPaid);
    const { id: transferId } = await tx
      .insertInto('transfer')
      .values({ coupon_id: couponId, ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isPrivate || booking.cancelled) continue;
    await insertSeat(tx, { serviceId, transferId, direction: leg.direction, pickUp, seats: adults });
  }
  if (isPaid && stay.email)
    await insertSentLetter(tx, { couponId, kind: 'confirmation', edition: '1', at: createdAt });
  const attemptId = attemptIdOf(index);
  await insertPayment(tx, booking, { attemptId, couponId, totalMinor, createdAt });
  if (isPaid && code === demoBookingNumbers.mensah) await insertLongStory(tx, { couponId, attemptId, now });
  return { couponId, attemptId };
}

/** Seats on the departure of the hour of the pick-up. */
async function insertSeat(
  tx: Tx,
  ride: {
    readonly serviceId: number;
    readonly transferId: number;
    readonly direction: Leg['direction'];
    readonly pickUp: { readonly on: string; readonly time: string };
    readonly seats: number;
  },
): Promise<void> {
  const departure = await tx
    .insertInto('shared_departure')
    .values({
      service_id: ride.serviceId,
      direction: ride.direction,
      property_id: bp.id,
      service_on: ride.pickUp.on,
      pickup_hour: Number(ride.pickUp.time.slice(0, 2)),
      capacity: SHUTTLE_SEATS,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['service_id', 'direction', 'property_id', 'service_on', 'pickup_hour'])
        .doUpdateSet({ capacity: SHUTTLE_SEATS }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('seat')
    .values({ transfer_id: ride.transferId, departure_id: departure.id, seats: ride.seats })
    .execute();
}

async function insertPayment(
  tx: Tx,
  booking: DemoBooking,
  sale: {
    readonly attemptId: string;
    readonly couponId: number;
    readonly totalMinor: number;
    readonly createdAt: Date;
  },
): Promise<void> {
  const { attemptId, couponId, totalMinor, createdAt } = sale;
  const isPaid = booking.unpaidMinutes === undefined;
  await tx
    .insertInto('payment_attempt')
    .values({
      id: attemptId,
      coupon_id: couponId,
      status: isPaid ? 'succeeded' : 'unknown',
      amount_minor: totalMinor,
      currency: 'USD',
      gateway: 'sandbox',
      merchant_id: companyOf(booking.stay.country, demoSellers) === 'CIHC' ? 2 : 1,
      ...(isPaid && {
        gateway_id: `ch_demo_${booking.code.toLowerCase()}`,
        card_brand: 'visa',
        card_last4: '4242',
        card_country: booking.stay.country,
      }),
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  if (!isPaid) return;
  await tx
    .insertInto('ledger_entry')
    .values({
      coupon_id: couponId,
      kind: 'capture',
      amount_minor: totalMinor,
      currency: 'USD',
      attempt_id: attemptId,
      refund_id: null,
      entered_at: createdAt,
    })
    .execute();
}

/**
 * Writes the paid bookings of Dubois, Tanaka, Mensah, Lefèvre, Jansen and Kovács, those of tomorrow's flights, and those of the shuttle
 * departure with a single seat left. @returns their number
 */
export async function insertDemoBookings(tx: Tx, now: Instant): Promise<number> {
  const all = bookings(now);
  for (const [index, booking] of all.entries()) await insertBooking(tx, booking, index, now);
  return all.length;
}
