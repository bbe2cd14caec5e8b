import type { Charge } from './charges.ts';
import type { BalanceEntry, Payout } from './payouts.ts';
import type { Refund } from './refunds.ts';

export type ChargeJson = {
  object: 'charge';
  id: string;
  attempt_id: string;
  status: Charge['status'];
  reason: string | null;
  amount_minor: number;
  refunded_minor: number;
  currency: string;
  card: { brand: string; last4: string } | null;
  action_url: string | null;
  created_at_ms: number;
};

export type RefundJson = {
  object: 'refund';
  id: string;
  refund_id: string | null;
  charge_id: string;
  status: Refund['status'];
  amount_minor: number;
  currency: string;
  created_at_ms: number;
};

export type PayoutJson = {
  object: 'payout';
  id: string;
  amount_minor: number;
  currency: string;
  created_at_ms: number;
};

export type BalanceEntryJson = {
  object: 'balance_entry';
  id: string;
  kind: BalanceEntry['kind'];
  charge_id: string;
  attempt_id: string;
  coupon_id: string;
  refund: { id: string; refund_id: string | null } | null;
  amount_minor: number;
  fee_minor: number;
  currency: string;
  created_at_ms: number;
};

/** A page of payouts and the start of the next; one of entries likewise. */
export type PayoutListJson = {
  data: PayoutJson[];
  next: { created_after_ms: number; after_id: string } | null;
};
export type BalanceEntryListJson = { data: BalanceEntryJson[]; next: string | null };

/** A card's facts before it is charged. */
export type CardJson = { brand: string; funding: string; issuer: string; country: string };

export type ErrorJson = { error: { code: string; message: string } };

/** The address of the bank's page for a charge that waits for it. */
function actionUrlOf(publicUrl: string, charge: Charge): string | null {
  if (charge.actionSecret === null) return null;
  return `${publicUrl}/challenge/${encodeURIComponent(charge.id)}?secret=${encodeURIComponent(charge.actionSecret)}`;
}

/** A charge as the API shows it. `publicUrl` is the gateway's address for browsers: a path on the product's host, or a whole address. */
export function chargeJson(charge: Charge, publicUrl: string): ChargeJson {
  return {
    object: 'charge',
    id: charge.id,
    attempt_id: charge.attemptId,
    status: charge.status,
    reason: charge.reason,
    amount_minor: charge.amountMinor,
    refunded_minor: charge.refundedMinor,
    currency: charge.currency,
    card: charge.card,
    action_url: actionUrlOf(publicUrl, charge),
    created_at_ms: charge.createdAtMs,
  };
}

/** A refund as the API shows it. */
export function refundJson(refund: Refund): RefundJson {
  return {
    object: 'refund',
    id: refund.id,
    refund_id: refund.refundId,
    charge_id: refund.chargeId,
    status: refund.status,
    amount_minor: refund.amountMinor,
    currency: refund.currency,
    created_at_ms: refund.createdAtMs,
  };
}

/** A page of payouts as the API shows it. `size` is its limit. */
export function payoutListJson(payouts: readonly Payout[], size: number): PayoutListJson {
  const last = payouts.at(-1);
  return {
    data: payouts.map((payout) => ({
      object: 'payout',
      id: payout.id,
      amount_minor: payout.amountMinor,
      currency: payout.currency,
      created_at_ms: payout.createdAtMs,
    })),
    next:
      last === undefined || payouts.length < size
        ? null
        : { created_after_ms: last.createdAtMs, after_id: last.id },
  };
}

/** A page of a payout's contents. */
export function balanceEntryListJson(entries: readonly BalanceEntry[], size: number): BalanceEntryListJson {
  const last = entries.at(-1);
  return {
    data: entries.map((entry) => ({
      object: 'balance_entry',
      id: entry.id,
      kind: entry.kind,
      charge_id: entry.chargeId,
      attempt_id: entry.attemptId,
      coupon_id: entry.couponCode,
      refund: entry.refundRow === null ? null : { id: entry.refundRow, refund_id: entry.refundId },
      amount_minor: entry.amountMinor,
      fee_minor: entry.feeMinor,
      currency: entry.currency,
      created_at_ms: entry.createdAtMs,
    })),
    next: last === undefined || entries.length < size ? null : last.id,
  };
}
