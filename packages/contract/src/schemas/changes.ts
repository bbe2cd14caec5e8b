import { z } from 'zod';
import { couponView } from './sales.ts';
import { transferView } from './transfer-view.ts';
import { currency, decimalAmount, flagText, id, instant } from './values.ts';

/** Answers the effects and changes nothing. */
export const preview = z.strictObject({ preview: flagText.default(false) });

export const pickUp = transferView.shape.pick_up;

/** One thing before and after, as a person reads it. */
export const beforeAndAfter = z.object({ old: z.string(), new: z.string() });

const cancelledTransfer = z.object({
  transfer_id: id,
  direction: z.enum(['arrival', 'departure']),
  /** Cancelled by this call, or would be. */
  cancelled: z.boolean(),
  status: transferView.shape.status,
  cancel_until: instant,
});

/** The effects of a cancellation on one booking. */
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
  /** Refund to the card now. */
  refund: decimalAmount,
  /** Fee for the cancelled rides by the refund rules. */
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
