import { HOUR_MS } from '@traslado/domain/time/instant';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { storedRefusal } from '../../idempotency/idempotency-key.ts';
import type { BackendCoupon } from '../../ports/transfers.ts';
import { askCoupon, type BackendDeps } from './find-backend-coupon.ts';
import { presentBackendPayment } from './present-payment.ts';
import { answerMs, type BackendCall, bankCheckMs, isPaid, notChargedMs } from './record.ts';
import { endCall } from './repository.ts';
import { tellRefusal } from './tell-refusal.ts';

/** So long a payment may stay open before a person is told. */
const alertAfterMs = HOUR_MS;
const unresolved = 'transfers.payment_unresolved';

/**
 * Asks what became of a payment whose end nobody wrote: the booking says whether it is paid. While it still waits for money nothing is
 * concluded from that, because the money may be on its way to it; only a bank's check that the guest left is over after a while.
 */
export async function reconcilePayment(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  call: BackendCall,
  now: number,
): Promise<void> {
  const answer = await askCoupon(deps, call.couponCode ?? '', now);
  const isOver =
    answer.kind === 'ok' && answer.value !== null && (await settlePayment(deps, call, answer.value, now));
  if (isOver || now - call.createdAt < alertAfterMs) return;
  await insertStaffAlert(deps.db, {
    kind: unresolved,
    subject: call.id,
    detail: `${call.couponCode} ${call.state}`,
    couponId: null,
    now,
  });
}

/** Writes the end of a payment where their booking tells it. True when it is over. */
export async function settlePayment(
  { db }: Pick<BackendDeps, 'db'>,
  call: BackendCall,
  their: BackendCoupon,
  now: number,
): Promise<boolean> {
  const end = endOf(call, their, now);
  if (!end) return false;
  const isEnded = await endCall(db, { id: call.id, couponCode: null, now, ...end });
  if (isEnded && now - call.createdAt >= alertAfterMs)
    await resolveStaffAlerts(db, { kinds: [unresolved], subject: call.id, now });
  return true;
}

/** How a payment ended, by their booking; null while that says nothing. */
function endOf(call: BackendCall, their: BackendCoupon, now: number) {
  // The caller who just sent the payment gets its answer, with the card that was charged: a booking does not say it.
  if (call.state === 'sent' && now - call.createdAt < answerMs) return null;
  if (isPaid(their) && their.paidMinor > 0) {
    const body = presentBackendPayment(their, { ...call, state: 'done' });
    return { state: 'done', isBooked: true, answer: { status: 200, body } } as const;
  }
  // They said that it failed, and their list goes on to say that it is unpaid: the guest may try again. Were it charged all the same, they would
  // refuse a second payment of the same booking.
  const isFailed = call.failedAt !== null && now - call.failedAt >= notChargedMs;
  if (call.state === 'unknown' && isFailed && saysUnpaid(their)) {
    const refusal = tellRefusal('pay', { kind: 'refused', code: null, reason: 'payment.processing_error' });
    return { state: 'refused', answer: { status: 402, body: storedRefusal(refusal) } } as const;
  }
  const isGone = their.status === 'cancelled' || their.status === 'expired';
  const isLeft = call.state === 'waiting' && now - call.createdAt >= bankCheckMs;
  if (!isGone && !isLeft) return null;
  const code = isGone ? codeOfEnded(their) : 'payment.abandoned';
  return { state: 'refused', answer: { status: 409, body: { code, issues: [] } } } as const;
}

/** In words of theirs that were read just now; silence says nothing. */
const saysUnpaid = (their: BackendCoupon): boolean =>
  their.status === 'pending_payment' && (!their.reckoned || their.isToldUnpaid === true);

const codeOfEnded = (their: BackendCoupon): string =>
  their.paidMinor > 0 ? 'booking.no_longer_available_returned' : 'booking.no_longer_available';
