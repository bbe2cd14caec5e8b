import { DISPUTE_STATUSES } from '@traslado/gateway/disputes';
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
  refund: z.object({ id: z.string(), refund_id: z.string().nullable(), amount_minor: z.int() }).nullable(),
  dispute: z
    .object({
      id: z.string(),
      status: z.enum(DISPUTE_STATUSES),
      reason: z.string(),
      due_at_ms: z.number().nullable(),
      created_at_ms: z.number(),
    })
    .nullish(),
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
  const { id, type, charge, refund, dispute, created_at_ms: occurredAtMs } = read.data;
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
  if (
    (type === 'refund.succeeded' || type === 'refund.failed' || type === 'refund.pending') &&
    refund !== null
  ) {
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
  if (type === 'dispute.told' && dispute)
    return {
      kind: 'event',
      eventId: id,
      type,
      gatewayDisputeId: dispute.id,
      gatewayId: charge.id,
      status: dispute.status,
      reason: dispute.reason,
      amountMinor: charge.amount_minor,
      currency: charge.currency,
      dueAtMs: dispute.due_at_ms,
      openedAtMs: dispute.created_at_ms,
      occurredAtMs,
    };
  return { kind: 'ignored', eventId: id, detail: type };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
