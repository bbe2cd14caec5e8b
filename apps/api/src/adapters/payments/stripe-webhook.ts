import type { DisputeState } from '@traslado/domain/booking/state';
import Stripe from 'stripe';
import { WEBHOOK_TOLERANCE_SECONDS, type WebhookHeaders, type WebhookReading } from '../../ports/payments.ts';
import { cardOf, gatewayRefundOf, idOf, reasonOf } from './stripe-outcomes.ts';

/** Stripe's states of a dispute. `prevented`: the network settled it before it began. */
const DISPUTE_STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry_review',
  warning_closed: 'inquiry_closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'prevented',
};

const STALE = 'Timestamp outside the tolerance zone';

/** Verifies and translates one request of Stripe's. A charge without metadata of ours is ignored. */
export function readStripeWebhook(
  stripe: Stripe,
  request: { secrets: readonly string[]; rawBody: Buffer; headers: WebhookHeaders; nowMs: number },
): WebhookReading {
  const header = request.headers['stripe-signature'];
  if (header === undefined || header.length === 0) return { kind: 'refused', reason: 'no_signature' };
  let refused: WebhookReading = { kind: 'refused', reason: 'bad_signature' };
  for (const secret of request.secrets) {
    try {
      const event = stripe.webhooks.constructEvent(
        request.rawBody,
        Array.isArray(header) ? header.join(',') : header,
        secret,
        WEBHOOK_TOLERANCE_SECONDS,
        undefined,
        request.nowMs,
      );
      return translate(event);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        refused = { kind: 'refused', reason: 'unreadable' };
      } else if (error.message.startsWith(STALE)) {
        refused = { kind: 'refused', reason: 'stale' };
      }
    }
  }
  return refused;
}

function translate(event: Stripe.Event): WebhookReading {
  const base = { kind: 'event', eventId: event.id, occurredAtMs: event.created * 1_000 } as const;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      const attemptId = intent.metadata.attempt_id;
      if (attemptId === undefined) break;
      const succeeded = event.type === 'payment_intent.succeeded';
      return {
        ...base,
        type: succeeded ? 'charge.succeeded' : 'charge.failed',
        attemptId,
        gatewayId: intent.id,
        amountMinor: succeeded ? intent.amount_received : intent.amount,
        currency: intent.currency.toUpperCase(),
        reason: succeeded
          ? undefined
          : event.type === 'payment_intent.canceled'
            ? 'abandoned'
            : reasonOf(intent.last_payment_error),
        card: cardOf(intent.latest_charge),
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = event.data.object;
      const intent = idOf(refund.payment_intent);
      if (intent === null) break;
      const { status, refundId, gatewayRefundId, amountMinor, currency } = gatewayRefundOf(refund);
      // A refund of our own request is no news.
      if (status === 'pending' && refundId !== null) break;
      return {
        ...base,
        type: `refund.${status}`,
        refundId,
        gatewayId: intent,
        gatewayRefundId,
        amountMinor,
        currency,
      };
    }
    case 'charge.refunded': {
      const intent = idOf(event.data.object.payment_intent);
      if (intent === null) break;
      return { ...base, type: 'refunds.made', gatewayId: intent };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = event.data.object;
      const dueBy = dispute.evidence_details?.due_by ?? null;
      return {
        ...base,
        type: 'dispute.told',
        gatewayDisputeId: dispute.id,
        gatewayId: idOf(dispute.payment_intent) ?? idOf(dispute.charge) ?? '',
        status: DISPUTE_STATES[dispute.status] ?? 'needs_response',
        reason: dispute.reason,
        amountMinor: dispute.amount,
        currency: dispute.currency.toUpperCase(),
        dueAtMs: dueBy === null ? null : dueBy * 1_000,
        openedAtMs: dispute.created * 1_000,
      };
    }
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated': {
      const warning = event.data.object;
      return {
        ...base,
        type: 'dispute.told',
        gatewayDisputeId: warning.id,
        gatewayId: idOf(warning.payment_intent ?? null) ?? idOf(warning.charge) ?? '',
        status: warning.actionable ? 'warned' : 'ended',
        reason: warning.fraud_type,
        amountMinor: null,
        currency: null,
        dueAtMs: null,
        openedAtMs: warning.created * 1_000,
      };
    }
    default:
  }
  return { kind: 'ignored', eventId: event.id, detail: event.type };
}
