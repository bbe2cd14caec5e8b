import { z } from 'zod';
import { transferView } from './transfer-view.ts';
import {
  civilDate,
  civilTime,
  counter,
  couponId,
  currency,
  decimalAmount,
  flag,
  folioText,
  hotelCode,
  id,
  idText,
  instant,
  intentKey,
  lastNameText,
  nationalFlag,
  session,
} from './values.ts';

/** One flight of a booking. `service_time` is the pick-up as the client reckons it; the server reckons again. */
const legBody = z.strictObject({
  /** Designator, or the tail number of a private flight. Empty while the guest has no flight yet. */
  flight_key: z.string().max(12),
  /** The flight's own local date. */
  service_date: civilDate,
  flight_time: civilTime,
  service_time: civilTime.optional(),
  is_national: nationalFlag.optional(),
  airline_id: id.nullish(),
});

export const createCoupon = {
  params: z.strictObject({ service_id: idText }),
  body: z.strictObject({
    hotel: hotelCode,
    folio: folioText,
    name: z.string(),
    /** Left out: as the stay has it on file. The same of the phone. */
    email: z.string().optional(),
    /** With its country and as many digits as the country's numbers have, `+529981234567`. */
    phone: z.string().optional(),
    adults: counter,
    minors: counter,
    babyseat: counter,
    pax: z.int().min(0).max(300).optional(),
    service_rate_id: id,
    is_round_trip: flag,
    position_id: id.optional(),
    from_appointment_place_id: id.optional(),
    to_appointment_place_id: id.optional(),
    observation: z.string().optional(),
    arrival: legBody.nullish(),
    departure: legBody.nullish(),
    include: flag.optional(),
    private: flag.optional(),
    uuidReference: intentKey.optional(),
    reference: z.string().max(80).optional(),
    movement_origin_id: id.optional(),
    operation_type_id: id.optional(),
    airline_id: id.nullish(),
    receptive_group_id: z.int().min(0).max(2_147_483_647).default(0),
    /** Another vehicle for a party whose leg is booked already. */
    additional: flag.optional(),
    /** Language of the letters, kept with the booking. */
    language: z.enum(['en', 'es']).optional(),
    /** The guest was asked about flight times that the schedule does not have, and keeps them. */
    time_confirmed: z.boolean().optional(),
  }),
  answer: z.object({
    coupon_id: z.string(),
    status: z.enum(['pending_payment', 'confirmed']),
    amount_due: decimalAmount,
    currency,
    /** The seats are kept until then; null where nothing is due. */
    hold_expires_at: instant.nullable(),
    expires_at: instant.nullable(),
    transfers: z.array(
      z.object({
        transfer_id: id,
        direction: z.enum(['arrival', 'departure']),
        service_date: civilDate,
        service_time: civilTime,
      }),
    ),
  }),
};

export const paymentState = z.object({
  coupon_id: z.string(),
  coupon_status: z.enum(['pending_payment', 'confirmed', 'partially_cancelled', 'cancelled', 'expired']),
  /** `none` before the first try. `unknown`: do not pay again, it is being resolved. */
  status: z.enum(['none', 'processing', 'requires_action', 'succeeded', 'failed', 'unknown', 'refunded']),
  amount: decimalAmount,
  amount_due: decimalAmount,
  currency,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Where the gateway's frame lets the guest prove themself (3-D Secure). */
  action_url: z.string().nullable(),
  failure: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

export const payCoupon = {
  body: z.strictObject({
    coupon_id: couponId,
    payment_token: z.string().min(1).max(200),
    amount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, { error: 'amount.invalid' }),
    currency,
    uuidReference: intentKey.optional(),
  }),
  answer: paymentState,
};

export const getPayment = { params: z.strictObject({ coupon_id: couponId }), answer: paymentState };

export const getPaymentGateway = {
  answer: z.object({
    gateway: z.enum(['sandbox', 'stripe']),
    /** Address of the card frame, without query. */
    frame_url: z.string(),
    /** Value of the iframe's `sandbox` attribute; null where it must not have one. */
    frame_sandbox: z.string().nullable(),
    /** What `event.origin` of its messages must equal: `null` for an opaque origin, `self` for the page's own. */
    frame_origin: z.string(),
    /** No real money moves: the page says so. */
    test_mode: z.boolean(),
  }),
};

/** Money on its way back. A try that failed and was taken up again by another one is not shown. */
const refundView = z.object({
  refund_id: z.string(),
  /** `failed`: the bank did not take it; we try again and our staff know. */
  status: z.enum(['requested', 'processing', 'succeeded', 'failed']),
  amount: decimalAmount,
  currency,
  /** `cancel`, `change`, or why money that arrived late went back. */
  reason: z.string(),
  requested_at: instant,
  updated_at: instant,
});

/** A change that waits for its difference: `amount_due` is what `payCoupon` takes until `expires_at`. */
const pendingChange = z.object({
  change_id: z.string(),
  transfer_id: id,
  amount_due: decimalAmount,
  currency,
  new_total: decimalAmount,
  /** Only what differs, under the names of the change's body. */
  changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
  expires_at: instant,
});

/** A transportation booking as its guest sees it. */
export const couponView = z.object({
  coupon_id: z.string(),
  status: z.enum(['pending_payment', 'confirmed', 'partially_cancelled', 'cancelled', 'expired']),
  trip_type: z.enum(['round_trip', 'arrival', 'departure']),
  version: z.int(),
  service: z.object({ id, name: z.string(), private: z.boolean(), image: z.string(), pax_max: z.int() }),
  hotel: z.string(),
  hotel_name: z.string(),
  folio: z.string(),
  airport: z.object({ airport_id: id, iata_code: z.string(), name: z.string() }),
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
      // The line of what the stay includes is negative; the lines sum to the total.
      z.object({ code: z.string(), quantity: z.int(), unit_price: z.number(), amount: z.number() }),
    ),
  }),
  total_passengers: z.int(),
  total_vehicles: z.int(),
  payment: z.enum(['paid', 'pending', 'included', 'refunded']),
  hold_expires_at: instant.nullable(),
  expires_at: instant.nullable(),
  created_at: instant,
  /** Newest first. */
  refunds: z.array(refundView),
  pending_change: pendingChange.nullable(),
  policies: z.array(z.string()),
  terms: z.array(z.string()),
  phone: z.string(),
  viewer: z.object({
    owner: z.boolean(),
    /** The booking, or the difference of its pending change, waits for money. */
    can_pay: z.boolean(),
    can_edit: z.boolean(),
    can_cancel: z.boolean(),
  }),
});

export const getCoupon = { params: z.strictObject({ coupon_id: couponId }), answer: couponView };

export const searchCoupon = {
  query: z.strictObject({
    coupon: z.string().max(40),
    last_name: lastNameText,
    /** First day of the booking's main stay, as in `findStay`. */
    arrival: civilDate.optional(),
  }),
  answer: z.array(couponView.extend({ session })),
};

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

export const listTransfersOfStay = {
  params: z.strictObject({ hotel: hotelCode, folio: folioText }),
  answer: z.array(transferRecord),
};
