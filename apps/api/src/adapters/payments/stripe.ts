import Stripe from 'stripe';
import type {
  CancelOutcome,
  ChargeOutcome,
  ChargeRef,
  ChargeRequest,
  FoundCharge,
  GatewayRefund,
  PaymentsPort,
  RefundOutcome,
  RefundRequest,
} from '../../ports/payments.ts';
import { TIMED_OUT, withinTime } from './deadline.ts';
import { endOfCancel } from './end-of-cancel.ts';
import {
  cardFactsOf,
  failureOf,
  gatewayChargeOf,
  gatewayRefundOf,
  outcomeOfIntent,
  outcomeOfRefund,
} from './stripe-outcomes.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export type StripeSettings = {
  secretKey: string;
  /** The secret that webhooks are signed with; two while it is being changed. */
  webhookSecrets: readonly string[];
  /** Path of the document that carries Stripe's fields: '/gateway-frame/stripe'. */
  framePath: string;
  /** A host of its own for that document ('https://pay.example'); the page's own host when left out. */
  frameOrigin?: string | undefined;
  /** Another address than Stripe's, for an emulator: 'http://127.0.0.1:4711'. */
  apiUrl?: string | undefined;
  timeoutMs: number;
};

/**
 * Allowed difference between our clock and Stripe's, and the time after its first sending in which a request may still have been repeated.
 */
const CLOCK_MARGIN_SECONDS = 300;
const REPEAT_WINDOW_SECONDS = 24 * 3_600;

/** Stripe behind the payments port: one payment intent per attempt, confirmed when it is made, captured at once. */
export function stripePayments(settings: StripeSettings): PaymentsPort {
  const stripe = connect(settings);
  const frameOrigin = settings.frameOrigin;

  /** A result or a failure, within the time-out, the library's own second try included. */
  async function ask<Answer>(
    work: Promise<Answer>,
  ): Promise<{ answer: Answer } | ReturnType<typeof failureOf>> {
    try {
      const answer = await withinTime(work, settings.timeoutMs);
      return answer === TIMED_OUT
        ? { kind: 'unknown', detail: `no answer in ${settings.timeoutMs} ms` }
        : { answer };
    } catch (error) {
      return failureOf(error);
    }
  }

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const host = frameOrigin ?? request.pageOrigin;
    const returnUrl = `${host}${settings.framePath}/return?${new URLSearchParams({ parent: request.pageOrigin })}`;
    const made = await ask(
      stripe.paymentIntents.create(
        {
          amount: request.amountMinor,
          currency: request.currency.toLowerCase(),
          payment_method: request.paymentToken,
          allowed_payment_method_types: ['card'],
          confirm: true,
          return_url: returnUrl,
          description: request.description,
          // A card charge takes the end of the descriptor only; Stripe puts the account's own short name before it.
          ...(request.statementName && { statement_descriptor_suffix: request.statementName }),
          metadata: { attempt_id: request.attemptId, coupon_id: request.couponId },
          expand: ['latest_charge'],
        },
        { idempotencyKey: request.idempotencyKey },
      ),
    );
    return 'answer' in made ? outcomeOfIntent(made.answer) : made;
  }

  /**
   * The attempt's intent: read by its id, else looked for in the list of that time. Not by Stripe's search, which lags behind by up to a
   * minute: an attempt missing there may have charged.
   */
  async function findIntent(
    ref: ChargeRef,
  ): Promise<{ answer: Stripe.PaymentIntent | undefined } | ReturnType<typeof failureOf>> {
    const { gatewayId } = ref;
    if (gatewayId !== undefined) {
      return ask(stripe.paymentIntents.retrieve(gatewayId, { expand: ['latest_charge'] }));
    }
    const startedAt = Math.floor(ref.startedAtMs / 1_000);
    const search = async (): Promise<Stripe.PaymentIntent | undefined> => {
      const intents = stripe.paymentIntents.list({
        created: { gte: startedAt - CLOCK_MARGIN_SECONDS, lte: startedAt + REPEAT_WINDOW_SECONDS },
        limit: 100,
        expand: ['data.latest_charge'],
      });
      for await (const intent of intents) {
        if (intent.metadata.attempt_id === ref.attemptId) return intent;
      }
      return undefined;
    };
    return ask(search());
  }

  async function find(ref: ChargeRef): Promise<FoundCharge> {
    const found = await findIntent(ref);
    if (!('answer' in found)) return found;
    return found.answer === undefined ? { kind: 'not_found' } : outcomeOfIntent(found.answer);
  }

  async function cancel(ref: ChargeRef): Promise<CancelOutcome> {
    const found = await findIntent(ref);
    if (!('answer' in found)) return found;
    if (found.answer !== undefined) return cancelIntent(found.answer);
    // Nothing there yet, but the request may still be on its way. An intent without a card takes the key; a later request with the same key
    // and another body is refused by Stripe.
    const placeholder = await ask(
      stripe.paymentIntents.create(
        {
          amount: 100,
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          description: 'closed attempt',
          metadata: { closed_attempt_id: ref.attemptId },
        },
        { idempotencyKey: ref.idempotencyKey },
      ),
    );
    if ('answer' in placeholder) return cancelIntent(placeholder.answer);
    if (placeholder.kind !== 'rejected' || placeholder.code !== 'key_reused') return placeholder;
    // It arrived in between after all.
    const arrived = await findIntent(ref);
    if (!('answer' in arrived)) return arrived;
    return arrived.answer === undefined
      ? { kind: 'unknown', detail: 'the key is taken and its charge is not listed yet' }
      : cancelIntent(arrived.answer);
  }

  async function cancelIntent(intent: Stripe.PaymentIntent): Promise<CancelOutcome> {
    const before = outcomeOfIntent(intent);
    if (before.kind === 'succeeded' || intent.status === 'canceled') return endOfCancel(before);
    const cancelled = await ask(
      stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' }),
    );
    if ('answer' in cancelled)
      return before.kind === 'declined' ? before : endOfCancel(outcomeOfIntent(cancelled.answer));
    // Refused when it has just succeeded: the intent itself shows that.
    const now = await ask(stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }));
    return 'answer' in now ? endOfCancel(outcomeOfIntent(now.answer)) : now;
  }

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
    name: 'stripe',
    accounts: [],
    clientConfig: () => ({
      gateway: 'stripe',
      frameUrl: `${frameOrigin ?? ''}${settings.framePath}`,
      frameSandbox: null,
      frameOrigin: frameOrigin ?? 'self',
      frameSources: [...(frameOrigin === undefined ? [] : [frameOrigin]), 'https://hooks.stripe.com'],
      testMode: /^(sk|rk)_test_/.test(settings.secretKey),
    }),
    async readCard({ paymentToken }) {
      const read = await ask(stripe.paymentMethods.retrieve(paymentToken));
      const card = 'answer' in read ? read.answer.card : undefined;
      return card ? cardFactsOf(card) : null;
    },
    charge,
    find,
    cancel,
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
    async *listCharges(fromMs) {
      const intents = stripe.paymentIntents.list({
        created: { gte: Math.floor(fromMs / 1_000) },
        limit: 100,
        expand: ['data.latest_charge'],
      });
      for await (const intent of intents) {
        const attemptId = intent.metadata.attempt_id;
        if (attemptId !== undefined) yield gatewayChargeOf(intent, attemptId);
      }
    },
    ...stripePayouts(stripe),
    readWebhook: (rawBody, headers, nowMs) =>
      readStripeWebhook(stripe, { secrets: settings.webhookSecrets, rawBody, headers, nowMs }),
  };
}

function refundFailure(failure: ReturnType<typeof failureOf>): RefundOutcome {
  if (failure.kind === 'declined') return { kind: 'failed', detail: failure.reason };
  if (failure.kind !== 'rejected' || failure.code !== 'invalid_request') return failure;
  const exceeds = /charge_already_refunded|greater than (un)?refunded amount/.test(failure.detail);
  return { ...failure, code: exceeds ? 'exceeds_charge' : 'invalid_request' };
}

function connect(settings: StripeSettings): Stripe {
  const url = settings.apiUrl === undefined ? undefined : new URL(settings.apiUrl);
  return new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs,
    // The library repeats a connection that was cut by itself, once, under the same key. More would be wrong: after a repetition "no
    // connection" no longer means that nothing was charged.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url !== undefined && {
      host: url.hostname,
      port: url.port === '' ? undefined : Number(url.port),
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}
