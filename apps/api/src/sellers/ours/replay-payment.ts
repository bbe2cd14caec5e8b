import type { Language } from '@traslado/domain/language';
import {
  checkSameBody,
  type IdempotencyKey,
  replay,
  type StoredAnswer,
} from '../../idempotency/idempotency-key.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { AttemptRecord } from '../../store/payment/record.ts';
import { type PaymentView, presentPayment } from './payment-presenter.ts';

/** The key came before: its answer again, or the state of its payment. */
export function replayPayment(
  stored: StoredAnswer,
  idempotency: IdempotencyKey,
  found: { coupon: CouponRecord | null; attempts: readonly AttemptRecord[] },
  language: Language,
  now: number,
): PaymentView {
  checkSameBody(idempotency, stored);
  if (stored.status !== null) return replay<PaymentView>(stored);
  const waits = found.attempts.find(
    (one) =>
      one.idempotencyScope === idempotency.scope &&
      one.idempotencyKey === idempotency.key &&
      (one.status === 'requires_action' || one.status === 'unknown'),
  );
  if (!waits || !found.coupon) throw new Refused('intent.running', { retryAfterSeconds: 2 });
  return presentPayment(found.coupon, found.attempts, language, now);
}
