import type { Language } from '../../http/locale.ts';
import { checkSameBody, type Intent, replay, type StoredIntent } from '../../intents/intent.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../coupons/record.ts';
import { type PaymentView, presentPayment } from './presenter.ts';
import type { AttemptRecord } from './record.ts';

/** The key came before: its answer again, or where its payment stands. */
export function replayPayment(
  stored: StoredIntent,
  intent: Intent,
  found: { coupon: CouponRecord | null; attempts: readonly AttemptRecord[] },
  language: Language,
  now: number,
): PaymentView {
  checkSameBody(intent, stored);
  if (stored.status !== null) return replay<PaymentView>(stored);
  const waits = found.attempts.find(
    (one) =>
      one.intentScope === intent.scope &&
      one.intentKey === intent.key &&
      (one.status === 'requires_action' || one.status === 'unknown'),
  );
  if (!waits || !found.coupon) throw new Refused('intent.running', { retryAfterSeconds: 2 });
  return presentPayment(found.coupon, found.attempts, language, now);
}
