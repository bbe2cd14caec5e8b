import type { CallAnswer } from '@traslado/contract/schemas';
import { dueNow } from '@traslado/domain/booking/due';
import type { Language } from '@traslado/domain/language';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { problemText } from '../../http/problems.ts';
import type { CardSummary } from '../../ports/payments.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { type AttemptRecord, isOpen } from '../../store/payment/record.ts';
import { failureCode } from './refusals.ts';

export type PaymentView = CallAnswer<'payCoupon'>;

/** Answer of a payment that has just confirmed its booking. */
export function presentConfirmed(attempt: AttemptRecord, card: CardSummary | undefined): PaymentView {
  return {
    coupon_id: attempt.couponCode,
    coupon_status: 'confirmed',
    status: 'succeeded',
    amount: toDecimal(attempt.amountMinor),
    amount_due: 0,
    currency: SALE_CURRENCY,
    card: card ?? null,
    action_url: null,
    failure: null,
  };
}

/** The state of a booking's payment, by its latest attempt. */
export function presentPayment(
  coupon: CouponRecord,
  attempts: readonly AttemptRecord[],
  language: Language,
  now: number,
): PaymentView {
  const due = dueNow(coupon, now);
  const latest = latestOf(attempts, due.changeId);
  return {
    coupon_id: coupon.code,
    coupon_status: coupon.status,
    status: statusOfPayment(coupon, latest),
    amount: toDecimal(latest?.amountMinor ?? (due.amountMinor || coupon.totalMinor)),
    amount_due: toDecimal(due.amountMinor),
    currency: SALE_CURRENCY,
    card: latest?.cardBrand && latest.cardLast4 ? { brand: latest.cardBrand, last4: latest.cardLast4 } : null,
    action_url: latest?.status === 'requires_action' ? latest.actionUrl : null,
    failure: latest?.status === 'failed' ? presentFailure(latest, language) : null,
  };
}

/** The attempt that the guest means: one under way, else the latest at the waiting change, else the latest success. */
function latestOf(attempts: readonly AttemptRecord[], changeId: string | null): AttemptRecord | undefined {
  const open = attempts.find(isOpen);
  if (open) return open;
  if (changeId !== null) return attempts.find((attempt) => attempt.changeId === changeId);
  return attempts.find((attempt) => attempt.status === 'succeeded') ?? attempts[0];
}

function statusOfPayment(coupon: CouponRecord, latest: AttemptRecord | undefined): PaymentView['status'] {
  if (!latest) return 'none';
  if (latest.status === 'created') return 'processing';
  // Late money on its way back, or back already.
  const isGivenBack = coupon.status === 'pending_payment' || coupon.status === 'expired';
  const isBack = coupon.refunds.some(
    (refund) => refund.attemptId === latest.id && refund.amountMinor === latest.amountMinor,
  );
  if (latest.status === 'succeeded' && (isGivenBack || isBack || coupon.refundedMinor === coupon.paidMinor))
    return 'refunded';
  return latest.status;
}

function presentFailure(attempt: AttemptRecord, language: Language): { code: string; detail: string } {
  const code = failureCode(attempt.failure);
  return { code, detail: problemText(code, language) };
}
