import { once } from 'node:events';
import { createServer } from 'node:http';
import { startStripeEmulator } from '../apps/api/src/testing/payments/stripe-emulator.ts';
import { startBeside } from './product-process.ts';

/** A product that is paid through Stripe's emulator, beside the usual one. */
export type StripeProduct = { readonly url: string; readonly databaseUrl: string };

const deliverEveryMs = 100;

/**
 * Starts the emulator and a product on it, with a database of its own on the same server, and hands the emulator's events to the product:
 * signed, posted over HTTP, and again until they are taken, as Stripe does.
 */
async function startStripeProduct(serverUrl: string): Promise<StripeProduct & { stop: () => Promise<void> }> {
  const emulator = await startStripeEmulator({ hangMs: 1_000 });
  const product = await startBeside(
    {
      TRUSTED_PROXIES: '127.0.0.1,::1',
      STRIPE_SECRET_KEY: emulator.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_emulated',
      STRIPE_WEBHOOK_SECRET: emulator.webhookSecret,
      STRIPE_API_URL: emulator.url,
      STRIPE_WALLETS: 'yes',
    },
    'e2e-stripe-product.log',
    serverUrl,
  );
  let waiting: ReturnType<typeof emulator.takeWebhooks> = [];
  const deliver = async () => {
    const batch = [...waiting, ...emulator.takeWebhooks(Date.now())];
    waiting = [];
    for (const event of batch) if (!(await isTaken(product.url, event))) waiting.push(event);
  };
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(deliver);
  }, deliverEveryMs);
  return {
    url: product.url,
    databaseUrl: product.databaseUrl,
    async stop() {
      clearInterval(timer);
      await round;
      await product.stop();
      await emulator.close();
    },
  };
}

async function isTaken(
  url: string,
  { rawBody, headers }: { rawBody: Buffer; headers: Record<string, string> },
): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/webhooks/payments`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: new Uint8Array(rawBody),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Listens for the first test that needs Stripe and starts it then: a run without such a test does not pay for it, and all its workers and
 * projects share one. Answers the StripeProduct as JSON.
 *
 * @param serverUrl any database on the server that the second database is made on
 */
export async function offerStripeProduct(
  serverUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  let started: ReturnType<typeof startStripeProduct> | undefined;
  const server = createServer((_request, response) => {
    started ??= startStripeProduct(serverUrl);
    started.then(
      ({ url, databaseUrl }) => response.end(JSON.stringify({ url, databaseUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      await started?.then(
        (product) => product.stop(),
        () => undefined,
      );
    },
  };
}
