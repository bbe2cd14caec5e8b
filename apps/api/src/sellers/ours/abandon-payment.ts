import type { Language } from '@traslado/domain/language';
import type { GuestCaller } from '../../http/tokens.ts';
import { type AttemptRecord, chargeRefOf } from '../../store/payment/record.ts';
import { findCouponWithAttempts } from '../../store/payment/repository.ts';
import { admitOwner } from '../booking/find-coupon-for.ts';
import type { Found, GetPaymentDeps } from './get-payment.ts';
import { type PaymentView, presentPayment } from './payment-presenter.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Closes a payment that the bank has not confirmed yet, so that its guest can use another card. */
export async function abandonPayment(
  deps: GetPaymentDeps,
  { guest, code, language, now }: { guest: GuestCaller; code: string; language: Language; now: number },
): Promise<PaymentView> {
  const found = await findCouponWithAttempts(deps.db, code);
  const coupon = admitOwner(guest, found.coupon);
  const after = await abandonWaiting(deps, { coupon, attempts: found.attempts }, now);
  return presentPayment(after.coupon, after.attempts, language, now);
}

/** The attempt that waits for the bank, or undefined. */
export const waitingForBank = (attempts: readonly AttemptRecord[]): AttemptRecord | undefined =>
  attempts.find(({ status }) => status === 'requires_action');

/**
 * Closes the attempt that waits for the bank: at the gateway first, then here. A guest who confirmed in the same moment has paid, and the
 * booking says so. Without the gateway's word that it is closed, it is reported as `unknown` and stays open: no other card is charged
 * beside it.
 */
export async function abandonWaiting(deps: GetPaymentDeps, found: Found, now: number): Promise<Found> {
  const waiting = waitingForBank(found.attempts);
  if (!waiting) return found;
  const outcome = await deps.payments.cancel(chargeRefOf(waiting));
  if (outcome.kind === 'succeeded' || outcome.kind === 'declined') {
    await settleAttempt(deps, waiting, outcome, now);
    const { coupon, attempts } = await findCouponWithAttempts(deps.db, found.coupon.code);
    return { coupon: coupon ?? found.coupon, attempts };
  }
  deps.log.warn({ attemptId: waiting.id, outcome: outcome.kind }, 'an attempt could not be closed');
  return {
    coupon: found.coupon,
    attempts: found.attempts.map((one) => (one === waiting ? { ...one, status: 'unknown' } : one)),
  };
}
