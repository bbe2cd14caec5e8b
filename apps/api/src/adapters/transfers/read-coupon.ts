import { deadlinesOf } from '@traslado/domain/booking/deadlines';
import { SALE_CURRENCY, toMinor } from '@traslado/domain/money';
import { toInstant } from '@traslado/domain/time/zone';
import type { BackendCoupon, BackendSale, BackendTransfer } from '../../ports/transfers.ts';
import { type At, answerOf, below, type Reader, refuse } from '../group-client/tolerant/reading.ts';
import { every, many, one, record } from '../group-client/tolerant/shapes.ts';
import {
  amountMinor,
  day,
  flag,
  id,
  instant,
  map,
  optional,
  orElse,
  shown,
  text,
  time,
  value,
  whole,
  word,
} from '../group-client/tolerant/values.ts';
import { bookingNumber, soldNumber } from './read-number.ts';

/** A booking as our contract describes it. Only a field that decides money, time or identity is needed; the others may be left out. */

const shownText = orElse(shown(text), '');
const counter = orElse(shown(whole(0, 99)), 0);
const dollars = optional(
  value('USD', (given, at): string =>
    text(given, at).toUpperCase() === SALE_CURRENCY ? SALE_CURRENCY : refuse(at, 'USD', given),
  ),
);

const directions = { ARRIVAL: 'arrival', DEPARTURE: 'departure' } as const;
const direction = word<BackendTransfer['direction']>(directions, 'a direction');
const trip = word<BackendCoupon['tripType']>({ ...directions, ROUNDTRIP: 'round_trip' }, 'a kind of trip');
const state = word<BackendCoupon['status']>(
  {
    PENDINGPAYMENT: 'pending_payment',
    CONFIRMED: 'confirmed',
    PARTIALLYCANCELLED: 'partially_cancelled',
    CANCELLED: 'cancelled',
    EXPIRED: 'expired',
  },
  'a state of a booking',
);

const transfer: Reader<BackendTransfer> = map(
  record({
    transfer_id: id,
    direction,
    status: word<BackendTransfer['status']>(
      {
        PENDING: 'pending',
        CONFIRMED: 'confirmed',
        CANCELLED: 'cancelled',
        COMPLETED: 'completed',
        NOSHOW: 'no_show',
      },
      'a state of a ride',
    ),
    flight_code: shownText,
    is_national: flag,
    flight_date: day,
    flight_time: time,
    pick_up: record({
      date: day,
      time,
      time_zone: text,
      at: optional(instant),
      place: shown(record({ id: shown(id) })),
    }),
    change_until: optional(instant),
    cancel_until: optional(instant),
  }),
  (ride, at) => {
    const { pick_up: pickUp } = ride;
    const pickUpAt = pickUp.at ?? instantOf(pickUp, below(at, 'pick_up'));
    const { changeUntilAt, cancelUntilAt } = deadlinesOf(pickUpAt);
    return {
      id: ride.transfer_id,
      direction: ride.direction,
      status: ride.status,
      flightCode: ride.flight_code,
      isNational: ride.is_national,
      flightOn: ride.flight_date,
      flightTime: ride.flight_time,
      pickUpOn: pickUp.date,
      pickUpTime: pickUp.time,
      pickUpAt,
      timeZone: pickUp.time_zone,
      placeId: pickUp.place?.id ?? 0,
      changeUntil: ride.change_until ?? changeUntilAt,
      cancelUntil: ride.cancel_until ?? cancelUntilAt,
    };
  },
);

type Local = { readonly date: string; readonly time: string; readonly time_zone: string };

function instantOf({ date, time: clock, time_zone }: Local, at: At): number {
  try {
    return toInstant(date, clock, time_zone).at;
  } catch {
    return refuse(below(at, 'time_zone'), 'a time zone', time_zone);
  }
}

const lineCodes = [
  'price.vehicles',
  'price.adults',
  'price.baby_seats',
  'price.children',
  'price.included',
] as const;

/** A line of the included part is negative. */
const signedAmount = value('an amount', (given, at): number =>
  typeof given === 'number' && Math.round(given * 100) / 100 === given
    ? toMinor(given)
    : refuse(at, 'an amount', given),
);

const line = record({
  code: value('a code of a price line', (given, at) => {
    const code = lineCodes.find((one) => one === given);
    return code ?? refuse(at, 'a code of a price line', given);
  }),
  quantity: whole(0, 9_999),
  unit_price: signedAmount,
  amount: signedAmount,
});

const price = record({
  currency: dollars,
  total: amountMinor,
  paid: amountMinor,
  refunded: orElse(optional(amountMinor), 0),
  due: optional(amountMinor),
  included: orElse(optional(flag), false),
  unit: orElse(
    shown(word<'vehicle' | 'passenger'>({ VEHICLE: 'vehicle', PASSENGER: 'passenger' }, 'a unit of a price')),
    'vehicle',
  ),
  unit_price: shown(amountMinor),
  units: orElse(shown(whole(0, 9_999)), 1),
  lines: orElse(shown(every(line)), []),
});

const refund = record({
  refund_id: shownText,
  status: word<BackendCoupon['refunds'][number]['status']>(
    { REQUESTED: 'requested', PROCESSING: 'processing', SUCCEEDED: 'succeeded', FAILED: 'failed' },
    'a state of a refund',
  ),
  amount: amountMinor,
  reason: shownText,
  requested_at: shown(instant),
  updated_at: shown(instant),
});

const stay = record({
  hotel: text,
  folio: text,
  guest: shownText,
  main: orElse(optional(flag), false),
  adults: counter,
  minors: counter,
  babyseat: counter,
});

const coupon: Reader<BackendCoupon> = map(
  record({
    coupon_id: bookingNumber,
    status: state,
    trip_type: optional(trip),
    version: orElse(shown(whole(0, 2_147_483_647)), 1),
    service: record({ id }),
    hotel: text,
    folio: text,
    airport: record({ airport_id: id }),
    transfers: every(transfer),
    reservations: every(stay),
    contact: shown(record({ name: shownText, email: shownText, phone: shownText })),
    observation: shownText,
    price,
    total_passengers: orElse(shown(whole(0, 99)), 0),
    total_vehicles: orElse(shown(whole(0, 99)), 1),
    hold_expires_at: optional(instant),
    expires_at: optional(instant),
    created_at: shown(instant),
    refunds: every(refund),
  }),
  (given, at) => {
    const { price: money, transfers } = given;
    const [first, second, ...more] = transfers;
    if (!first || more.length > 0) return refuse(below(at, 'transfers'), 'one or two rides', transfers);
    const { hotel, folio, total_passengers: passengers } = given;
    const main = { hotel, folio, guest: '', main: true, adults: passengers, minors: 0, babyseat: 0 };
    const stays = given.reservations.length > 0 ? given.reservations : [main];
    const sum = (name: 'adults' | 'minors' | 'babyseat') =>
      stays.reduce((total, one) => total + one[name], 0);
    const isPending = given.status === 'pending_payment';
    return {
      code: given.coupon_id,
      hotel,
      folio,
      serviceId: given.service.id,
      airportId: given.airport.airport_id,
      tripType: given.trip_type ?? (second ? 'round_trip' : first.direction),
      private: money.unit === 'vehicle',
      included: money.included,
      status: given.status,
      adults: sum('adults'),
      children: sum('minors'),
      babySeats: sum('babyseat'),
      passengers: passengers || sum('adults') + sum('babyseat'),
      vehicles: given.total_vehicles,
      currency: SALE_CURRENCY,
      totalMinor: money.total,
      paidMinor: money.paid,
      refundedMinor: money.refunded,
      dueMinor: money.due ?? (isPending ? Math.max(0, money.total - money.paid) : 0),
      price: {
        unit: money.unit,
        unitMinor: money.unit_price ?? money.total,
        units: money.units,
        lines: money.lines.map(({ code, quantity, unit_price: unitMinor, amount }) => ({
          code,
          quantity,
          unitMinor,
          amountMinor: amount,
        })),
      },
      contactName: given.contact?.name ?? '',
      contactEmail: given.contact?.email ?? '',
      contactPhone: given.contact?.phone ?? '',
      observation: given.observation,
      version: given.version,
      holdExpiresAt: given.hold_expires_at,
      expiresAt: given.expires_at,
      createdAt: given.created_at ?? 0,
      stays: stays.map(({ minors, babyseat, ...one }) => ({ ...one, children: minors, babySeats: babyseat })),
      transfers,
      refunds: given.refunds.map((back) => ({
        id: back.refund_id,
        status: back.status,
        amountMinor: back.amount,
        reason: back.reason,
        createdAt: back.requested_at ?? 0,
        updatedAt: back.updated_at ?? back.requested_at ?? 0,
      })),
    };
  },
);

export const backendCoupons = answerOf(many(coupon));

/** A sale is its number. Further facts are used where they are there; an amount is compared with the one that was shown. */
export const backendSale = answerOf(
  one(
    map(
      record({
        coupon_id: soldNumber,
        status: shown(state),
        amount_due: shown(amountMinor),
        currency: shown(text),
        hold_expires_at: shown(instant),
        expires_at: shown(instant),
        transfers: shown(
          every(record({ transfer_id: id, direction, service_date: day, service_time: time })),
        ),
      }),
      (given): BackendSale => {
        const { coupon_id: couponCode, status, amount_due: dueMinor, transfers } = given;
        const currency = given.currency?.toUpperCase() ?? null;
        if (couponCode === null || !status || dueMinor === null || !transfers || transfers.length === 0)
          return { couponCode, dueMinor, currency, sold: null };
        const rides = transfers.map((ride) => ({
          transferId: ride.transfer_id,
          direction: ride.direction,
          flightOn: ride.service_date,
          pickUpTime: ride.service_time,
        }));
        const { hold_expires_at: holdExpiresAt, expires_at: expiresAt } = given;
        const isPending = status === 'pending_payment';
        const sold = { couponCode, isPending, dueMinor, holdExpiresAt, expiresAt, rides };
        return { couponCode, dueMinor, currency, sold };
      },
    ),
  ),
);
