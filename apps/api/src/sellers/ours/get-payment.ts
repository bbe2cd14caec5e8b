import type { Language } from '@traslado/domain/language';
import type { GuestCaller } from '../../http/tokens.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { type AttemptRecord, chargeRefOf } from '../../store/payment/record.ts';
import { findCouponWithAttempts } from '../../store/payment/repository.ts';
import { admitGuest } from '../booking/find-coupon-for.ts';
import { type PaymentView, presentPayment } from './payment-presenter.ts';
import { type SettleDeps, settleAttempt } from './settle-attempt.ts';

export type GetPaymentDeps = SettleDeps & { readonly payments: PaymentsPort };

/**
 * The state of a booking's payment. While the guest or the bank is waited for, the gateway is asked first: the page makes this call when
 * the bank's frame reports back.
 */
export async function getPayment(
  deps: GetPaymentDeps,
  { guest, code, language, now }: { guest: GuestCaller; code: string; language: Language; now: number },
): Promise<PaymentView> {
  const found = await findCouponWithAttempts(deps.db, code);
  const { coupon } = admitGuest(guest, found.coupon);
  const { attempts, ...after } = await askForWaiting(deps, { coupon, attempts: found.attempts }, now);
  return presentPayment(after.coupon, attempts, language, now);
}

export type Found = { readonly coupon: CouponRecord; readonly attempts: readonly AttemptRecord[] };

/** Asks the gateway about a waiting attempt, and reads the booking again after an end. */
export async function askForWaiting(deps: GetPaymentDeps, found: Found, now: number): Promise<Found> {
  const waiting = found.attempts.find(({ status }) => status === 'requires_action' || status === 'unknown');
  if (!waiting) return found;
  const outcome = await deps.payments.find(chargeRefOf(waiting));
  // Only an end is news here. A gateway that knows nothing yet, or does not answer, is left to the sweep.
  if (outcome.kind !== 'succeeded' && outcome.kind !== 'declined') return found;
  await settleAttempt(deps, waiting, outcome, now);
  const { coupon, attempts } = await findCouponWithAttempts(deps.db, found.coupon.code);
  return { coupon: coupon ?? found.coupon, attempts };
}
