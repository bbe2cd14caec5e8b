import { type CancelWish, ridesToCancel } from '@traslado/domain/booking/cancel';
import { isOpenUntil } from '@traslado/domain/booking/deadlines';
import { keptPercent, legPrices, type RefundRule, refundOf } from '@traslado/domain/booking/refund';
import { couponStateAfterCancel } from '@traslado/domain/booking/state';
import { toIso } from '@traslado/domain/time/instant';
import { Refused } from '../../refused.ts';
import { type CouponRecord, givenBackMinorOf, refundLegOf, type TransferRecord } from '../coupons/record.ts';
import type { CancelPlan } from './record.ts';

/** What it means to give up rides of a booking now. */
export function reckonCancellation(input: {
  readonly coupon: CouponRecord;
  /** A kind of trip, or one ride by its `transfer_id`. */
  readonly wish: CancelWish | { readonly transferId: number };
  readonly refundRules: readonly RefundRule[];
  readonly now: number;
}): CancelPlan {
  const { coupon, now } = input;
  if (coupon.status === 'cancelled' || coupon.status === 'expired') throw new Refused('coupon.state');
  const rides = chooseRides(coupon, input.wish);
  const isPaidFor = coupon.status !== 'pending_payment';
  const deadlineAt = Math.min(
    ...rides.map(({ cancelUntil }) => cancelUntil),
    ...(isPaidFor || coupon.expiresAt === null ? [] : [coupon.expiresAt]),
  );
  // Nothing is lost with an unpaid booking, so there is nothing to be late for.
  if (isPaidFor && !isOpenUntil(deadlineAt, now))
    throw new Refused('cancel.deadline_passed', { expected: { deadline: toIso(deadlineAt) } });
  const percentOf = (ride: TransferRecord): number =>
    keptPercent(input.refundRules, {
      propertyCode: coupon.hotel,
      serviceId: coupon.serviceId,
      pickUpAt: ride.pickUpAt,
      cancelledAt: now,
    });
  const refund = refundOf({
    paidMinor: coupon.paidMinor,
    refundedMinor: givenBackMinorOf(coupon),
    priceMinor: coupon.totalMinor,
    isPrivate: coupon.private,
    legs: coupon.transfers.map((ride) => ({
      ...refundLegOf(ride),
      ...(rides.includes(ride) && { isCancelled: true, keptPercent: percentOf(ride) }),
    })),
  });
  const prices = legPrices({ priceMinor: coupon.totalMinor, legs: coupon.transfers });
  const benefitLost = coupon.price.lines.some(({ code }) => code === 'price.included');
  const notices: string[] = [...refund.notices];
  if (benefitLost) notices.push('cancel.benefit_lost');
  if (isPaidFor && refund.feeMinor > 0) notices.push('cancel.fee');
  return {
    coupon,
    legs: rides.map((ride) => ({
      transferId: ride.id,
      direction: ride.direction,
      keptPercent: percentOf(ride),
      priceMinor: prices[coupon.transfers.indexOf(ride)] ?? 0,
    })),
    statusAfter: isPaidFor
      ? couponStateAfterCancel(
          coupon.transfers.map((ride) => (rides.includes(ride) ? 'cancelled' : ride.status)),
        )
      : 'cancelled',
    refundMinor: refund.refundMinor,
    feeMinor: isPaidFor ? refund.feeMinor : 0,
    keptLegsMinor: isPaidFor ? refund.keptLegsMinor : 0,
    benefitLost,
    notices,
    deadlineAt,
  };
}

function chooseRides(
  coupon: CouponRecord,
  wish: CancelWish | { readonly transferId: number },
): readonly TransferRecord[] {
  if (typeof wish === 'object') {
    const named = coupon.transfers.find(({ id }) => id === wish.transferId);
    if (!named || (named.status !== 'confirmed' && named.status !== 'pending'))
      throw new Refused('transfer.state');
    return chooseRides(coupon, named.direction);
  }
  const choice = ridesToCancel(wish, coupon.transfers);
  if (choice.kind === 'refused') throw new Refused(choice.code, { field: 'trip_type' });
  return coupon.transfers.filter(({ direction }) => choice.directions.includes(direction));
}
