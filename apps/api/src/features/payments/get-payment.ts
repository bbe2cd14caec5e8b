import type { Language } from '@traslado/domain/language';
import type { GuestCaller } from '../../http/tokens.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { admitGuest } from '../coupons/find-coupon-for.ts';
import { type PaymentView, presentPayment } from './presenter.ts';
import { chargeRefOf } from './record.ts';
import { findCouponWithAttempts } from './repository.ts';
import { type SettleDeps, settleAttempt } from './settle-attempt.ts';

export type GetPaymentDeps = SettleDeps & { readonly payments: PaymentsPort };

/**
 * Where the payment of a booking stands. While the guest or the bank is waited for, the gateway is asked first: this is what the page calls when
 * the bank's frame reports back.
 */
export async function getPayment(
  deps: GetPaymentDeps,
  { guest, code, language, now }: { guest: GuestCaller; code: string; language: Language; now: number },
): Promise<PaymentView> {
  const found = await findCouponWithAttempts(deps.db, code);
  const { coupon } = admitGuest(guest, found.coupon);
  const waiting = found.attempts.find(({ status }) => status === 'requires_action' || status === 'unknown');
  if (!waiting) return presentPayment(coupon, found.attempts, language, now);
  const outcome = await deps.payments.find(chargeRefOf(waiting));
  // Only an end is news here. A gateway that knows nothing yet, or does not answer, is the sweep's to deal with.
  if (outcome.kind !== 'succeeded' && outcome.kind !== 'declined')
    return presentPayment(coupon, found.attempts, language, now);
  await settleAttempt(deps, waiting, outcome, now);
  const after = await findCouponWithAttempts(deps.db, code);
  return presentPayment(after.coupon ?? coupon, after.attempts, language, now);
}
