import type { Direction } from '@traslado/domain/booking/availability';
import type { Cancellation } from '@traslado/domain/booking/plan-cancellation';
import type { CouponRecord } from '../booking/record.ts';

/** The effect of a cancellation on one booking, before it is written. */
export type CancelPlan = Cancellation & {
  readonly coupon: CouponRecord;
  /** Cents of the fee that a second person is asked to give back: above the limit of the canceller alone. */
  readonly askedMinor: number;
};

/** Facts of a cancellation for its later readers; kept with it. */
export type CancelSummary = {
  readonly directions: readonly Direction[];
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly notices: readonly string[];
  /** The steps of the refund at that time; missing in cancellations from before they were kept. */
  readonly steps?: Cancellation['steps'];
};
