import type { ChargeEvent, PaymentsPort, RefundEvent, WebhookHeaders } from '../../ports/payments.ts';
import { findRefund } from './refund-repository.ts';
import { findAttempt, findWebhookOutcome, insertStaffAlert, insertWebhookEvent } from './repository.ts';
import { settleRefund } from './run-refunds.ts';
import { type SettleDeps, settleAttempt } from './settle-attempt.ts';

export type WebhookDeps = SettleDeps & { readonly payments: PaymentsPort };

/**
 * Takes an event of the gateway. `refused`: forged, stale or unreadable, nothing is written.
 * The effect is written first and the event after it, because effects may come twice and events must not be lost in between.
 */
export async function takeWebhook(
  deps: WebhookDeps,
  { body, headers, now }: { body: Buffer; headers: WebhookHeaders; now: number },
): Promise<'taken' | 'refused'> {
  const event = deps.payments.readWebhook(body, headers, now);
  if (event.kind === 'refused') {
    deps.log.warn({ reason: event.reason }, 'a webhook was refused');
    return 'refused';
  }
  if (event.kind === 'ignored' || (await findWebhookOutcome(deps.db, event.eventId)) !== null) return 'taken';
  const outcome =
    'attemptId' in event ? await takeCharge(deps, event, now) : await takeRefund(deps, event, now);
  await insertWebhookEvent(deps.db, {
    eventId: event.eventId,
    gateway: deps.payments.name,
    kind: event.type,
    payload: event,
    outcome,
    now,
  });
  return 'taken';
}

async function takeCharge(deps: WebhookDeps, event: ChargeEvent, now: number): Promise<string> {
  const attempt = await findAttempt(deps.db, event.attemptId);
  if (!attempt) {
    await insertStaffAlert(deps.db, {
      kind: 'payment.unknown_attempt',
      subject: event.eventId,
      detail: event.gatewayId,
      couponId: null,
      now,
    });
    return 'set_aside';
  }
  if (event.type === 'charge.failed') {
    const { gatewayId, reason = 'card_declined' } = event;
    return (await settleAttempt(deps, attempt, { kind: 'declined', gatewayId, reason }, now)).kind;
  }
  const { gatewayId, amountMinor, currency, card } = event;
  return (
    await settleAttempt(deps, attempt, { kind: 'succeeded', gatewayId, amountMinor, currency, card }, now)
  ).kind;
}

async function takeRefund(deps: WebhookDeps, event: RefundEvent, now: number): Promise<string> {
  const refund = await findRefund(deps.db, event.refundId);
  if (!refund) return 'set_aside';
  const { gatewayRefundId, amountMinor, currency } = event;
  await settleRefund(
    deps,
    refund,
    event.type === 'refund.succeeded'
      ? { kind: 'succeeded', gatewayRefundId, amountMinor, currency }
      : { kind: 'failed', gatewayRefundId, detail: 'the bank gave it back' },
    now,
  );
  return event.type;
}
