import type Stripe from 'stripe';
import type { GatewayRefund, PaymentsPort, RefundOutcome, RefundRequest } from '../../ports/payments.ts';
import type { Ask } from './ask-stripe.ts';
import { type failureOf, gatewayRefundOf, outcomeOfRefund } from './stripe-outcomes.ts';

/** Refunds of charges, ours and those that were made at Stripe. */
export function stripeRefunds(
  stripe: Stripe,
  ask: Ask,
): Pick<PaymentsPort, 'refund' | 'findRefund' | 'listRefunds'> {
  async function refund(request: RefundRequest): Promise<RefundOutcome> {
    const made = await ask(
      stripe.refunds.create(
        {
          payment_intent: request.gatewayId,
          amount: request.amountMinor,
          metadata: { refund_id: request.refundId, attempt_id: request.attemptId },
        },
        { idempotencyKey: request.idempotencyKey },
      ),
    );
    return 'answer' in made ? outcomeOfRefund(made.answer) : refundFailure(made);
  }

  return {
    refund,
    async findRefund(ref) {
      if (ref.gatewayRefundId !== undefined) {
        const known = await ask(stripe.refunds.retrieve(ref.gatewayRefundId));
        return 'answer' in known ? outcomeOfRefund(known.answer) : refundFailure(known);
      }
      const search = async (): Promise<Stripe.Refund | undefined> => {
        for await (const candidate of stripe.refunds.list({ payment_intent: ref.gatewayId, limit: 100 })) {
          if (candidate.metadata?.refund_id === ref.refundId) return candidate;
        }
        return undefined;
      };
      const found = await ask(search());
      if (!('answer' in found)) return refundFailure(found);
      return found.answer === undefined ? { kind: 'not_found' } : outcomeOfRefund(found.answer);
    },
    async listRefunds({ gatewayId }) {
      const read = async (): Promise<GatewayRefund[]> => {
        const refunds: GatewayRefund[] = [];
        for await (const one of stripe.refunds.list({ payment_intent: gatewayId, limit: 100 }))
          refunds.push(gatewayRefundOf(one));
        return refunds;
      };
      const found = await ask(read());
      if ('answer' in found) return { kind: 'refunds', refunds: found.answer };
      return { kind: 'unavailable', detail: found.kind === 'declined' ? found.reason : found.detail };
    },
  };
}

function refundFailure(failure: ReturnType<typeof failureOf>): RefundOutcome {
  if (failure.kind === 'declined') return { kind: 'failed', detail: failure.reason };
  if (failure.kind !== 'rejected' || failure.code !== 'invalid_request') return failure;
  const exceeds = /charge_already_refunded|greater than (un)?refunded amount/.test(failure.detail);
  return { ...failure, code: exceeds ? 'exceeds_charge' : 'invalid_request' };
}
