import { pendingUntil } from '@traslado/domain/booking/hold';
import { isInForce } from '@traslado/domain/booking/state';
import { declinePause } from '@traslado/domain/limits/rate';
import { toDecimal } from '@traslado/domain/money';
import { Refused } from '../../refused.ts';
import { type CouponRecord, dueNow, firstPickUpAt } from '../coupons/record.ts';
import { type AttemptRecord, isOpen, noDecline } from './record.ts';
import { notAvailableAnyMore } from './refusals.ts';

/** Everything about the booking that stands against charging it. */
export function checkPayable(
  coupon: CouponRecord,
  attempts: readonly AttemptRecord[],
  amountMinor: number,
  now: number,
): void {
  const { amountMinor: dueMinor, changeId } = dueNow(coupon, now);
  if (changeId === null) checkBooking(coupon, now);
  if (attempts.some(isOpen)) throw new Refused('payment.under_way');
  if (dueMinor <= 0) throw nothingDue(coupon);
  if (amountMinor !== dueMinor)
    throw new Refused('payment.amount_mismatch', {
      field: 'amount',
      expected: { amount: toDecimal(dueMinor), currency: coupon.currency },
    });
  const declines = attempts.filter(
    (one) => one.status === 'failed' && !noDecline.includes(one.failure ?? ''),
  );
  const pausedUntil = declinePause(
    now,
    declines.map((one) => one.updatedAt),
  );
  if (pausedUntil !== null)
    throw new Refused('payment.paused', { retryAfterSeconds: Math.ceil((pausedUntil - now) / 1000) });
}

function nothingDue(coupon: CouponRecord): Refused {
  return new Refused('payment.nothing_due', { expected: { amount: 0, currency: coupon.currency } });
}

/** Whether the booking itself still waits for money. */
function checkBooking(coupon: CouponRecord, now: number): void {
  // A change that lapsed left nothing to pay, and its guest is told why.
  if (isInForce(coupon.status))
    throw coupon.pendingChange ? new Refused('change.lapsed') : nothingDue(coupon);
  if (coupon.isReplaced) throw new Refused('coupon.replaced');
  if (coupon.status === 'expired' || isPast(coupon, now)) throw notAvailableAnyMore('untouched');
  if (coupon.status !== 'pending_payment') throw new Refused('coupon.state');
}

function isPast(coupon: CouponRecord, now: number): boolean {
  return now > pendingUntil({ createdAt: coupon.createdAt, firstPickUpAt: firstPickUpAt(coupon) });
}
