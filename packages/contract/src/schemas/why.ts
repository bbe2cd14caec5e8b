import { z } from 'zod';
import { civilDate, civilTime, decimalAmount, id, instant } from './values.ts';

/** Explanations of the rules' results. */

/** Each leg of a booking in the calculation of its refund; they add up to the kept amount and to the fee. */
export const refundSteps = z.array(
  z.object({
    transfer_id: id,
    direction: z.enum(['arrival', 'departure']),
    /** Given up by this cancellation. */
    given_up: z.boolean(),
    price: decimalAmount,
    /** Of a leg that is kept or used, or of a private round trip that stands. */
    kept: decimalAmount,
    fee: decimalAmount,
    /** The row of the refund policy that applies: cancelled less than so many hours before, with this percentage kept. */
    rule: z.object({ hours_before: z.number(), percent: z.number() }).nullable(),
    /** The earlier cancellation that would have cost less: so many hours before, or more. */
    earlier: z.object({ hours_before: z.number(), percent: z.number() }).nullable(),
  }),
);

/** The calculation of a cancellation's refund, as stored with it. */
export const keptRefund = z.object({
  at: instant,
  currency: z.string(),
  paid: decimalAmount,
  already_refunded: decimalAmount,
  refund: decimalAmount,
  steps: refundSteps,
});

/** Why a ride is when it is, and until when it can be changed and cancelled. */
export const rideWhy = z.object({
  transfer_id: id,
  /** Hours before the pick-up, as they were when the ride was planned. */
  change_hours: z.number(),
  cancel_hours: z.number(),
  /** Of a departure: from the flight back to the pick-up. Null for an arrival, which is the landing, and where no settings are known. */
  departure: z
    .object({
      minutes_before: z.int(),
      extra_minutes: z.int(),
      /** Before it is rounded down to 5 minutes. */
      exact: z.object({ date: civilDate, time: civilTime }),
      /** These are the settings of the sale, as stored with it; else the present ones. */
      is_kept: z.boolean(),
      /** They lead to the pick-up that was sold. */
      is_current: z.boolean(),
    })
    .nullable(),
});
