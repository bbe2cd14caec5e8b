import Stripe from 'stripe';
import { WEBHOOK_TOLERANCE_SECONDS, type WebhookHeaders, type WebhookReading } from '../../ports/payments.ts';
import { cardOf, reasonOf } from './stripe-outcomes.ts';

const STALE = 'Timestamp outside the tolerance zone';

/** Verifies and translates one request of Stripe's. Events about what is not ours (no metadata of ours) are ignored. */
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
    case 'refund.failed': {
      const refund = event.data.object;
      const refundId = refund.metadata?.refund_id;
      const intent = refund.payment_intent;
      const done = refund.status === 'succeeded';
      if (refundId === undefined || intent === null) break;
      if (!done && refund.status !== 'failed' && refund.status !== 'canceled') break;
      return {
        ...base,
        type: done ? 'refund.succeeded' : 'refund.failed',
        refundId,
        gatewayId: typeof intent === 'string' ? intent : intent.id,
        gatewayRefundId: refund.id,
        amountMinor: refund.amount,
        currency: refund.currency.toUpperCase(),
      };
    }
    default:
  }
  return { kind: 'ignored', eventId: event.id, detail: event.type };
}
