/** Test support: the emulator's intents, refunds and events, shaped as Stripe shows them. */
import { randomBytes } from 'node:crypto';
import { type PublicToken, startOf } from '@traslado/gateway/test-cards';
import { eventsOfDispute } from './stripe-emulator-disputes.ts';
import { page, textMap } from './stripe-emulator-form.ts';
import { type EmulatedTransaction, nowSeconds, transaction } from './stripe-emulator-transaction.ts';

type IntentStatus = 'succeeded' | 'requires_action' | 'requires_payment_method' | 'canceled';

export type EmulatedIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: IntentStatus;
  created: number;
  description: string | null;
  metadata: Record<string, string>;
  last_payment_error: {
    type: string;
    code: string;
    decline_code?: string;
    message: string;
  } | null;
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null;
  latest_charge: {
    id: string;
    object: 'charge';
    amount_refunded: number;
    payment_method_details: { card: { brand: string; last4: string } };
  } | null;
};

export type EmulatedRefund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason?: string;
  payment_intent: string;
  created: number;
  metadata: Record<string, string>;
};

export type EmulatedPayout = {
  id: string;
  object: 'payout';
  amount: number;
  currency: string;
  status: 'paid';
  created: number;
};

const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export class StripeBooks {
  readonly intents = new Map<string, EmulatedIntent>();
  readonly refunds = new Map<string, EmulatedRefund>();
  readonly events: object[] = [];
  readonly payouts: EmulatedPayout[] = [];
  readonly transactions: EmulatedTransaction[] = [];
  readonly #cards = new Map<string, PublicToken>();
  readonly #disputed = new Set<string>();

  /** Makes an intent and, with a card, confirms it. */
  openIntent(form: Record<string, unknown>, card: PublicToken | undefined): EmulatedIntent {
    const intent: EmulatedIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: Number(form.amount),
      amount_received: 0,
      currency: textOf(form.currency),
      status: 'requires_payment_method',
      created: nowSeconds(),
      description: textOf(form.description),
      metadata: textMap(form.metadata),
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
    };
    this.intents.set(intent.id, intent);
    if (card === undefined) return intent;
    this.#cards.set(intent.id, card);
    const start = startOf(card.behaviour);
    if (start.status === 'succeeded') this.#capture(intent);
    if (start.status === 'declined') this.#decline(intent, start.reason ?? 'card_declined');
    if (start.status === 'requires_action') {
      intent.status = 'requires_action';
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: `https://hooks.stripe.com/3d_secure_2/hosted?intent=${intent.id}`,
          return_url: textOf(form.return_url),
        },
      };
    }
    // An answer stays as it was then, as in an answer over the wire.
    return structuredClone(intent);
  }

  answerChallenge(id: string, approved: boolean): void {
    const intent = this.intents.get(id);
    if (intent === undefined || intent.status !== 'requires_action') return;
    intent.next_action = null;
    if (approved) this.#capture(intent);
    else this.#decline(intent, 'payment_intent_authentication_failure');
  }

  cancelIntent(id: string): EmulatedIntent | undefined {
    const intent = this.intents.get(id);
    if (intent === undefined || intent.status === 'succeeded' || intent.status === 'canceled')
      return undefined;
    intent.status = 'canceled';
    intent.next_action = null;
    this.#tell('payment_intent.canceled', intent);
    return structuredClone(intent);
  }

  listIntents(query: Record<string, unknown>): object {
    const created = textMap(query.created);
    const from = Number(created.gte ?? 0);
    const to = Number(created.lte ?? Number.MAX_SAFE_INTEGER);
    // Newest first, as Stripe lists them.
    const all = [...this.intents.values()]
      .filter((intent) => intent.created >= from && intent.created <= to)
      .reverse();
    return page(all, query, '/v1/payment_intents');
  }

  openRefund(form: Record<string, unknown>): EmulatedRefund | undefined {
    const intent = this.intents.get(textOf(form.payment_intent));
    const amount = Number(form.amount);
    const charge = intent?.latest_charge;
    if (intent === undefined || charge === null || charge === undefined) return undefined;
    if (charge.amount_refunded + amount > intent.amount_received) return undefined;
    const behaviour = this.#cards.get(intent.id)?.behaviour;
    const status =
      behaviour === 'refund_fails' ? 'failed' : behaviour === 'refund_pending' ? 'pending' : 'succeeded';
    const refund: EmulatedRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      status,
      payment_intent: intent.id,
      created: nowSeconds(),
      metadata: textMap(form.metadata),
      ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    };
    if (status !== 'failed') charge.amount_refunded += amount;
    this.refunds.set(refund.id, refund);
    this.#tell(status === 'failed' ? 'refund.failed' : 'refund.created', refund);
    if (status === 'succeeded') this.#tell('charge.refunded', { ...charge, payment_intent: intent.id });
    return structuredClone(refund);
  }

  /** The guest's bank sends the newest refund of an intent back: Stripe's report of it, under all of its names. */
  sendBack(intentId: string): void {
    const of = [...this.refunds.values()].filter((one) => one.payment_intent === intentId);
    const refund = of.findLast(({ status }) => status === 'succeeded');
    const charge = this.intents.get(intentId)?.latest_charge;
    if (!refund || !charge) return;
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    charge.amount_refunded -= refund.amount;
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed']) this.#tell(type, refund);
  }

  /** The guest's bank disputes an intent or goes on with it, in Stripe's own words. */
  dispute(intentId: string, status: string, dueAtMs: number): void {
    const intent = this.intents.get(intentId);
    if (!intent?.latest_charge) return;
    const isFirst = !this.#disputed.has(intentId);
    this.#disputed.add(intentId);
    const about = { ...intent, charge: intent.latest_charge.id, created: nowSeconds() };
    for (const [type, object] of eventsOfDispute(about, { status, dueAtMs, isFirst }))
      this.#tell(type, object);
  }

  listRefunds(query: Record<string, unknown>): object {
    const all = [...this.refunds.values()].filter((refund) => refund.payment_intent === query.payment_intent);
    return page(all.reverse(), query, '/v1/refunds');
  }

  /** Pays out all that has moved since the last time, one payout a currency. */
  payOut(): void {
    const created = nowSeconds();
    const known = new Set(this.transactions.map(({ id }) => id));
    const moved = [...this.#movedByIntents(), ...this.#movedByRefunds()].filter(({ id }) => !known.has(id));
    for (const currency of new Set(moved.map((one) => one.currency))) {
      const of = moved.filter((one) => one.currency === currency);
      const amount = of.reduce((sum, { net }) => sum + net, 0);
      const payout: EmulatedPayout = {
        id: newId('po'),
        object: 'payout',
        amount,
        currency,
        status: 'paid',
        created,
      };
      this.payouts.push(payout);
      this.transactions.push(
        ...of.map((one) => ({ ...one, payout: payout.id })),
        transaction('payout', `txn_${payout.id}`, {
          amount: -amount,
          currency,
          source: payout,
          payout: payout.id,
        }),
      );
    }
  }

  listPayouts(query: Record<string, unknown>): object {
    const from = Number(textMap(query.created).gte ?? 0);
    return page([...this.payouts].filter(({ created }) => created >= from).reverse(), query, '/v1/payouts');
  }

  listTransactions(query: Record<string, unknown>): object {
    const all = this.transactions.filter(({ payout }) => payout === query.payout);
    return page(all.reverse(), query, '/v1/balance_transactions');
  }

  #movedByIntents(): EmulatedTransaction[] {
    return [...this.intents.values()].flatMap((intent) => {
      const {
        latest_charge: charge,
        metadata,
        id: payment_intent,
        amount_received: amount,
        currency,
      } = intent;
      if (charge === null) return [];
      const source = { id: charge.id, object: 'charge', payment_intent, metadata };
      const fee = Math.round(amount * 0.029) + 30;
      return [transaction('charge', `txn_${charge.id}`, { amount, fee, currency, source })];
    });
  }

  #movedByRefunds(): EmulatedTransaction[] {
    return [...this.refunds.values()].flatMap((refund) => {
      const { id, amount, currency, status } = refund;
      if (status === 'pending') return [];
      const left = transaction('refund', `txn_${id}`, { amount: -amount, currency, source: refund });
      const back = transaction('refund_failure', `txn_${id}_back`, { amount, currency, source: refund });
      return status === 'failed' ? [left, back] : [left];
    });
  }

  #capture(intent: EmulatedIntent): void {
    const card = this.#cards.get(intent.id);
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.latest_charge = {
      id: newId('ch'),
      object: 'charge',
      amount_refunded: 0,
      payment_method_details: { card: { brand: card?.brand ?? 'visa', last4: card?.last4 ?? '4242' } },
    };
    this.#tell('payment_intent.succeeded', intent);
  }

  #decline(intent: EmulatedIntent, reason: string): void {
    intent.status = 'requires_payment_method';
    const issuer = reason === 'card_declined' || reason === 'insufficient_funds';
    intent.last_payment_error = {
      type: 'card_error',
      code: issuer ? 'card_declined' : reason,
      ...(issuer && { decline_code: reason === 'card_declined' ? 'generic_decline' : reason }),
      message: 'Your card was declined.',
    };
    this.#tell('payment_intent.payment_failed', intent);
  }

  #tell(type: string, object: object): void {
    this.events.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: nowSeconds(),
      type,
      data: { object: structuredClone(object) },
    });
  }
}
