import { z } from 'zod';
import { couponView } from './sales.ts';
import { transferView } from './transfer-view.ts';
import {
  civilDate,
  civilTime,
  counter,
  couponId,
  currency,
  decimalAmount,
  flagText,
  folioText,
  hotelCode,
  id,
  idText,
  instant,
  intentKey,
  nationalFlag,
} from './values.ts';

/** Says what would happen and changes nothing. */
const preview = z.strictObject({ preview: flagText.default(false) });

const pickUp = transferView.shape.pick_up;

/** One thing before and after, as a person reads it. */
const beforeAndAfter = z.object({ old: z.string(), new: z.string() });

/**
 * A change of one ride and of what belongs to the whole booking. Whatever is left out stays. The header `If-Match` carries the version the
 * guest saw; without it the current one is meant.
 */
export const changeTransfer = {
  /** `transfer_id` of the ride that changes; any ride of the booking for changes of passengers or contact only. */
  params: z.strictObject({ receptive_reservation_id: idText }),
  query: preview,
  body: z.strictObject({
    coupon_id: couponId,
    /** The flight's own local date. */
    service_date: civilDate.optional(),
    /** The pick-up as the client reckons it; the server reckons again and refuses another one. */
    service_time: civilTime.optional(),
    flight_time: civilTime.optional(),
    flight_code: z.string().max(12).optional(),
    airline_id: id.nullish(),
    is_national: nationalFlag.optional(),
    /** The guest was asked about a flight time that the schedule does not have, and keeps it. */
    time_confirmed: z.boolean().optional(),
    /** Passengers that take room, as the client reckons them; refused when the server reckons another number. */
    pax: z.int().min(0).max(300).optional(),
    /** Counters of the main stay. A booking of several stays says them in `reservations` instead. */
    adults: counter.optional(),
    minors: counter.optional(),
    babyseat: counter.optional(),
    /** Counters of some or all stays of the booking; a stay that is left out keeps its own. Nobody of a stay travels: all zero. */
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
    /** New total minus what is paid: above 0 to pay, below 0 it goes back. 0 for a booking that is not paid yet. */
    difference: z.number(),
    amount_due: decimalAmount,
    /** What goes back to the card. */
    refund: decimalAmount,
    currency,
    total: z.object({ old: decimalAmount, new: decimalAmount }),
    passengers: z.object({ old: z.int(), new: z.int() }),
    vehicles: z.object({ old: z.int(), new: z.int() }),
    /** The new price; the lines sum to the new total. */
    lines: z.array(
      z.object({ code: z.string(), quantity: z.int(), unit_price: z.number(), amount: z.number() }),
    ),
    /** Only what differs, under the names of the body; counters as `reservations.0.adults` in the order of the booking's stays. */
    changes: z.array(beforeAndAfter.extend({ field: z.string() })),
    /** Of the ride that was named. */
    pick_up: z.object({ old: pickUp, new: pickUp }),
    /** Codes of what the guest should read: `change.pick_up_moved`, `change.extra_charge`, `change.more_vehicles`, `change.refunded`, `change.contact_notified`. */
    notices: z.array(z.string()),
    /** Until when the ride that was named can be changed, as it stands now. */
    deadline: instant,
    /** Until when it can be changed and cancelled once this has taken effect. */
    new_deadlines: z.object({ change_until: instant, cancel_until: instant }),
    /** Seats and price of a change that waits for its payment are kept until then. */
    change_expires_at: instant.nullable(),
  }),
};

const cancelledTransfer = z.object({
  transfer_id: id,
  direction: z.enum(['arrival', 'departure']),
  /** Cancelled by this call, or would be. */
  cancelled: z.boolean(),
  status: transferView.shape.status,
  cancel_until: instant,
});

/** What a cancellation does to one booking. */
export const cancellation = z.object({
  coupon_id: z.string(),
  version: z.int(),
  applied: z.boolean(),
  /** Of the booking afterwards. */
  status: couponView.shape.status,
  transfers: z.array(cancelledTransfer),
  currency,
  paid: decimalAmount,
  already_refunded: decimalAmount,
  /** What goes back to the card now. */
  refund: decimalAmount,
  /** Kept of the cancelled rides by the refund rules. */
  fee: decimalAmount,
  /** Price of the rides that stand. */
  kept: decimalAmount,
  /** The stay's own transfer is given up and does not come back. */
  benefit_lost: z.boolean(),
  /** Codes: `refund.private_round_trip_whole`, `refund.nothing_paid`, `cancel.benefit_lost`, `cancel.fee`. */
  notices: z.array(z.string()),
  /** Last instant at which these rides can be cancelled. */
  deadline: instant,
});

/** A single cancel: one ride. */
export const cancelTransfer = {
  /** `transfer_id`. */
  params: z.strictObject({ id: idText }),
  query: preview,
  answer: cancellation.extend({ transfer_id: id }),
};

/** A cancel by coupons: whole bookings, or the rides that `trip_type` names. All of them or none. */
export const cancelCoupons = {
  query: preview,
  body: z.strictObject({
    coupons: z.array(couponId).min(1).max(10),
    /** Which rides; everything that still stands when left out. A booking without those rides refuses with `cancel.trip_type_invalid`. */
    trip_type: z.enum(['round_trip', 'arrival', 'departure']).optional(),
  }),
  answer: z.object({
    applied: z.boolean(),
    currency,
    refund: decimalAmount,
    coupons: z.array(cancellation),
  }),
};

/** The guest sends the letter of their booking to one address; five times a day at most, never twice for one key. */
export const sendLetter = {
  params: z.strictObject({ coupon_id: couponId }),
  /** Without an address it goes to the booking's own. */
  body: z.strictObject({ email: z.string().optional(), uuidReference: intentKey.optional() }),
  answer: z.object({
    /** Masked: `r•••@example.com`. */
    sent_to: z.string(),
    /** How often it can still be sent within a day. */
    remaining: z.int(),
  }),
};

/** The bookings that the guest's stay rides on, newest first. */
export const listCoupons = { answer: z.array(couponView) };
