import type { Direction } from '@traslado/domain/booking/availability';
import type { Cancellation } from '@traslado/domain/booking/plan-cancellation';
import type { CouponRecord } from '../booking/record.ts';

/** What a cancellation does to one booking, before it is written. */
export type CancelPlan = Cancellation & {
  readonly coupon: CouponRecord;
  /** Cents of the fee that a second person is asked to give back: it is above the limit of whoever cancels without it. */
  readonly askedMinor: number;
};

/** What people read of a cancellation afterwards; kept with it. */
export type CancelSummary = {
  readonly directions: readonly Direction[];
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly notices: readonly string[];
  /** How the refund came about, as it was then; missing in cancellations from before it was kept. */
  readonly steps?: Cancellation['steps'];
};
