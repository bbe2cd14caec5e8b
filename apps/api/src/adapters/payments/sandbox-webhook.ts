import { SIGNATURE_HEADER, verifyWebhook } from '@traslado/gateway/webhook-signature';
import { z } from 'zod';
import { WEBHOOK_TOLERANCE_SECONDS, type WebhookHeaders, type WebhookReading } from '../../ports/payments.ts';
import { readReason } from './decline-reasons.ts';

const event = z.object({
  id: z.string(),
  type: z.string(),
  created_at_ms: z.number(),
  charge: z.object({
    id: z.string(),
    attempt_id: z.string(),
    amount_minor: z.int(),
    currency: z.string(),
    reason: z.string().nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  }),
  refund: z.object({ id: z.string(), refund_id: z.string(), amount_minor: z.int() }).nullable(),
});

/** Verifies and translates one request of the sandbox's. */
export function readSandboxWebhook(request: {
  secrets: readonly string[];
  rawBody: Buffer;
  headers: WebhookHeaders;
  nowMs: number;
}): WebhookReading {
  const header = request.headers[SIGNATURE_HEADER];
  const check = verifyWebhook({
    ...request,
    header: Array.isArray(header) ? header.join(',') : header,
    toleranceSeconds: WEBHOOK_TOLERANCE_SECONDS,
  });
  if (check !== 'ok') return { kind: 'refused', reason: check };
  const read = event.safeParse(parseJson(request.rawBody));
  if (!read.success) return { kind: 'refused', reason: 'unreadable' };
  const { id, type, charge, refund, created_at_ms: occurredAtMs } = read.data;
  if (type === 'charge.succeeded' || type === 'charge.failed') {
    return {
      kind: 'event',
      eventId: id,
      type,
      attemptId: charge.attempt_id,
      gatewayId: charge.id,
      amountMinor: charge.amount_minor,
      currency: charge.currency,
      reason: type === 'charge.failed' ? readReason(charge.reason) : undefined,
      card: charge.card ?? undefined,
      occurredAtMs,
    };
  }
  if ((type === 'refund.succeeded' || type === 'refund.failed') && refund !== null) {
    return {
      kind: 'event',
      eventId: id,
      type,
      refundId: refund.refund_id,
      gatewayId: charge.id,
      gatewayRefundId: refund.id,
      amountMinor: refund.amount_minor,
      currency: charge.currency,
      occurredAtMs,
    };
  }
  return { kind: 'ignored', eventId: id, detail: type };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
