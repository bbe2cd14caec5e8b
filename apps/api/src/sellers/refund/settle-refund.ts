import type { AlertKind } from '@traslado/domain/access/alerts';
import { refundRetryAt } from '@traslado/domain/booking/refund-retry';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { isUuid } from '../../db/uuid.ts';
import type { JobLog } from '../../job-log.ts';
import type { RefundEvent, RefundOutcome } from '../../ports/payments.ts';
import { findByGatewayId, SENT_BACK } from '../../store/refund/gateway-refund-repository.ts';
import {
  findRefund,
  markRefunded,
  markRefundFailed,
  markRefundPending,
  markRefundReturned,
  type RefundRecord,
} from '../../store/refund/repository.ts';
import { bookGatewayRefund } from './read-gateway-refunds.ts';

export type SettleRefundDeps = { readonly db: Db; readonly log: JobLog };

/**
 * Writes the gateway's outcome of a repayment, for every caller. An outcome that is no end is retried at its time.
 * @param saidAt instant of the outcome at the gateway: news older than the success change nothing
 */
export async function settleRefund(
  deps: SettleRefundDeps,
  refund: RefundRecord,
  outcome: RefundOutcome,
  now: number,
  saidAt = now,
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
    const detail = outcome.detail.slice(0, 300);
    log.error({ refundId: refund.id, detail }, 'a refund failed');
    const retryAt = refundRetryAt(now, refund.retries);
    const isNews =
      (await markRefundFailed(db, { id: refund.id, failure: detail, retryAt, now })) ||
      (await markRefundReturned(db, { id: refund.id, failure: detail, now, failedAt: saidAt }));
    if (isNews) await tellStaff(deps, 'refund.failed', refund, detail, now);
  } else log.warn({ refundId: refund.id, detail: outcome.detail }, 'a refund is tried again');
}

const STATUS_OF = {
  'refund.succeeded': 'succeeded',
  'refund.pending': 'pending',
  'refund.failed': 'failed',
} as const;

/** The same for an event of the gateway. False for an unknown repayment. */
export async function settleRefundEvent(
  deps: SettleRefundDeps & { readonly gateway: string },
  event: RefundEvent,
  now: number,
): Promise<boolean> {
  const { gatewayRefundId, amountMinor, currency } = event;
  // Another system's id is no id of ours, and no question for the database.
  const named = event.refundId !== null && isUuid(event.refundId) ? event.refundId : null;
  const find = async () => {
    const id = named ?? (await findByGatewayId(deps.db, gatewayRefundId));
    return id === null ? null : findRefund(deps.db, id);
  };
  let refund = await find();
  // A refund made at the gateway whose failure comes first is kept as failed, so that the older news of its success change nothing.
  if (!refund && (event.type !== 'refund.failed' || event.refundId === null)) {
    const told = {
      gatewayRefundId,
      refundId: null,
      status: STATUS_OF[event.type],
      amountMinor,
      currency,
      createdAtMs: now,
    } as const;
    const booked = await bookGatewayRefund(deps, { chargeId: event.gatewayId, refund: told, now });
    if (booked !== 'known') return booked === 'booked';
    // Another event booked it at the same moment.
    refund = await find();
  }
  if (!refund) return false;
  if (event.type === 'refund.pending') return true;
  await settleRefund(
    deps,
    refund,
    event.type === 'refund.succeeded'
      ? { kind: 'succeeded', gatewayRefundId, amountMinor, currency }
      : { kind: 'failed', gatewayRefundId, detail: SENT_BACK },
    now,
    event.occurredAtMs,
  );
  return true;
}

/** One matter for a chain of tries. */
async function tellStaff(
  { db }: SettleRefundDeps,
  kind: AlertKind,
  refund: RefundRecord,
  detail: string,
  now: number,
): Promise<void> {
  await insertStaffAlert(db, { kind, subject: refund.originId, detail, couponId: refund.couponId, now });
}
