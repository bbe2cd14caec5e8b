import { mayPay } from '@traslado/domain/booking/abilities';
import { declinePause } from '@traslado/domain/limits/rate';
import { toDecimal } from '@traslado/domain/money';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { type AttemptRecord, isOpen, noDecline } from '../../store/payment/record.ts';
import { notAllowed } from '../booking/refuse-not-allowed.ts';

/** The amount that a booking waits for now, and its change. Codes: as `mayPay`. */
export function payableOf(
  coupon: CouponRecord,
  now: number,
): { readonly amountMinor: number; readonly changeId: string | null } {
  const verdict = mayPay(coupon, { standing: 'owner', now });
  if (verdict.kind === 'ok') return verdict;
  if (verdict.code !== 'payment.nothing_due') throw notAllowed(verdict);
  throw new Refused(verdict.code, { expected: { amount: 0, currency: coupon.currency } });
}

/** Every reason against charging its owner's booking: first its own state, then other attempts and the amount. */
export function checkPayable(
  coupon: CouponRecord,
  attempts: readonly AttemptRecord[],
  amountMinor: number,
  now: number,
): void {
  const payable = payableOf(coupon, now);
  if (attempts.some(isOpen)) throw new Refused('payment.under_way');
  if (amountMinor !== payable.amountMinor)
    throw new Refused('payment.amount_mismatch', {
      field: 'amount',
      expected: { amount: toDecimal(payable.amountMinor), currency: coupon.currency },
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
