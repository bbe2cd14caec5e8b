import type Stripe from 'stripe';
import type {
  CancelOutcome,
  ChargeOutcome,
  ChargeRef,
  ChargeRequest,
  FoundCharge,
  PaymentsPort,
} from '../../ports/payments.ts';
import type { Ask } from './ask-stripe.ts';
import { endOfCancel } from './end-of-cancel.ts';
import { cardFactsOf, type failureOf, gatewayChargeOf, outcomeOfIntent } from './stripe-outcomes.ts';

/**
 * Allowed difference between our clock and Stripe's, and the time after its first sending in which a request may still have been repeated.
 */
const CLOCK_MARGIN_SECONDS = 300;
const REPEAT_WINDOW_SECONDS = 24 * 3_600;

type Frame = {
  readonly framePath: string;
  readonly frameOrigin?: string | undefined;
  readonly hasWallets?: boolean | undefined;
};

/** Charges: one payment intent per attempt. */
export function stripeCharges(
  stripe: Stripe,
  ask: Ask,
  { framePath, frameOrigin, hasWallets = false }: Frame,
): Pick<PaymentsPort, 'readCard' | 'charge' | 'find' | 'cancel' | 'listCharges'> {
  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const host = frameOrigin ?? request.pageOrigin;
    const returnUrl = `${host}${framePath}/return?${new URLSearchParams({ parent: request.pageOrigin })}`;
    const made = await ask(
      stripe.paymentIntents.create(
        {
          amount: request.amountMinor,
          currency: request.currency.toLowerCase(),
          payment_method: request.paymentToken,
          // Apple Pay and Google Pay are cards; Link is a way of its own.
          allowed_payment_method_types: hasWallets ? ['card', 'link'] : ['card'],
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

  return {
    async readCard({ paymentToken }) {
      const read = await ask(stripe.paymentMethods.retrieve(paymentToken));
      const card = 'answer' in read ? read.answer.card : undefined;
      return card ? cardFactsOf(card) : null;
    },
    charge,
    find,
    cancel: (ref) => cancelCharge({ stripe, ask, findIntent }, ref),
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
  };
}

type WithIntents = {
  readonly stripe: Stripe;
  readonly ask: Ask;
  readonly findIntent: (
    ref: ChargeRef,
  ) => Promise<{ answer: Stripe.PaymentIntent | undefined } | ReturnType<typeof failureOf>>;
};

/** Closes an attempt, whether its charge has arrived or not. */
async function cancelCharge(from: WithIntents, ref: ChargeRef): Promise<CancelOutcome> {
  const { stripe, ask, findIntent } = from;
  const found = await findIntent(ref);
  if (!('answer' in found)) return found;
  if (found.answer !== undefined) return cancelIntent(from, found.answer);
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
  if ('answer' in placeholder) return cancelIntent(from, placeholder.answer);
  if (placeholder.kind !== 'rejected' || placeholder.code !== 'key_reused') return placeholder;
  // It arrived in between after all.
  const arrived = await findIntent(ref);
  if (!('answer' in arrived)) return arrived;
  return arrived.answer === undefined
    ? { kind: 'unknown', detail: 'the key is taken and its charge is not listed yet' }
    : cancelIntent(from, arrived.answer);
}

async function cancelIntent(
  { stripe, ask }: Pick<WithIntents, 'stripe' | 'ask'>,
  intent: Stripe.PaymentIntent,
): Promise<CancelOutcome> {
  const before = outcomeOfIntent(intent);
  if (before.kind === 'succeeded' || intent.status === 'canceled') return endOfCancel(before);
  const cancelled = await ask(stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' }));
  if ('answer' in cancelled)
    return before.kind === 'declined' ? before : endOfCancel(outcomeOfIntent(cancelled.answer));
  // Refused when it has just succeeded: the intent itself shows that.
  const now = await ask(stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }));
  return 'answer' in now ? endOfCancel(outcomeOfIntent(now.answer)) : now;
}
