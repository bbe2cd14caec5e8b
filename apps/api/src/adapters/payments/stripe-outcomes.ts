import type { CardFacts } from '@traslado/domain/booking/cards';
import Stripe from 'stripe';
import type {
  CardSummary,
  ChargeOutcome,
  GatewayCharge,
  GatewayRefund,
  RefundOutcome,
} from '../../ports/payments.ts';
import { wasNeverSent } from './connection-errors.ts';
import { readReason } from './decline-reasons.ts';

/** The meaning of a failed request for money, whatever the request. */
export type StripeFailure =
  | { kind: 'declined'; gatewayId?: string | undefined; reason: ReturnType<typeof readReason> }
  | { kind: 'rejected'; code: 'key_reused' | 'invalid_request' | 'not_authorized'; detail: string }
  | { kind: 'unknown'; detail: string }
  | { kind: 'unavailable'; detail: string };

/** The state of an intent in our words. Amounts stay in Stripe's smallest unit, which is ours for two-decimal currencies. */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): ChargeOutcome {
  const gatewayId = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return {
        kind: 'succeeded',
        gatewayId,
        amountMinor: intent.amount_received,
        currency: intent.currency.toUpperCase(),
        card: cardOf(intent.latest_charge),
      };
    case 'requires_action': {
      const actionUrl = intent.next_action?.redirect_to_url?.url;
      return actionUrl === undefined || actionUrl === null
        ? { kind: 'unknown', gatewayId, detail: 'the intent waits for an action that has no address' }
        : { kind: 'requires_action', gatewayId, actionUrl };
    }
    // We confirm once, when the intent is made: one that asks for another card is this attempt's end.
    case 'requires_payment_method':
      return { kind: 'declined', gatewayId, reason: reasonOf(intent.last_payment_error) };
    case 'canceled':
      return { kind: 'declined', gatewayId, reason: 'abandoned' };
    default:
      return { kind: 'unknown', gatewayId, detail: `the intent is ${intent.status}` };
  }
}

/** The state of a refund in our words. */
export function outcomeOfRefund(refund: Stripe.Refund): RefundOutcome {
  switch (refund.status) {
    case 'succeeded':
      return {
        kind: 'succeeded',
        gatewayRefundId: refund.id,
        amountMinor: refund.amount,
        currency: refund.currency.toUpperCase(),
      };
    case 'failed':
    case 'canceled':
      return { kind: 'failed', gatewayRefundId: refund.id, detail: refund.failure_reason ?? refund.status };
    default:
      return { kind: 'pending', gatewayRefundId: refund.id };
  }
}

/** One refund of a charge, ours or made at Stripe. */
export function gatewayRefundOf(refund: Stripe.Refund): GatewayRefund {
  const { kind } = outcomeOfRefund(refund);
  return {
    gatewayRefundId: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    status: kind === 'succeeded' || kind === 'failed' ? kind : 'pending',
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
    createdAtMs: refund.created * 1_000,
  };
}

/** One intent for comparing books. */
export function gatewayChargeOf(intent: Stripe.PaymentIntent, attemptId: string): GatewayCharge {
  const charge = intent.latest_charge;
  const outcome = outcomeOfIntent(intent).kind;
  const status =
    outcome === 'unknown' || outcome === 'unavailable' || outcome === 'rejected' ? 'pending' : outcome;
  return {
    attemptId,
    gatewayId: intent.id,
    status,
    amountMinor: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    refundedMinor: typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0,
    currency: intent.currency.toUpperCase(),
    createdAtMs: intent.created * 1_000,
  };
}

/** The meaning of a library's error. Never throws: an error that is not the library's is a doubt like any other. */
export function failureOf(error: unknown): StripeFailure {
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'unknown', detail: String(error) };
  // The library's messages quote parameters; none of ours is secret or personal.
  const detail = `${error.type}${error.code === undefined ? '' : ` ${error.code}`}: ${error.message}`;
  if (error instanceof Stripe.errors.StripeCardError) {
    const reason = readReason(error.code === 'card_declined' ? error.decline_code : error.code);
    return { kind: 'declined', gatewayId: error.payment_intent?.id, reason };
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return { kind: 'rejected', code: 'key_reused', detail };
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return { kind: 'rejected', code: 'not_authorized', detail };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return error.param === 'payment_method'
      ? { kind: 'declined', reason: 'token_invalid' }
      : { kind: 'rejected', code: 'invalid_request', detail };
  }
  // The library repeats a request that was cut off by itself. If the second found no door, the first may have got in.
  const retried = /retried \d+ times/.test(error.message);
  return { kind: !retried && wasNeverSent(error) ? 'unavailable' : 'unknown', detail };
}

/** The reason in an intent's last error; an intent without one was abandoned before a bank was asked. */
export function reasonOf(error: Stripe.PaymentIntent.LastPaymentError | null): ReturnType<typeof readReason> {
  if (error === null) return 'abandoned';
  return readReason(error.code === 'card_declined' ? error.decline_code : error.code);
}

/** Stripe's facts of a card; its `unknown` is none. */
export function cardFactsOf({ brand, funding, issuer, country }: Stripe.PaymentMethod.Card): CardFacts {
  const told = (word: string | null | undefined) => (word && word !== 'unknown' ? word : null);
  return {
    brand: told(brand),
    funding: told(funding),
    issuer: told(issuer),
    country: /^[A-Z]{2}$/.test(country ?? '') ? country : null,
  };
}

export function cardOf(charge: string | Stripe.Charge | null): CardSummary | undefined {
  if (charge === null || typeof charge === 'string') return undefined;
  const card = charge.payment_method_details?.card;
  return card?.last4 === undefined || card.last4 === null
    ? undefined
    : { brand: card.brand ?? 'card', last4: card.last4 };
}

/** The id of an object that Stripe gives by its id or whole. */
export const idOf = (object: string | { id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);
