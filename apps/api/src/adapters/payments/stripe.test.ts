import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCharge, refOf } from '../../testing/payments/payments-harness.ts';
import { type StripeEmulator, startStripeEmulator } from '../../testing/payments/stripe-emulator.ts';
import { type StripeSettings, stripePayments } from './stripe.ts';

describe('Stripe, what is particular to it', () => {
  let emulator: StripeEmulator;
  const portWith = (over: Partial<StripeSettings> = {}) =>
    stripePayments({
      secretKey: emulator.secretKey,
      webhookSecrets: ['whsec_old_one', emulator.webhookSecret],
      framePath: '/gateway-frame/stripe',
      apiUrl: emulator.url,
      timeoutMs: 2_000,
      ...over,
    });
  beforeAll(async () => {
    emulator = await startStripeEmulator({ hangMs: 100 });
  });
  afterAll(() => emulator.close());

  it.each(['before', 'after'] as const)(
    'repeats a request that was cut %s its work, and charges once',
    async (when) => {
      const request = aCharge();
      emulator.cutNext(1, when);
      expect(await portWith().charge(request)).toMatchObject({ kind: 'succeeded' });
      expect(emulator.capturesOf(request.attemptId)).toBe(1);
    },
  );

  it('does not know after two cuts, and finds the charge by our own id', async () => {
    const request = aCharge();
    emulator.cutNext(2, 'after');
    expect(await portWith().charge(request)).toMatchObject({ kind: 'unknown' });
    expect(await portWith().find(refOf(request))).toMatchObject({ kind: 'succeeded' });
    expect(emulator.capturesOf(request.attemptId)).toBe(1);
  });

  it('does not know when the request was cut and then nobody answers any more', async () => {
    const server = createServer((socket) => {
      socket.once('data', () => {
        server.close();
        socket.resetAndDestroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const outcome = await portWith({ apiUrl: `http://127.0.0.1:${port}` }).charge(aCharge());
    expect(outcome).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    [undefined, ['card']],
    [true, ['card', 'link']],
  ])('takes Link beside cards only where wallets are on: %s', async (hasWallets, kinds) => {
    const made = await portWith(hasWallets === undefined ? {} : { hasWallets }).charge(aCharge());
    if (made.kind !== 'succeeded') throw new Error(made.kind);
    expect(Object.values(Object(emulator.kindsOf(made.gatewayId)))).toEqual(kinds);
  });

  it.each([
    [500, 'unknown'],
    [503, 'unknown'],
    [429, 'unknown'],
  ])('status %i is %s', async (status, kind) => {
    emulator.failNext(status);
    expect(await portWith().charge(aCharge())).toMatchObject({ kind });
  });

  it.each([
    ['before', 'unknown'],
    ['after', 'declined'],
  ] as const)('a cancellation that was cut %s its work is %s', async (when, kind) => {
    const request = aCharge({ paymentToken: 'pm_card_threeDSecure2Required' });
    const outcome = await portWith().charge(request);
    if (outcome.kind !== 'requires_action') throw new Error('expected the bank');
    emulator.cutNext(2, when);
    const closed = await portWith().cancel(refOf(request, { gatewayId: outcome.gatewayId }));
    expect(closed.kind).toBe(kind);
  });

  it('ignores genuine events about intents that are not ours', async () => {
    emulator.takeWebhooks(Date.now());
    const request = aCharge();
    await portWith().charge(request);
    const [sent] = emulator.takeWebhooks(Date.now());
    if (sent === undefined) throw new Error('no event');
    expect(portWith().readWebhook(sent.rawBody, sent.headers, Date.now())).toMatchObject({ kind: 'event' });
    await portWith().cancel(refOf(aCharge()));
    const [placeholder] = emulator.takeWebhooks(Date.now());
    if (placeholder === undefined) throw new Error('no event');
    expect(portWith().readWebhook(placeholder.rawBody, placeholder.headers, Date.now())).toMatchObject({
      kind: 'ignored',
    });
  });

  it('says what the page needs, on our host or on one of its own', () => {
    expect(portWith().clientConfig()).toMatchObject({
      frameUrl: '/gateway-frame/stripe',
      frameOrigin: 'self',
      frameSandbox: null,
      testMode: true,
    });
    expect(portWith({ frameOrigin: 'https://pay.example' }).clientConfig()).toMatchObject({
      frameUrl: 'https://pay.example/gateway-frame/stripe',
      frameOrigin: 'https://pay.example',
      frameSources: ['https://pay.example', 'https://hooks.stripe.com'],
    });
  });
});
