import { z } from 'zod';
import { specialItems } from './special-items.ts';
import { transferView } from './transfer-view.ts';
import {
  civilDate,
  civilTime,
  counter,
  currency,
  decimalAmount,
  id,
  instant,
  nationalFlag,
  terminalText,
} from './values.ts';

/** One flight of a booking. `service_time` is the pick-up as the client calculates it; the server calculates again. */
export const legBody = z.strictObject({
  /** Designator as typed, or the tail number of a private flight, with a private service. Empty while the guest has no flight yet. */
  flight_key: z.string().max(40),
  /** The flight's own local date. */
  service_date: civilDate,
  flight_time: civilTime,
  service_time: civilTime.optional(),
  is_national: nationalFlag.optional(),
  airline_id: id.nullish(),
  /** At the airport of the ride, where the schedule does not say it; left out while the guest does not know. */
  terminal: terminalText.nullish(),
  special_items: specialItems.optional(),
});

export const paymentState = z.object({
  coupon_id: z.string(),
  coupon_status: z.enum(['pending_payment', 'confirmed', 'partially_cancelled', 'cancelled', 'expired']),
  /** `none` before the first try. `unknown`: do not pay again, it is being resolved. */
  status: z.enum(['none', 'processing', 'requires_action', 'succeeded', 'failed', 'unknown', 'refunded']),
  amount: decimalAmount,
  amount_due: decimalAmount,
  currency,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Address at which the gateway's frame lets the guest prove themself (3-D Secure). */
  action_url: z.string().nullable(),
  failure: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

/** Data for opening the gateway's frame. */
export const paymentGateway = z.object({
  gateway: z.enum(['sandbox', 'stripe']),
  /** Address of the card frame, without query. */
  frame_url: z.string(),
  /** Value of the iframe's `sandbox` attribute; null where it must not have one. */
  frame_sandbox: z.string().nullable(),
  /** Required `event.origin` of its messages: `null` for an opaque origin, `self` for the page's own. */
  frame_origin: z.string(),
  /** No real money moves: the page says so. */
  test_mode: z.boolean(),
  /** The words of the marks of cards that are accepted; none where every card is. */
  cards: z.array(z.string()),
  /** Text of the card statement, where we know it. */
  statement_name: z.string().nullable(),
});

/** Money on its way back. A try that failed and was taken up again by another one is not shown. */
const refundView = z.object({
  refund_id: z.string(),
  /** `failed`: the bank did not take it; we try again and our staff know. */
  status: z.enum(['requested', 'processing', 'succeeded', 'failed']),
  amount: decimalAmount,
  currency,
  /** `cancel`, `change`, `by_hand` or `at_gateway` of staff, or why money that arrived late went back. */
  reason: z.string(),
  requested_at: instant,
  updated_at: instant,
});

/** A change that waits for its difference: `amount_due` is the amount of `payCoupon` until `expires_at`. */
const pendingChange = z.object({
  change_id: z.string(),
  transfer_id: id,
  amount_due: decimalAmount,
  currency,
  new_total: decimalAmount,
  /** Only differences, under the names of the change's body. */
  changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
  expires_at: instant,
});

/** A transportation booking as its guest sees it. */
/** Seller of a booking. `net` and `tax` add up to its total; null without a tax. */
const seller = z.object({
  company: z.string(),
  name: z.string(),
  tax_id: z.string(),
  address: z.string(),
  tax: z.object({ percent: z.number(), net: decimalAmount, tax: decimalAmount }).nullable(),
});

export const couponView = z.object({
  coupon_id: z.string(),
  /** Our own name of the booking, for its files and calendar entries: plain letters and digits, whatever its number holds. */
  file_id: z.string(),
  status: z.enum(['pending_payment', 'confirmed', 'partially_cancelled', 'cancelled', 'expired']),
  trip_type: z.enum(['round_trip', 'arrival', 'departure']),
  version: z.int(),
  service: z.object({ id, name: z.string(), private: z.boolean(), image: z.string(), pax_max: z.int() }),
  hotel: z.string(),
  hotel_name: z.string(),
  folio: z.string(),
  airport: z.object({ airport_id: id, iata_code: z.string(), name: z.string(), city: z.string() }),
  transfers: z.array(transferView),
  reservations: z.array(
    z.object({
      hotel: z.string(),
      hotel_name: z.string(),
      folio: z.string(),
      guest: z.string(),
      main: z.boolean(),
      adults: counter,
      minors: counter,
      babyseat: counter,
    }),
  ),
  /** Mail and phone masked: `r•••@example.com`. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  observation: z.string(),
  price: z.object({
    currency,
    total: decimalAmount,
    paid: decimalAmount,
    refunded: decimalAmount,
    due: decimalAmount,
    included: z.boolean(),
    unit: z.enum(['vehicle', 'passenger']),
    unit_price: decimalAmount,
    units: z.int(),
    lines: z.array(
      // The line of the included transfer is negative; the lines sum to the total.
      z.object({ code: z.string(), quantity: z.int(), unit_price: z.number(), amount: z.number() }),
    ),
  }),
  total_passengers: z.int(),
  total_vehicles: z.int(),
  payment: z.enum(['paid', 'pending', 'included', 'refunded']),
  hold_expires_at: instant.nullable(),
  expires_at: instant.nullable(),
  created_at: instant,
  /**
   * State of the confirmation's mail: `sent` once the mail server has taken it, `kept` where there is none, `by_group` where the group sends it
   * itself. Null while nothing is confirmed.
   */
  confirmation_mail: z.enum(['sending', 'sent', 'kept', 'not_sent', 'by_group']).nullable(),
  /** Newest first. */
  refunds: z.array(refundView),
  pending_change: pendingChange.nullable(),
  policies: z.array(z.string()),
  terms: z.array(z.string()),
  /** Left out where the seller is unknown. */
  seller: seller.optional(),
  phone: z.string(),
  viewer: z.object({
    owner: z.boolean(),
    /** The booking, or the difference of its pending change, waits for money. */
    can_pay: z.boolean(),
    can_edit: z.boolean(),
    can_cancel: z.boolean(),
  }),
});

/** The transfer reservation record of the specification. */
export const transferRecord = z.object({
  transfer_id: id,
  coupon_id: z.string(),
  direction: z.enum(['arrival', 'departure']),
  service_date: civilDate,
  service_time: civilTime,
  pick_up_date: civilDate,
  time_zone: z.string(),
  flight_code: z.string(),
  flight_time: civilTime,
  is_national: nationalFlag,
  airline_id: id.nullable(),
  pax: z.int(),
  adults: counter,
  minors: counter,
  babyseat: counter,
  hotel: z.string(),
  folio: z.string(),
  reservation_status: z.string(),
  status: z.string(),
  round_service: z.boolean(),
  private: z.boolean(),
  observation: z.string(),
  confirmation_letter: z.string().nullable(),
  provider_id: z.int(),
  service_id: id,
  service: z.string(),
  receptive_group_id: z.int(),
  version: z.int(),
});
