import type { Direction } from '@traslado/domain/booking/availability';
import type { CouponState } from '@traslado/domain/booking/state';
import type { CouponRecord } from '../coupons/record.ts';

/** What a cancellation does to one booking, before it is written. Amounts are cents, instants epoch milliseconds. */
export type CancelPlan = {
  readonly coupon: CouponRecord;
  readonly legs: readonly {
    readonly transferId: number;
    readonly direction: Direction;
    readonly keptPercent: number;
    /** Its part of the booking's price, cents. */
    readonly priceMinor: number;
  }[];
  readonly statusAfter: CouponState;
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly keptLegsMinor: number;
  readonly benefitLost: boolean;
  readonly notices: readonly string[];
  readonly deadlineAt: number;
};

/** What people read of a cancellation afterwards; kept with it. */
export type CancelSummary = {
  readonly directions: readonly Direction[];
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly notices: readonly string[];
};
