import type { CallAnswer } from '@traslado/contract/schemas';
import { givenBackMinorOf } from '@traslado/domain/booking/refund';
import { SALE_CURRENCY, sumMinor, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { CancelPlan } from '../../store/cancellation/record.ts';

export type CancellationView = CallAnswer<'cancelCoupons'>['coupons'][number];

/** The effect of a cancellation on one booking, previewed or applied. */
export function presentCancellation(plan: CancelPlan, applied: boolean): CancellationView {
  const { coupon, legs } = plan;
  return {
    coupon_id: coupon.code,
    version: coupon.version + (applied ? 1 : 0),
    applied,
    status: plan.statusAfter,
    transfers: coupon.transfers.map((ride) => {
      const cancelled = legs.some(({ transferId }) => transferId === ride.id);
      return {
        transfer_id: ride.id,
        direction: ride.direction,
        cancelled,
        status: cancelled ? 'cancelled' : ride.status,
        cancel_until: toIso(ride.cancelUntil),
      };
    }),
    currency: SALE_CURRENCY,
    paid: toDecimal(coupon.paidMinor),
    already_refunded: toDecimal(givenBackMinorOf(coupon)),
    refund: toDecimal(plan.refundMinor),
    fee: toDecimal(plan.feeMinor),
    kept: toDecimal(plan.keptLegsMinor),
    benefit_lost: plan.benefitLost,
    notices: [...plan.notices],
    deadline: toIso(plan.deadlineAt),
  };
}

/** Answer of a cancel by coupons. */
export function presentCancellations(
  plans: readonly CancelPlan[],
  applied: boolean,
): CallAnswer<'cancelCoupons'> {
  return {
    applied,
    currency: SALE_CURRENCY,
    refund: toDecimal(sumMinor(plans.map(({ refundMinor }) => refundMinor))),
    coupons: plans.map((plan) => presentCancellation(plan, applied)),
  };
}
