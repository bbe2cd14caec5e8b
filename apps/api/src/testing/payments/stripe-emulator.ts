/**
 * Test support: the part of Stripe's API that our adapter uses, on loopback, for the official library to talk to. It keeps Stripe's
 * behaviours that matter for money: the first answer of a key is replayed for ever (also a "requires_action" that is long done), the same
 * key with another body is an error, a key in use answers 409, refunds never exceed the charge.
 */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Behaviour, findPublicToken, fundingOf } from '@traslado/gateway/test-cards';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { StripeBooks } from './stripe-emulator-books.ts';
import { nestForm } from './stripe-emulator-form.ts';

export type StripeEmulator = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** The guest's answer at the bank's page of an intent. */
  answerChallenge(intentId: string, approved: boolean): void;
  /** A refund made in Stripe's own pages. */
  refundThere(intentId: string, amountMinor: number): void;
  sendBack(intentId: string): void;
  /** @param status Stripe's word for it; `actionable`, `not_actionable` for an early fraud warning */
  dispute(intentId: string, status: string, dueAtMs: number): void;
  /** Events not yet fetched by a test, signed for this instant, as Stripe would send them. */
  takeWebhooks(nowMs: number): { rawBody: Buffer; headers: Record<string, string> }[];
  /** Breaks the connection of the next so many POSTs: before anything is done, or after all is done. */
  cutNext(times: number, when: 'before' | 'after'): void;
  /** Answers the next request with this status and nothing done. */
  failNext(status: number): void;
  /** Number of intents that have captured money for this attempt. */
  capturesOf(attemptId: string): number;
  /** This intent's text for the card statement. */
  suffixOf(intentId: string): string | undefined;
  /** Kinds of payment that this intent may be paid by. */
  kindsOf(intentId: string): unknown;
  /** Pays out all that has moved since the last time. */
  payOut(): void;
  close(): Promise<void>;
};

type Answer = { status: number; body: object };

/** Starts an emulator on a free port. `hangMs`: duration of the cards that answer late. */
export async function startStripeEmulator(options: { hangMs: number }): Promise<StripeEmulator> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  const books = new StripeBooks();
  const keys = new Map<string, { body: string; answer: Promise<Answer>; done: boolean }>();
  const suffixes = new Map<string, string>();
  const kinds = new Map<string, unknown>();
  const faults = { cuts: 0, when: 'before' as 'before' | 'after', status: 0 };
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, nestForm(text.toString()));
    },
  );

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    }
    if (faults.status > 0) {
      const { status } = faults;
      faults.status = 0;
      reply.header('stripe-should-retry', 'false');
      return reply.code(status).send({ error: { type: 'api_error', message: 'made to fail' } });
    }
  });

  /** Runs a POST under its idempotency key. */
  async function once(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Answer>,
  ): Promise<FastifyReply> {
    const cut = faults.cuts > 0 ? faults.when : undefined;
    if (cut !== undefined) faults.cuts -= 1;
    if (cut === 'before') return drop(request, reply);
    const key = request.headers['idempotency-key'];
    const body = createHash('sha256')
      .update(`${request.url} ${JSON.stringify(request.body)}`)
      .digest('hex');
    const before = typeof key === 'string' ? keys.get(key) : undefined;
    if (before !== undefined && before.body !== body) {
      return reply
        .code(400)
        .send(
          problem(
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters',
          ),
        );
    }
    if (before !== undefined && !before.done) {
      return reply.code(409).send({
        error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' },
      });
    }
    const answer = before?.answer ?? work();
    const record = before ?? { body, answer, done: false };
    if (typeof key === 'string') keys.set(key, record);
    const { status, body: json } = await answer;
    record.done = true;
    // Bad parameters are answered before Stripe begins; it keeps no such answer.
    if (typeof key === 'string' && (status === 400 || status === 404)) keys.delete(key);
    if (cut === 'after') return drop(request, reply);
    return reply.code(status).send(json);
  }

  app.post('/v1/payment_intents', (request, reply) =>
    once(request, reply, async () => {
      // A real gateway thinks for a while: long enough for requests with one key to meet.
      await sleep(5);
      const form = asForm(request.body);
      const card = typeof form.payment_method === 'string' ? findPublicToken(form.payment_method) : undefined;
      if (form.confirm !== 'true') return { status: 200, body: books.openIntent(form, undefined) };
      if (card === undefined) {
        return {
          status: 400,
          body: problem('invalid_request_error', 'No such PaymentMethod', {
            code: 'resource_missing',
            param: 'payment_method',
          }),
        };
      }
      return withFault(card.behaviour, options.hangMs, () => {
        const intent = books.openIntent(form, card);
        if (typeof form.statement_descriptor_suffix === 'string')
          suffixes.set(intent.id, form.statement_descriptor_suffix);
        kinds.set(intent.id, form.allowed_payment_method_types);
        return intent.last_payment_error === null
          ? { status: 200, body: intent }
          : { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: intent } } };
      });
    }),
  );
  app.get('/v1/payment_intents', (request) =>
    books.listIntents(asForm(nestForm(request.url.split('?')[1] ?? ''))),
  );
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', (request, reply) => {
    const intent = books.intents.get(request.params.id);
    return intent ?? reply.code(404).send(problem('invalid_request_error', 'No such payment_intent'));
  });
  app.post<{ Params: { id: string } }>('/v1/payment_intents/:id/cancel', (request, reply) =>
    once(request, reply, async () => {
      const intent = books.cancelIntent(request.params.id);
      return intent === undefined
        ? {
            status: 400,
            body: problem('invalid_request_error', 'cannot be canceled', {
              code: 'payment_intent_unexpected_state',
            }),
          }
        : { status: 200, body: intent };
    }),
  );
  app.get<{ Params: { id: string } }>('/v1/payment_methods/:id', (request, reply) => {
    const card = findPublicToken(request.params.id);
    return card
      ? {
          object: 'payment_method',
          card: { brand: card.brand, funding: fundingOf(card.last4), issuer: 'SANDBOX', country: 'US' },
        }
      : reply.code(404).send(problem('invalid_request_error', 'No such PaymentMethod'));
  });
  app.post('/v1/refunds', (request, reply) =>
    once(request, reply, async () => {
      const refund = books.openRefund(asForm(request.body));
      return refund === undefined
        ? {
            status: 400,
            body: problem(
              'invalid_request_error',
              'Refund amount is greater than unrefunded amount on charge',
              {
                param: 'amount',
              },
            ),
          }
        : { status: 200, body: refund };
    }),
  );
  app.get('/v1/refunds', (request) => books.listRefunds(asForm(nestForm(request.url.split('?')[1] ?? ''))));
  app.get<{ Params: { id: string } }>('/v1/refunds/:id', (request, reply) => {
    const refund = books.refunds.get(request.params.id);
    return refund ?? reply.code(404).send(problem('invalid_request_error', 'No such refund'));
  });

  app.get('/v1/payouts', (request) => books.listPayouts(asForm(nestForm(request.url.split('?')[1] ?? ''))));
  app.get('/v1/balance_transactions', (request) =>
    books.listTransactions(asForm(nestForm(request.url.split('?')[1] ?? ''))),
  );

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const signer = new Stripe(secretKey, { telemetry: false });
  return {
    url,
    secretKey,
    webhookSecret,
    answerChallenge: (intentId, approved) => books.answerChallenge(intentId, approved),
    refundThere: (intentId, amount) => books.openRefund({ payment_intent: intentId, amount }),
    sendBack: (intentId) => books.sendBack(intentId),
    dispute: (intentId, status, dueAtMs) => books.dispute(intentId, status, dueAtMs),
    takeWebhooks: (nowMs) =>
      books.events.splice(0).map((event) => {
        const payload = JSON.stringify(event);
        const signature = signer.webhooks.generateTestHeaderString({
          payload,
          secret: webhookSecret,
          timestamp: Math.floor(nowMs / 1_000),
        });
        return { rawBody: Buffer.from(payload), headers: { 'stripe-signature': signature } };
      }),
    cutNext: (times, when) => Object.assign(faults, { cuts: times, when }),
    failNext: (status) => Object.assign(faults, { status }),
    capturesOf: (attemptId) =>
      [...books.intents.values()].filter(
        (intent) => intent.metadata.attempt_id === attemptId && intent.status === 'succeeded',
      ).length,
    payOut: () => books.payOut(),
    kindsOf: (intentId) => kinds.get(intentId),
    suffixOf: (intentId) => suffixes.get(intentId),
    close: () => app.close(),
  };
}

async function withFault(behaviour: Behaviour, hangMs: number, work: () => Answer): Promise<Answer> {
  const late = behaviour === 'late_succeed' || behaviour === 'timeout_never';
  if (late) await sleep(hangMs, undefined, { ref: false });
  if (behaviour === 'timeout_never') return { status: 500, body: problem('api_error', 'no answer') };
  const answer = work();
  const held = behaviour === 'timeout_succeed' || behaviour === 'timeout_decline';
  if (held) await sleep(hangMs, undefined, { ref: false });
  return answer;
}

function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

function problem(type: string, message: string, more: object = {}): object {
  return { error: { type, message, ...more } };
}

function asForm(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
