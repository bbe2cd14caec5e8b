import type { CallAnswer } from '@traslado/contract/schemas';
import { couponView } from '@traslado/contract/schemas/sales';
import { transferView } from '@traslado/contract/schemas/transfer-view';
import { toMinor } from '@traslado/domain/money';
import { z } from 'zod';
import type { BackendCoupon, BackendSold, BackendTransfer } from '../../ports/transfers.ts';

const amount = z.number().refine((value) => Number.isSafeInteger(Math.round(value * 100)));

/** A booking as the contract describes it; what stands in it for our own screens alone is not asked for. */
export const backendCoupon = z.object({
  ...couponView.shape,
  service: couponView.shape.service.pick({ id: true }),
  transfers: z
    .array(
      transferView.omit({ viewer: true, airline: true, time_to_check: true }).extend({
        pick_up: transferView.shape.pick_up.omit({ waits_until: true }),
      }),
    )
    .min(1)
    .max(2),
  reservations: couponView.shape.reservations.min(1),
  price: couponView.shape.price.extend({
    lines: z.array(
      z.object({
        code: z.enum([
          'price.vehicles',
          'price.adults',
          'price.baby_seats',
          'price.children',
          'price.included',
        ]),
        quantity: z.int(),
        unit_price: amount,
        amount,
      }),
    ),
  }),
  hotel_name: z.string().optional(),
  airport: couponView.shape.airport.pick({ airport_id: true }),
  payment: z.string().optional(),
  confirmation_mail: z.unknown(),
  pending_change: z.unknown(),
  policies: z.unknown(),
  terms: z.unknown(),
  phone: z.unknown(),
  viewer: z.unknown(),
});

type Wire = z.output<typeof backendCoupon>;

const orNull = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

const sum = (wire: Wire, counter: 'adults' | 'minors' | 'babyseat'): number =>
  wire.reservations.reduce((total, one) => total + one[counter], 0);

/** Their booking in our words. */
export function readCoupon(wire: Wire): BackendCoupon {
  const { price } = wire;
  return {
    code: wire.coupon_id,
    hotel: wire.hotel,
    folio: wire.folio,
    serviceId: wire.service.id,
    airportId: wire.airport.airport_id,
    tripType: wire.trip_type,
    private: price.unit === 'vehicle',
    included: price.included,
    status: wire.status,
    adults: sum(wire, 'adults'),
    children: sum(wire, 'minors'),
    babySeats: sum(wire, 'babyseat'),
    passengers: wire.total_passengers,
    vehicles: wire.total_vehicles,
    currency: price.currency,
    totalMinor: toMinor(price.total),
    paidMinor: toMinor(price.paid),
    refundedMinor: toMinor(price.refunded),
    dueMinor: toMinor(price.due),
    price: {
      unit: price.unit,
      unitMinor: toMinor(price.unit_price),
      units: price.units,
      lines: price.lines.map((line) => ({
        code: line.code,
        quantity: line.quantity,
        unitMinor: toMinor(line.unit_price),
        amountMinor: toMinor(line.amount),
      })),
    },
    contactName: wire.contact.name,
    contactEmail: wire.contact.email,
    contactPhone: wire.contact.phone,
    observation: wire.observation,
    version: wire.version,
    holdExpiresAt: orNull(wire.hold_expires_at),
    expiresAt: orNull(wire.expires_at),
    createdAt: Date.parse(wire.created_at),
    stays: wire.reservations.map((stay) => ({
      hotel: stay.hotel,
      folio: stay.folio,
      guest: stay.guest,
      main: stay.main,
      adults: stay.adults,
      children: stay.minors,
      babySeats: stay.babyseat,
    })),
    transfers: wire.transfers.map(readTransfer),
    refunds: wire.refunds.map((refund) => ({
      id: refund.refund_id,
      status: refund.status,
      amountMinor: toMinor(refund.amount),
      reason: refund.reason,
      createdAt: Date.parse(refund.requested_at),
      updatedAt: Date.parse(refund.updated_at),
    })),
  };
}

function readTransfer(ride: Wire['transfers'][number]): BackendTransfer {
  return {
    id: ride.transfer_id,
    direction: ride.direction,
    status: ride.status,
    flightCode: ride.flight_code,
    isNational: ride.is_national === '1',
    flightOn: ride.flight_date,
    flightTime: ride.flight_time,
    pickUpOn: ride.pick_up.date,
    pickUpTime: ride.pick_up.time,
    pickUpAt: Date.parse(ride.pick_up.at),
    timeZone: ride.pick_up.time_zone,
    placeId: ride.pick_up.place.id,
    changeUntil: Date.parse(ride.change_until),
    cancelUntil: Date.parse(ride.cancel_until),
  };
}

/** Their answer to a sale in our words. */
export function readSold(wire: CallAnswer<'createCoupon'>): BackendSold {
  return {
    couponCode: wire.coupon_id,
    isPending: wire.status === 'pending_payment',
    dueMinor: toMinor(wire.amount_due),
    holdExpiresAt: orNull(wire.hold_expires_at),
    expiresAt: orNull(wire.expires_at),
    rides: wire.transfers.map((ride) => ({
      transferId: ride.transfer_id,
      direction: ride.direction,
      flightOn: ride.service_date,
      pickUpTime: ride.service_time,
    })),
  };
}
