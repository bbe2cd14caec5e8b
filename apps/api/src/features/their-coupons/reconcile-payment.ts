import { HOUR_MS } from '@traslado/domain/time/instant';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { TheirCoupon } from '../../ports/transfers.ts';
import { askCoupon, type TheirDeps } from './find-their-coupon.ts';
import { presentTheirPayment } from './present-payment.ts';
import { bankCheckMs, isPaid, type TheirCall } from './record.ts';
import { endCall } from './repository.ts';

/** So long a payment may stay open before a person is told. */
const alertAfterMs = HOUR_MS;

/**
 * Asks what became of a payment whose end nobody wrote: the booking says whether it is paid. While it still waits for money nothing is
 * concluded from that, because the money may be on its way to it; only a bank's check that the guest left is over after a while.
 */
export async function reconcilePayment(
  deps: Pick<TheirDeps, 'db' | 'transfers'>,
  call: TheirCall,
  now: number,
): Promise<void> {
  const answer = await askCoupon(deps, call.couponCode ?? '', now);
  if (answer.kind === 'ok' && answer.value) await settlePayment(deps, call, answer.value, now);
  if (now - call.createdAt < alertAfterMs) return;
  await insertStaffAlert(deps.db, {
    kind: 'transfers.payment_unresolved',
    subject: call.id,
    detail: `${call.couponCode} ${call.state}`,
    couponId: null,
    now,
  });
}

/** Writes the end of a payment where their booking tells it. True when it is over. */
export async function settlePayment(
  { db }: Pick<TheirDeps, 'db'>,
  call: TheirCall,
  their: TheirCoupon,
  now: number,
): Promise<boolean> {
  const end = { id: call.id, couponCode: null, now };
  if (isPaid(their) && their.paidMinor > 0) {
    const body = presentTheirPayment(their, { ...call, state: 'done' });
    await endCall(db, { ...end, state: 'done', answer: { status: 200, body } });
    return true;
  }
  const code =
    their.status === 'cancelled' || their.status === 'expired'
      ? codeOfEnded(their)
      : call.state === 'waiting' && now - call.createdAt >= bankCheckMs
        ? 'payment.abandoned'
        : null;
  if (code === null) return false;
  await endCall(db, { ...end, state: 'refused', answer: { status: 409, body: { code, issues: [] } } });
  return true;
}

const codeOfEnded = (their: TheirCoupon): string =>
  their.paidMinor > 0 ? 'booking.no_longer_available_returned' : 'booking.no_longer_available';
