import { randomUUID } from 'node:crypto';
import type { DisputeState } from '@traslado/domain/booking/state';
import { openSandbox } from '@traslado/gateway/open-sandbox';
import { sandboxGatewayPlugin } from '@traslado/gateway/plugin';
import { SIGNATURE_HEADER } from '@traslado/gateway/webhook-signature';
import Fastify from 'fastify';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import type { PaymentsHarness, SignedRequest } from '../../testing/payments/payments-harness.ts';
import { paymentsSuite } from '../../testing/payments/payments-suite.ts';
import { startStripeEmulator } from '../../testing/payments/stripe-emulator.ts';
import { sandboxPayments } from './sandbox.ts';
import { embeddedSandboxCalls } from './sandbox-embedded.ts';
import { httpSandboxCalls } from './sandbox-http.ts';
import { stripePayments } from './stripe.ts';

const TIMEOUT_MS = 1_000;
const HANG_MS = 1_600;
const secretKey = 'sk_sandbox_for_the_suite';
const webhookSecrets = ['whsec_sandbox_for_the_suite'];

/** An address where a server was and is no more. */
async function closedAddress(): Promise<string> {
  const app = Fastify();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  return url;
}

/** A sandbox on a database of its own, whose webhooks a test fetches by hand. */
async function openLedger(database: TestDatabase) {
  const sent: SignedRequest[] = [];
  const sandbox = await openSandbox({
    databaseUrl: database.url,
    faults: { hangMs: HANG_MS, slowMs: 50 },
    deliverInBackground: false,
    webhook: {
      secret: webhookSecrets[0] ?? '',
      send: async ({ body, headers }) => {
        const signedAtMs = Number(/^t=(\d+)/.exec(headers[SIGNATURE_HEADER] ?? '')?.[1]) * 1_000;
        sent.push({ rawBody: Buffer.from(body), headers, signedAtMs });
        return 200;
      },
    },
  });
  const harness: Pick<
    PaymentsHarness,
    | 'hangMs'
    | 'answerChallenge'
    | 'refundThere'
    | 'sendBack'
    | 'dispute'
    | 'takeWebhooks'
    | 'capturesOf'
    | 'endDay'
  > = {
    hangMs: HANG_MS,
    async answerChallenge(outcome, approved) {
      const secret = new URL(outcome.actionUrl, 'http://product').searchParams.get('secret') ?? '';
      await sandbox.gateway.decideChallenge({ id: outcome.gatewayId, secret, approved });
    },
    async refundThere(chargeId, amountMinor) {
      const refund = { refundId: null, chargeId, amountMinor, currency: 'USD', idempotencyKey: randomUUID() };
      await sandbox.gateway.refund(refund);
    },
    async sendBack(chargeId) {
      await sandbox.gateway.returnRefund(chargeId);
    },
    async dispute(chargeId, status, dueAtMs) {
      await sandbox.gateway.tellDispute({ chargeId, status, dueAtMs });
    },
    async takeWebhooks() {
      await sandbox.deliverDue();
      return sent.splice(0);
    },
    async capturesOf(attemptId) {
      const charge = await sandbox.gateway.findCharge(attemptId);
      return charge?.status === 'succeeded' ? 1 : 0;
    },
    async endDay() {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      for (const statement of [
        "update sandbox_gateway.charge set settled_at = settled_at - interval '1 day'",
        "update sandbox_gateway.refund set created_at = created_at - interval '1 day'",
      ])
        await client.query(statement);
      await client.end();
    },
  };
  return { sandbox, harness };
}

paymentsSuite('sandbox in this process', async () => {
  const database = await cloneDatabase();
  const { sandbox, harness } = await openLedger(database);
  const gone = await cloneDatabase();
  const lost = await openSandbox({ databaseUrl: gone.url, deliverInBackground: false, log: () => undefined });
  await gone.drop();
  const publicPath = '/sandbox-gateway';
  const portOver = (gateway: typeof sandbox.gateway) =>
    sandboxPayments({
      calls: embeddedSandboxCalls({ gateway, publicPath, timeoutMs: TIMEOUT_MS }),
      publicUrl: publicPath,
      webhookSecrets,
    });
  return {
    ...harness,
    port: portOver(sandbox.gateway),
    unreachable: portOver(lost.gateway),
    stranger: undefined,
    close: async () => {
      await sandbox.close();
      await lost.close();
      await database.drop();
    },
  };
});

paymentsSuite('sandbox over HTTP', async () => {
  const database = await cloneDatabase();
  const { sandbox, harness } = await openLedger(database);
  const app = Fastify({ forceCloseConnections: true });
  let url = '';
  await app.register(
    sandboxGatewayPlugin({
      gateway: sandbox.gateway,
      secretKey,
      publicPath: '',
      allowedOrigins: ['https://book.example'],
      apiPublicUrl: () => url,
    }),
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  const turn = async (name: string, body: object) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/switches/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const portTo = (address: string, key: string) =>
    sandboxPayments({
      calls: httpSandboxCalls({ url: address, secretKey: key, timeoutMs: TIMEOUT_MS }),
      publicUrl: address,
      webhookSecrets,
    });
  return {
    ...harness,
    port: portTo(url, secretKey),
    unreachable: portTo(await closedAddress(), secretKey),
    stranger: portTo(url, 'sk_sandbox_of_somebody_else'),
    refundThere: (charge, amount) => turn('refund', { charge, amount_minor: amount }),
    sendBack: (charge) => turn('send-back', { charge }),
    dispute: (charge, status, dueAtMs) => turn('dispute', { charge, status, due_at_ms: dueAtMs }),
    close: async () => {
      await app.close();
      await sandbox.close();
      await database.drop();
    },
  };
});

/** Stripe's own words, and whether a warning is actionable. */
const STRIPES_WORDS: Readonly<Record<DisputeState, string>> = {
  warned: 'actionable',
  ended: 'not_actionable',
  inquiry: 'warning_needs_response',
  inquiry_review: 'warning_under_review',
  inquiry_closed: 'warning_closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'prevented',
};

paymentsSuite('Stripe', async () => {
  const emulator = await startStripeEmulator({ hangMs: HANG_MS });
  const portTo = (apiUrl: string, key: string) =>
    stripePayments({
      secretKey: key,
      webhookSecrets: [emulator.webhookSecret],
      framePath: '/gateway-frame/stripe',
      apiUrl,
      timeoutMs: TIMEOUT_MS,
    });
  return {
    hangMs: HANG_MS,
    port: portTo(emulator.url, emulator.secretKey),
    unreachable: portTo(await closedAddress(), emulator.secretKey),
    stranger: portTo(emulator.url, 'sk_test_somebody_else'),
    answerChallenge: async (outcome, approved) => emulator.answerChallenge(outcome.gatewayId, approved),
    refundThere: async (intent, amount) => emulator.refundThere(intent, amount),
    sendBack: async (intent) => emulator.sendBack(intent),
    dispute: async (intent, status, dueAtMs) => emulator.dispute(intent, STRIPES_WORDS[status], dueAtMs),
    takeWebhooks: async () => {
      const signedAtMs = Math.floor(Date.now() / 1_000) * 1_000;
      return emulator.takeWebhooks(signedAtMs).map((request) => ({ ...request, signedAtMs }));
    },
    capturesOf: async (attemptId) => emulator.capturesOf(attemptId),
    endDay: async () => emulator.payOut(),
    close: () => emulator.close(),
  };
});
