import { balanceEntryListJson, chargeJson, payoutListJson, refundJson } from '@traslado/gateway/api-json';
import { LedgerUnreachable } from '@traslado/gateway/ledger-query';
import type { SandboxGateway } from '@traslado/gateway/sandbox-gateway';
import { TIMED_OUT, withinTime } from './deadline.ts';
import type { CallResult, SandboxCalls } from './sandbox-calls.ts';

const PAGE_SIZE = 100;

/** The sandbox in this process: no HTTP between, but the same time-out and the same doubt after it. */
export function embeddedSandboxCalls(options: {
  gateway: SandboxGateway;
  /** Path of the gateway's pages in this product: '/sandbox-gateway'. */
  publicPath: string;
  timeoutMs: number;
}): SandboxCalls {
  const { gateway, publicPath, timeoutMs } = options;

  async function ask<Answer>(work: Promise<CallResult<Answer>>): Promise<CallResult<Answer>> {
    try {
      const result = await withinTime(work, timeoutMs);
      return result === TIMED_OUT ? { kind: 'unknown', detail: `no answer in ${timeoutMs} ms` } : result;
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { kind: error instanceof LedgerUnreachable ? 'unavailable' : 'unknown', detail };
    }
  }

  return {
    readCard: (token) => ask(gateway.readCard(token).then((answer) => ({ kind: 'answer', answer }))),
    charge: (body) =>
      ask(
        gateway
          .charge({
            token: body.token,
            amountMinor: body.amount_minor,
            currency: body.currency,
            idempotencyKey: body.idempotency_key,
            attemptId: body.attempt_id,
            couponId: body.coupon_id,
            description: body.description,
          })
          .then((result) => {
            if (result.kind === 'charge') {
              return { kind: 'answer', answer: chargeJson(result.charge, publicPath) };
            }
            return result.kind === 'refused'
              ? { kind: 'refused', code: result.code }
              : { kind: 'unknown', detail: 'the bank did not answer' };
          }),
      ),
    findCharge: (attemptId) =>
      ask(
        gateway.findCharge(attemptId).then((charge) => ({
          kind: 'answer',
          answer: charge && chargeJson(charge, publicPath),
        })),
      ),
    cancelCharge: (ref) =>
      ask(
        gateway
          .cancelCharge({ idempotencyKey: ref.idempotency_key, attemptId: ref.attempt_id })
          .then((charge) =>
            charge === undefined
              ? { kind: 'refused', code: 'key_reused' }
              : { kind: 'answer', answer: chargeJson(charge, publicPath) },
          ),
      ),
    listCharges: (after) =>
      ask(
        gateway
          .listCharges({ createdAtMs: after.created_after_ms, id: after.after_id }, PAGE_SIZE)
          .then((charges) => {
            const last = charges.at(-1);
            return {
              kind: 'answer',
              answer: {
                data: charges.map((charge) => chargeJson(charge, publicPath)),
                next:
                  last === undefined || charges.length < PAGE_SIZE
                    ? null
                    : { created_after_ms: last.createdAtMs, after_id: last.id },
              },
            };
          }),
      ),
    refund: (body) =>
      ask(
        gateway
          .refund({
            refundId: body.refund_id,
            chargeId: body.charge_id,
            amountMinor: body.amount_minor,
            currency: body.currency,
            idempotencyKey: body.idempotency_key,
          })
          .then((result) =>
            result.kind === 'refund'
              ? { kind: 'answer', answer: refundJson(result.refund) }
              : { kind: 'refused', code: result.code },
          ),
      ),
    findRefund: (refundId) =>
      ask(
        gateway.findRefund(refundId).then((refund) => ({
          kind: 'answer',
          answer: refund && refundJson(refund),
        })),
      ),
    listRefunds: (chargeId) =>
      ask(
        gateway.listRefunds(chargeId).then((refunds) => ({
          kind: 'answer',
          answer: { data: refunds.map(refundJson) },
        })),
      ),
    listPayouts: (after) =>
      ask(
        gateway
          .listPayouts({ createdAtMs: after.created_after_ms, id: after.after_id }, PAGE_SIZE)
          .then((payouts) => ({ kind: 'answer', answer: payoutListJson(payouts, PAGE_SIZE) })),
      ),
    listPayoutEntries: (payoutId, afterId) =>
      ask(
        gateway
          .listBalanceEntries(payoutId, afterId, PAGE_SIZE)
          .then((entries) => ({ kind: 'answer', answer: balanceEntryListJson(entries, PAGE_SIZE) })),
      ),
  };
}
