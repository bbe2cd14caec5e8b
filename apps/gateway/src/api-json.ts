import type { Charge } from './charges.ts';
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
  refund_id: string;
  charge_id: string;
  status: Refund['status'];
  amount_minor: number;
  currency: string;
};

/** What is told of a card before it is charged. */
export type CardJson = { brand: string; funding: string; issuer: string };

export type ErrorJson = { error: { code: string; message: string } };

/** The address of the bank's page for a charge that waits for it. */
function actionUrlOf(publicUrl: string, charge: Charge): string | null {
  if (charge.actionSecret === null) return null;
  return `${publicUrl}/challenge/${encodeURIComponent(charge.id)}?secret=${encodeURIComponent(charge.actionSecret)}`;
}

/** A charge as the API shows it. `publicUrl` is where browsers find the gateway: a path on the product's host, or a whole address. */
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
  };
}
