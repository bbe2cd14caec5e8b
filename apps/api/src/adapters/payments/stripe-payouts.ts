import type Stripe from 'stripe';
import type { GatewayEntry, GatewayPayout, PaymentsPort } from '../../ports/payments.ts';
import { idOf } from './stripe-outcomes.ts';

const PAGE_SIZE = 100;

/** Types of Stripe's balance transactions about a charge of ours, and types of a fee on a line of its own. */
const KINDS: Readonly<Record<string, GatewayEntry['kind']>> = {
  charge: 'capture',
  payment: 'capture',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failed',
  payment_failure_refund: 'refund_failed',
  stripe_fee: 'fee',
  tax_fee: 'fee',
};

/** Payouts and their contents. The library asks for the next page when the last was used up. */
export function stripePayouts(stripe: Stripe): Pick<PaymentsPort, 'listPayouts' | 'listPayoutEntries'> {
  return {
    async *listPayouts({ fromMs }) {
      const payouts = stripe.payouts.list({
        created: { gte: Math.floor(fromMs / 1_000) },
        status: 'paid',
        limit: PAGE_SIZE,
      });
      for await (const payout of payouts) yield gatewayPayoutOf(payout);
    },
    async *listPayoutEntries({ payoutId }) {
      const entries = stripe.balanceTransactions.list({
        payout: payoutId,
        limit: PAGE_SIZE,
        expand: ['data.source'],
      });
      for await (const entry of entries) {
        // The payout itself is among them: the amount that left the balance.
        if (entry.type !== 'payout') yield gatewayEntryOf(entry);
      }
    },
  };
}

const gatewayPayoutOf = (payout: Stripe.Payout): GatewayPayout => ({
  payoutId: payout.id,
  amountMinor: payout.amount,
  currency: payout.currency.toUpperCase(),
  createdAtMs: payout.created * 1_000,
});

function gatewayEntryOf(entry: Stripe.BalanceTransaction): GatewayEntry {
  const kind = KINDS[entry.type] ?? 'other';
  const base = {
    entryId: entry.id,
    kind,
    type: entry.type,
    currency: entry.currency.toUpperCase(),
    createdAtMs: entry.created * 1_000,
  };
  // A fee on a line of its own is money that the gateway kept, not money that moved between guest and merchant.
  if (kind === 'fee') return { ...base, amountMinor: 0, feeMinor: entry.fee - entry.amount };
  return { ...base, ...idsOf(entry.source), amountMinor: entry.amount, feeMinor: entry.fee };
}

/** The charge that moved, by its intent, and the refund by its own id. */
function idsOf(
  source: Stripe.BalanceTransaction['source'],
): Pick<GatewayEntry, 'attemptId' | 'gatewayId' | 'couponCode' | 'refundId' | 'gatewayRefundId'> {
  if (source === null || typeof source === 'string') return {};
  if (source.object === 'charge')
    return {
      attemptId: source.metadata.attempt_id,
      gatewayId: idOf(source.payment_intent) ?? source.id,
      couponCode: source.metadata.coupon_id,
    };
  if (source.object === 'refund')
    return {
      attemptId: source.metadata?.attempt_id,
      gatewayId: idOf(source.payment_intent) ?? undefined,
      refundId: source.metadata?.refund_id,
      gatewayRefundId: source.id,
    };
  if (source.object === 'dispute') return { gatewayId: idOf(source.payment_intent) ?? undefined };
  return {};
}
