import { MINUTE_MS } from '@traslado/domain/time/instant';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { ChargeEvent, PaymentsPort, WebhookHeaders } from '../../ports/payments.ts';
import { type SettleDeps, settleAttempt } from '../../sellers/ours/settle-attempt.ts';
import { learnRefunds } from '../../sellers/refund/read-gateway-refunds.ts';
import { settleRefundEvent } from '../../sellers/refund/settle-refund.ts';
import { takeDispute } from '../../sellers/refund/take-dispute.ts';
import {
  findAttempt,
  findCouponOfCharge,
  findWebhookOutcome,
  insertWebhookEvent,
  updateHappened,
} from '../../store/payment/repository.ts';

export type WebhookDeps = SettleDeps & { readonly payments: PaymentsPort };

type Webhook = {
  readonly body: Buffer;
  readonly headers: WebhookHeaders;
  /** Its arrival by the wall clock, which its sender signs by; epoch milliseconds. */
  readonly arrivedAt: number;
  /** The product's own now, which may be moved: written rows have it. */
  readonly now: number;
};

/**
 * Takes an event of the gateway. `refused`: forged, stale or unreadable, nothing is written. The effect is written first and the event
 * after it, because effects may come twice and events must not be lost in between.
 */
export async function takeWebhook(
  deps: WebhookDeps,
  { body, headers, now, arrivedAt }: Webhook,
): Promise<'taken' | 'refused'> {
  const event = deps.payments.readWebhook(body, headers, arrivedAt);
  if (event.kind === 'refused') {
    deps.log.warn({ reason: event.reason }, 'a webhook was refused');
    return 'refused';
  }
  if (event.kind === 'ignored' || (await findWebhookOutcome(deps.db, event.eventId)) !== null) return 'taken';
  let outcome = 'set_aside';
  const of = { db: deps.db, gateway: deps.payments.name };
  if ('attemptId' in event) outcome = await takeCharge(deps, event, now);
  else if (event.type === 'dispute.told')
    outcome = (await takeDispute(of, event, now)) ? event.status : outcome;
  else if (event.type === 'refunds.made') outcome = await learnOfCharge(deps, event.gatewayId, now);
  else if (await settleRefundEvent({ ...deps, ...of }, event, now)) outcome = event.type;
  // Its sender goes by the wall clock.
  const ageMs = arrivedAt - event.occurredAtMs;
  if (ageMs > MINUTE_MS && ('attemptId' in event || ('refundId' in event && event.refundId !== null)))
    await updateHappened(deps.db, event, now - ageMs);
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

/** Asks the gateway for the refunds of a charge; the event only reports that there are some. */
async function learnOfCharge(deps: WebhookDeps, gatewayId: string, now: number): Promise<string> {
  const couponId = await findCouponOfCharge(deps.db, { gateway: deps.payments.name, gatewayId });
  if (couponId !== null) await learnRefunds(deps, [couponId], now);
  return couponId === null ? 'set_aside' : 'refunds.made';
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
