import { z } from 'zod';
import { call } from '../call.ts';
import { exampleCancellation, exampleChange } from '../examples/bookings.ts';
import { calendarRefusals, contactRefusals, flightRefusals, passengerRefusals } from '../refusal-groups.ts';
import { beforeAndAfter, cancellation, pickUp, preview } from '../schemas/changes.ts';
import { specialItems } from '../schemas/special-items.ts';
import {
  civilDate,
  civilTime,
  counter,
  couponId,
  currency,
  decimalAmount,
  folioText,
  hotelCode,
  id,
  idText,
  instant,
  nationalFlag,
  terminalText,
} from '../schemas/values.ts';

/** Changing and cancelling rides. */
export const changeCalls = {
  /**
   * A change of one ride and of the booking's shared data. Fields that are left out stay. The header `If-Match` carries the version the guest saw;
   * without it the current one is meant.
   */
  changeTransfer: call({
    route: {
      method: 'PUT',
      path: '/v3/transfers/reservations/{receptive_reservation_id}',
      access: 'guest',
      body: 'json',
    },
    backend: 'transfers',
    summary:
      'Changes flight, passengers or contact of a booking, on the version in If-Match; preview=1 only tells',
    shapes: {
      /** `transfer_id` of the ride that changes; any ride of the booking for changes of passengers or contact only. */
      params: z.strictObject({ receptive_reservation_id: idText }),
      query: preview,
      body: z.strictObject({
        coupon_id: couponId,
        /** The flight's own local date. */
        service_date: civilDate.optional(),
        /** The pick-up as the client calculates it; the server calculates again and refuses another one. */
        service_time: civilTime.optional(),
        flight_time: civilTime.optional(),
        flight_code: z.string().max(40).optional(),
        airline_id: id.nullish(),
        is_national: nationalFlag.optional(),
        /** At the airport of the ride; null where the guest does not know it any more. */
        terminal: terminalText.nullish(),
        /** The guest was asked about a flight time that the schedule does not have, and keeps it. */
        time_confirmed: z.boolean().optional(),
        /** As in `createCoupon`. */
        night_confirmed: z.boolean().optional(),
        late_arrival: z.boolean().optional(),
        /** Passengers that take room, as the client calculates them; refused when the server calculates another number. */
        pax: z.int().min(0).max(300).optional(),
        /** Counters of the main stay. A booking of several stays says them in `reservations` instead. */
        adults: counter.optional(),
        minors: counter.optional(),
        babyseat: counter.optional(),
        /** Counters of some or all stays of the booking; a stay that is left out keeps its own. All zero: no one of a stay travels. */
        reservations: z
          .array(
            z.strictObject({
              hotel: hotelCode,
              folio: folioText,
              adults: counter,
              minors: counter,
              babyseat: counter,
            }),
          )
          .min(1)
          .max(20)
          .optional(),
        /** The stays that shall ride on the booking, with their counters: a group of the same main stay. Adds and removes stays. */
        receptive_group_id: id.optional(),
        name: z.string().optional(),
        /** Left out: as the booking has it. */
        email: z.string().optional(),
        phone: z.string().optional(),
        observation: z.string().optional(),
        /** Of the ride that is named, whole; none for an empty list. */
        special_items: specialItems.optional(),
      }),
      answer: z.object({
        coupon_id: z.string(),
        transfer_id: id,
        /** Of the booking as it stands after this answer: the next `If-Match`. */
        version: z.int(),
        /** The change has taken effect. False for a preview, and while a difference waits for its payment. */
        applied: z.boolean(),
        /** It takes effect when `amount_due` has been paid with `payCoupon`. In a preview: it would have to be. */
        requires_payment: z.boolean(),
        /** New total minus the payment: above 0 to pay, below 0 it goes back. 0 for a booking that is not paid yet. */
        difference: z.number(),
        amount_due: decimalAmount,
        /** Refund to the card. */
        refund: decimalAmount,
        currency,
        total: z.object({ old: decimalAmount, new: decimalAmount }),
        passengers: z.object({ old: z.int(), new: z.int() }),
        vehicles: z.object({ old: z.int(), new: z.int() }),
        /** The new price; the lines sum to the new total. */
        lines: z.array(
          z.object({ code: z.string(), quantity: z.int(), unit_price: z.number(), amount: z.number() }),
        ),
        /** Only differences, under the names of the body; counters as `reservations.0.adults` in the order of the booking's stays. */
        changes: z.array(beforeAndAfter.extend({ field: z.string() })),
        /** Of the ride that was named. */
        pick_up: z.object({ old: pickUp, new: pickUp }),
        /**
         * Codes of the sentences for the guest: `change.pick_up_moved`, `change.extra_charge`, `change.more_vehicles`, `change.refunded`,
         * `change.contact_notified`.
         */
        notices: z.array(z.string()),
        /** Until when the ride that was named can be changed, as it stands now. */
        deadline: instant,
        /** Until when it can be changed and cancelled once this has taken effect. */
        new_deadlines: z.object({ change_until: instant, cancel_until: instant }),
        /** Seats and price of a change that waits for its payment are held until then. */
        change_expires_at: instant.nullable(),
      }),
    },
    refuses: [
      'coupon.not_found',
      'transfer.not_found',
      'booking.not_owner',
      'coupon.state',
      'coupon.stale',
      'transfer.state',
      'change.deadline_passed',
      'reservation.not_in_booking',
      'group.not_found',
      'link.already_has_transportation',
      'link.server_error',
      'coupon.leg_booked',
      'service.not_available',
      'service.not_at_every_stay',
      'stay.no_longer_available',
      'stay.expired',
      'stay.club_concierge',
      'stay.region_denied',
      ...contactRefusals,
      ...passengerRefusals,
      ...flightRefusals,
      ...calendarRefusals,
      'flight.time_differs',
      'flight.night_unclear',
      'coupon.reckoned_otherwise',
      'refund.disputed',
      'refund.exceeds_paid',
      'payment.under_way',
      'backend.unavailable',
      'change.by_phone',
    ],
    example: {
      params: { receptive_reservation_id: '901' },
      query: { preview: '1' },
      body: {
        coupon_id: '7K3QW9ZC4T',
        service_date: '2026-12-21',
        flight_time: '16:05',
        flight_code: 'AA1236',
      },
      answer: exampleChange,
    },
  }),

  /** A single cancel: one ride. */
  cancelTransfer: call({
    route: {
      method: 'PUT',
      path: '/v2/transfers/receptive-reservations/service-cancel/{id}',
      access: 'guest',
    },
    backend: 'transfers',
    summary: 'Cancels one ride; preview=1 only tells refund, fee and lost benefit',
    shapes: {
      /** `transfer_id`. */
      params: z.strictObject({ id: idText }),
      query: preview,
      answer: cancellation.extend({ transfer_id: id }),
    },
    refuses: [
      'transfer.not_found',
      'booking.not_owner',
      'coupon.state',
      'coupon.stale',
      'transfer.state',
      'cancel.deadline_passed',
      'cancel.trip_type_invalid',
      'refund.disputed',
      'refund.exceeds_paid',
      'payment.under_way',
      'backend.unavailable',
      'cancel.by_phone',
    ],
    example: {
      params: { id: '901' },
      query: { preview: '1' },
      answer: { ...exampleCancellation, transfer_id: 901 },
    },
  }),

  /** A cancel by coupons: whole bookings, or the rides that `trip_type` names. All of them or none. */
  cancelCoupons: call({
    route: {
      method: 'PUT',
      path: '/v2/transfers/reservations/cancel-coupons-by-id',
      access: 'guest',
      body: 'json',
    },
    backend: 'transfers',
    summary: 'Cancels bookings, whole or one way; preview=1 only tells',
    shapes: {
      query: preview,
      body: z.strictObject({
        coupons: z.array(couponId).min(1).max(10),
        /** Kind of the rides; everything that still stands when left out. A booking without those rides refuses with `cancel.trip_type_invalid`. */
        trip_type: z.enum(['round_trip', 'arrival', 'departure']).optional(),
      }),
      answer: z.object({
        applied: z.boolean(),
        currency,
        refund: decimalAmount,
        coupons: z.array(cancellation),
      }),
    },
    refuses: [
      'coupon.not_found',
      'booking.not_owner',
      'coupon.state',
      'coupon.stale',
      'transfer.state',
      'cancel.deadline_passed',
      'cancel.trip_type_invalid',
      'refund.disputed',
      'refund.exceeds_paid',
      'payment.under_way',
      'backend.unavailable',
      'cancel.by_phone',
    ],
    example: {
      query: { preview: '1' },
      body: { coupons: ['7K3QW9ZC4T'], trip_type: 'arrival' },
      answer: { applied: false, currency: 'USD', refund: 48, coupons: [exampleCancellation] },
    },
  }),
};
