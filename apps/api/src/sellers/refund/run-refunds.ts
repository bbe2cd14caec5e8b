import { failpoint } from '../../failpoint.ts';
import type { PaymentsPort, RefundOutcome } from '../../ports/payments.ts';
import { fitRefunds } from '../../store/refund/gateway-refund-repository.ts';
import { type RefundRecord, retryFailedRefunds, takeDueRefunds } from '../../store/refund/repository.ts';
import { type Watching, watchOf } from '../../watch-work.ts';
import { learnRefunds } from './read-gateway-refunds.ts';
import { type SettleRefundDeps, settleRefund } from './settle-refund.ts';

export type RefundDeps = SettleRefundDeps & Pick<Watching, 'watch'> & { readonly payments: PaymentsPort };

const atOnce = 10;

/**
 * Carries out due repayments, and retries failed ones. A repayment that a dead process had begun is sent again under the same key, which
 * the gateway pays once. Safe to run in any number of processes. Returns the number of tries.
 */
export async function runRefunds(deps: RefundDeps, now: number): Promise<number> {
  const watch = watchOf(deps);
  await retryFailedRefunds(deps.db, { now, limit: atOnce });
  const due = await takeDueRefunds(deps.db, { now, limit: atOnce });
  await Promise.all(
    due.map((refund) =>
      watch({ name: 'refunds', row: refund.id, now }, async () => {
        const outcome = await send(deps.payments, refund);
        failpoint('in-refund');
        // An unreported refund at the gateway: the rest is requested next.
        if (outcome.kind === 'rejected' && outcome.code === 'exceeds_charge')
          await learnRefunds(deps, [refund.couponId], now);
        await settleRefund(deps, refund, outcome, now);
        if (outcome.kind === 'rejected' && outcome.code === 'exceeds_charge')
          await deps.db.transaction().execute((tx) => fitRefunds(tx, refund.attemptId, now));
      }),
    ),
  );
  return due.length;
}

async function send(payments: PaymentsPort, refund: RefundRecord): Promise<RefundOutcome> {
  if (refund.gatewayRefundId !== null) {
    const found = await payments.findRefund({
      account: refund.account,
      refundId: refund.id,
      gatewayId: refund.chargeId,
      gatewayRefundId: refund.gatewayRefundId,
    });
    return found.kind === 'not_found' ? { kind: 'unknown', detail: 'not found' } : found;
  }
  return payments.refund({
    account: refund.account,
    refundId: refund.id,
    attemptId: refund.attemptId,
    gatewayId: refund.chargeId,
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    idempotencyKey: refund.id,
  });
}
