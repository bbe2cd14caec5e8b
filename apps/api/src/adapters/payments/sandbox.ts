import type { BalanceEntryJson, ChargeJson, RefundJson } from '@traslado/gateway/api-json';
import type {
  ChargeOutcome,
  GatewayCharge,
  GatewayEntry,
  PaymentClientConfig,
  PaymentsPort,
  RefundOutcome,
} from '../../ports/payments.ts';
import { readReason } from './decline-reasons.ts';
import { endOfCancel } from './end-of-cancel.ts';
import type { CallResult, ListCursor, SandboxCalls } from './sandbox-calls.ts';
import { readSandboxWebhook } from './sandbox-webhook.ts';

/** The sandbox gateway behind the payments port, by either way. */
export function sandboxPayments(options: {
  calls: SandboxCalls;
  /** Address of the gateway for browsers: '/sandbox-gateway' on the product's host, or a whole address. */
  publicUrl: string;
  /** The secret that webhooks are signed with; two while it is being changed. */
  webhookSecrets: readonly string[];
}): PaymentsPort {
  const { calls, publicUrl } = options;
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).origin : undefined;
  const client: PaymentClientConfig = {
    gateway: 'sandbox',
    frameUrl: `${publicUrl}/frame`,
    frameSandbox: 'allow-scripts allow-forms',
    frameOrigin: 'null',
    frameSources: host === undefined ? [] : [host],
    testMode: true,
  };
  return {
    name: 'sandbox',
    accounts: [],
    async readCard({ paymentToken }) {
      const result = await calls.readCard(paymentToken);
      return result.kind === 'answer' ? (result.answer ?? null) : null;
    },
    clientConfig: () => client,
    async charge(request) {
      const result = await calls.charge({
        token: request.paymentToken,
        amount_minor: request.amountMinor,
        currency: request.currency,
        idempotency_key: request.idempotencyKey,
        attempt_id: request.attemptId,
        coupon_id: request.couponId,
        description: request.description,
      });
      return outcomeOf(result);
    },
    async find(ref) {
      const result = await calls.findCharge(ref.attemptId);
      if (result.kind !== 'answer') return outcomeOf(result);
      return result.answer === undefined ? { kind: 'not_found' } : chargeOutcome(result.answer);
    },
    async cancel(ref) {
      const result = await calls.cancelCharge({
        idempotency_key: ref.idempotencyKey,
        attempt_id: ref.attemptId,
      });
      return endOfCancel(outcomeOf(result));
    },
    async refund(request) {
      const result = await calls.refund({
        refund_id: request.refundId,
        charge_id: request.gatewayId,
        amount_minor: request.amountMinor,
        currency: request.currency,
        idempotency_key: request.idempotencyKey,
      });
      return refundOutcomeOf(result);
    },
    async findRefund(ref) {
      const result = await calls.findRefund(ref.refundId);
      if (result.kind !== 'answer') return refundOutcomeOf(result);
      return result.answer === undefined ? { kind: 'not_found' } : refundOutcome(result.answer);
    },
    async listRefunds({ gatewayId }) {
      const result = await calls.listRefunds(gatewayId);
      if (result.kind === 'refused') return { kind: 'unavailable', detail: result.code };
      if (result.kind !== 'answer') return { kind: 'unavailable', detail: result.detail };
      return {
        kind: 'refunds',
        refunds: result.answer.data.map((one) => ({
          gatewayRefundId: one.id,
          refundId: one.refund_id,
          status: one.status,
          amountMinor: one.amount_minor,
          currency: one.currency,
          createdAtMs: one.created_at_ms,
        })),
      };
    },
    async *listCharges(fromMs) {
      // One millisecond back: the cursor means "after".
      let next: { created_after_ms: number; after_id: string } | null = {
        created_after_ms: fromMs - 1,
        after_id: '',
      };
      while (next !== null) {
        const page: Awaited<ReturnType<SandboxCalls['listCharges']>> = await calls.listCharges(next);
        if (page.kind !== 'answer') throw new Error(`the gateway's charges cannot be read: ${page.kind}`);
        for (const charge of page.answer.data) {
          if (charge.created_at_ms >= fromMs) yield gatewayCharge(charge);
        }
        next = page.answer.next;
      }
    },
    async *listPayouts({ fromMs }) {
      let next: ListCursor | null = { created_after_ms: fromMs - 1, after_id: '' };
      while (next !== null) {
        const page: Awaited<ReturnType<SandboxCalls['listPayouts']>> = await calls.listPayouts(next);
        if (page.kind !== 'answer') throw new Error(`the gateway's payouts cannot be read: ${page.kind}`);
        for (const { id, amount_minor, currency, created_at_ms } of page.answer.data)
          yield { payoutId: id, amountMinor: amount_minor, currency, createdAtMs: created_at_ms };
        next = page.answer.next;
      }
    },
    async *listPayoutEntries({ payoutId }) {
      let next: string | null = '';
      while (next !== null) {
        const page: Awaited<ReturnType<SandboxCalls['listPayoutEntries']>> = await calls.listPayoutEntries(
          payoutId,
          next,
        );
        if (page.kind !== 'answer') throw new Error(`a payout cannot be read: ${page.kind}`);
        yield* page.answer.data.map(gatewayEntry);
        next = page.answer.next;
      }
    },
    readWebhook: (rawBody, headers, nowMs) =>
      readSandboxWebhook({ secrets: options.webhookSecrets, rawBody, headers, nowMs }),
  };
}

function outcomeOf(result: CallResult<ChargeJson>): ChargeOutcome {
  if (result.kind === 'answer') return chargeOutcome(result.answer);
  if (result.kind !== 'refused') return result;
  if (result.code === 'token_invalid') return { kind: 'declined', reason: 'token_invalid' };
  const code =
    result.code === 'key_reused' || result.code === 'not_authorized' ? result.code : 'invalid_request';
  return { kind: 'rejected', code, detail: result.code };
}

function chargeOutcome(charge: ChargeJson): ChargeOutcome {
  switch (charge.status) {
    case 'succeeded':
      return {
        kind: 'succeeded',
        gatewayId: charge.id,
        amountMinor: charge.amount_minor,
        currency: charge.currency,
        card: charge.card ?? undefined,
      };
    case 'requires_action':
      return { kind: 'requires_action', gatewayId: charge.id, actionUrl: charge.action_url ?? '' };
    case 'declined':
      return { kind: 'declined', gatewayId: charge.id, reason: readReason(charge.reason) };
    case 'cancelled':
      return { kind: 'declined', gatewayId: charge.id, reason: 'abandoned' };
  }
}

function refundOutcomeOf(result: CallResult<RefundJson>): RefundOutcome {
  if (result.kind === 'answer') return refundOutcome(result.answer);
  if (result.kind !== 'refused') return result;
  const known = ['exceeds_charge', 'key_reused', 'not_authorized'] as const;
  const code = known.find((candidate) => candidate === result.code) ?? 'invalid_request';
  return { kind: 'rejected', code, detail: result.code };
}

function refundOutcome(refund: RefundJson): RefundOutcome {
  switch (refund.status) {
    case 'succeeded':
      return {
        kind: 'succeeded',
        gatewayRefundId: refund.id,
        amountMinor: refund.amount_minor,
        currency: refund.currency,
      };
    case 'pending':
      return { kind: 'pending', gatewayRefundId: refund.id };
    case 'failed':
      return { kind: 'failed', gatewayRefundId: refund.id, detail: 'the bank did not take the refund' };
  }
}

function gatewayCharge(charge: ChargeJson): GatewayCharge {
  return {
    attemptId: charge.attempt_id,
    gatewayId: charge.id,
    status: charge.status === 'cancelled' ? 'declined' : charge.status,
    amountMinor: charge.amount_minor,
    refundedMinor: charge.refunded_minor,
    currency: charge.currency,
    createdAtMs: charge.created_at_ms,
  };
}

const ENTRY_KINDS = { charge: 'capture', refund: 'refund', refund_failure: 'refund_failed' } as const;

function gatewayEntry(entry: BalanceEntryJson): GatewayEntry {
  return {
    entryId: entry.id,
    kind: ENTRY_KINDS[entry.kind],
    type: entry.kind,
    attemptId: entry.attempt_id,
    gatewayId: entry.charge_id,
    couponCode: entry.coupon_id,
    refundId: entry.refund?.refund_id ?? undefined,
    gatewayRefundId: entry.refund?.id,
    amountMinor: entry.amount_minor,
    feeMinor: entry.fee_minor,
    currency: entry.currency,
    createdAtMs: entry.created_at_ms,
  };
}
