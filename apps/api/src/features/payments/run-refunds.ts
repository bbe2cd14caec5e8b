import { failpoint } from '../../failpoint.ts';
import type { PaymentsPort, RefundOutcome } from '../../ports/payments.ts';
import {
  markRefunded,
  markRefundFailed,
  markRefundPending,
  type RefundRecord,
  takeDueRefunds,
} from './refund-repository.ts';
import { insertStaffAlert } from './repository.ts';
import type { SettleDeps } from './settle-attempt.ts';

export type RefundDeps = SettleDeps & { readonly payments: PaymentsPort };

const atOnce = 10;

/**
 * Carries out repayments that are due. One that a dead process had begun is sent again under the same key, which the gateway pays once.
 * Safe to run in any number of processes. Returns how many were tried.
 */
export async function runRefunds(deps: RefundDeps, now: number): Promise<number> {
  const due = await takeDueRefunds(deps.db, { now, limit: atOnce });
  await Promise.all(
    due.map(async (refund) => {
      try {
        const outcome = await send(deps.payments, refund);
        failpoint('in-refund');
        await settleRefund(deps, refund, outcome, now);
      } catch (error) {
        deps.log.error({ err: error, refundId: refund.id }, 'a refund could not be carried out');
      }
    }),
  );
  return due.length;
}

async function send(payments: PaymentsPort, refund: RefundRecord): Promise<RefundOutcome> {
  if (refund.gatewayRefundId !== null) {
    const found = await payments.findRefund({
      refundId: refund.id,
      gatewayId: refund.chargeId,
      gatewayRefundId: refund.gatewayRefundId,
    });
    return found.kind === 'not_found' ? { kind: 'unknown', detail: 'not found' } : found;
  }
  return payments.refund({
    refundId: refund.id,
    attemptId: refund.attemptId,
    gatewayId: refund.chargeId,
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    idempotencyKey: refund.id,
  });
}

/** Writes what the gateway said of a repayment, whoever asked it. What is not an end is tried again at its time. */
export async function settleRefund(
  deps: SettleDeps,
  refund: RefundRecord,
  outcome: RefundOutcome,
  now: number,
): Promise<void> {
  const { db, log } = deps;
  if (outcome.kind === 'succeeded') {
    if (outcome.amountMinor === refund.amountMinor && outcome.currency === refund.currency)
      await markRefunded(db, { id: refund.id, gatewayRefundId: outcome.gatewayRefundId, now });
    else
      await tellStaff(deps, 'refund.wrong_amount', refund, `${outcome.amountMinor} ${outcome.currency}`, now);
  } else if (outcome.kind === 'pending') {
    await markRefundPending(db, { id: refund.id, gatewayRefundId: outcome.gatewayRefundId });
  } else if (outcome.kind === 'failed' || outcome.kind === 'rejected') {
    log.error({ refundId: refund.id, detail: outcome.detail }, 'a refund failed');
    if (await markRefundFailed(db, { id: refund.id, failure: outcome.detail.slice(0, 300), now }))
      await tellStaff(deps, 'refund.failed', refund, outcome.detail.slice(0, 300), now);
  } else log.warn({ refundId: refund.id, detail: outcome.detail }, 'a refund is tried again');
}

async function tellStaff(
  { db }: SettleDeps,
  kind: string,
  refund: RefundRecord,
  detail: string,
  now: number,
): Promise<void> {
  await insertStaffAlert(db, { kind, subject: refund.id, detail, couponId: refund.couponId, now });
}
