import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { OpenPayments } from '../../ports/payments.ts';
import { cloneDatabase } from '../../testing/database/test-databases.ts';
import { aCharge } from '../../testing/payments/payments-harness.ts';
import { openPayments } from './open-payments.ts';

const channel = 'channel-0123456789';

describe('the configured gateway', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** A product that serves the gateway's parts on its host, as the real one does. */
  async function serve(payments: OpenPayments) {
    const app = Fastify({ forceCloseConnections: true });
    for (const { plugin, prefix } of payments.pages) await app.register(plugin, { prefix });
    closing.push(() => app.close());
    return app;
  }
  const frameOf = (payments: OpenPayments, parent: string) =>
    `${payments.port.clientConfig().frameUrl}?${new URLSearchParams({ parent, channel })}`;

  it('sandbox: charges, serves its frame, and its own webhook is genuine', async () => {
    const database = await cloneDatabase();
    closing.push(() => database.drop());
    let webhookUrl: string | undefined;
    const payments = await openPayments({
      kind: 'sandbox-embedded',
      databaseUrl: database.url,
      secret: 'one secret for every process of this product',
      webhookUrl: () => webhookUrl,
    });
    closing.push(payments.close);
    const app = await serve(payments);
    const taken = new Promise<unknown>((resolve) => {
      app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
        scope.post<{ Body: Buffer }>('/webhooks/payments', async (request) => {
          resolve(payments.port.readWebhook(request.body, request.headers, Date.now()));
          return {};
        });
      });
    });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    webhookUrl = `${base}/webhooks/payments`;

    const frame = await fetch(`${base}${frameOf(payments, base)}`);
    expect(frame.status).toBe(200);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox /);

    const request = aCharge({ paymentToken: 'tok_threeDSecure' });
    const outcome = await payments.port.charge(request);
    if (outcome.kind !== 'requires_action') throw new Error('expected the bank');
    const decided = await fetch(
      `${base}${outcome.actionUrl}&${new URLSearchParams({ parent: base, channel })}`,
      {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve' }),
      },
    );
    expect(decided.status).toBe(200);
    expect(await taken).toMatchObject({
      kind: 'event',
      type: 'charge.succeeded',
      attemptId: request.attemptId,
      amountMinor: request.amountMinor,
    });
  });

  it('Stripe: serves a frame document that may load nothing but Stripe, to our pages only', async () => {
    const payments = await openPayments({
      kind: 'stripe',
      secretKey: 'sk_test_frame',
      publishableKey: 'pk_test_frame',
      webhookSecrets: ['whsec_frame'],
    });
    const app = await serve(payments);
    const headers = { host: 'book.example' };
    const frame = await app.inject({ url: frameOf(payments, 'https://book.example'), headers });
    expect(frame.statusCode).toBe(200);
    expect(frame.body).toContain('pk_test_frame');
    expect(frame.body).not.toContain('sk_test_frame');
    const policy = String(frame.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    const stranger = await app.inject({ url: frameOf(payments, 'https://evil.example'), headers });
    expect(stranger.statusCode).toBe(400);
    const back = `${payments.pages[0]?.prefix}/return?${new URLSearchParams({ parent: 'https://evil.example' })}`;
    expect((await app.inject({ url: back, headers })).statusCode).toBe(400);
  });

  it('a sandbox of its own: its pages come from its address', async () => {
    const payments = await openPayments({
      kind: 'sandbox-process',
      url: 'https://sandbox.example/',
      secret: 'sk_sandbox_process',
    });
    expect(payments.pages).toEqual([]);
    expect(payments.port.clientConfig()).toMatchObject({
      frameUrl: 'https://sandbox.example/frame',
      frameSources: ['https://sandbox.example'],
      frameOrigin: 'null',
    });
  });
});
