/**
 * The sandbox gateway as a process of its own, with its own ledger: for tests that kill the product, and as the proof that the product
 * needs nothing of the gateway but its address and keys.
 *
 *   DATABASE_URL         the ledger's PostgreSQL (needed)
 *   PORT, HOST           address to listen at; 0 picks a free port. 127.0.0.1 by default
 *   SANDBOX_SECRET_KEY   key of the product's server (needed)
 *   SANDBOX_ORIGINS      origins of the pages that may frame the card form, separated by commas
 *   SANDBOX_PUBLIC_URL   address for browsers; its own by default
 *   SANDBOX_WEBHOOK_URL  receiver of events; without it none are sent
 *   SANDBOX_WEBHOOK_SECRET  their signing key; the secret key by default
 *   SANDBOX_SLOW_MS, SANDBOX_HANG_MS, SANDBOX_PENDING_REFUND_MS   duration of the faults
 *
 * A missing setting is reported at once. A signal ends it in order: running requests are answered, then the ledger is closed.
 */
import Fastify from 'fastify';
import { endInOrder } from './end-in-order.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { sandboxGatewayPlugin } from './plugin.ts';
import type { FaultTimes } from './sandbox-gateway.ts';
import { sendByHttp } from './webhook-sender.ts';

function needed(...names: readonly string[]): string[] {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) fail(missing.map((name) => `${name}: is needed`));
  return names.map((name) => process.env[name] ?? '');
}

/** One line for each trouble, without a stack. */
function fail(lines: readonly string[]): never {
  console.error(['The sandbox gateway cannot start:', ...lines].join('\n'));
  process.exit(1);
}

function faultTimes(): Partial<FaultTimes> {
  const of = (name: string): number | undefined => {
    const value = Number(process.env[name]);
    return process.env[name] !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const slowMs = of('SANDBOX_SLOW_MS');
  const hangMs = of('SANDBOX_HANG_MS');
  const pendingRefundMs = of('SANDBOX_PENDING_REFUND_MS');
  return {
    ...(slowMs !== undefined && { slowMs }),
    ...(hangMs !== undefined && { hangMs }),
    ...(pendingRefundMs !== undefined && { pendingRefundMs }),
  };
}

const [databaseUrl = '', secretKey = ''] = needed('DATABASE_URL', 'SANDBOX_SECRET_KEY');
const webhookUrl = process.env.SANDBOX_WEBHOOK_URL;

async function openLedger(): Promise<OpenSandbox> {
  try {
    return await openSandbox({
      databaseUrl,
      webhook:
        webhookUrl === undefined
          ? undefined
          : {
              secret: process.env.SANDBOX_WEBHOOK_SECRET ?? secretKey,
              send: sendByHttp(() => webhookUrl),
            },
      faults: faultTimes(),
    });
  } catch (error) {
    return fail([`DATABASE_URL: the ledger cannot be opened (${messageOf(error)})`]);
  }
}

function messageOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || 'no reason was given';
}

const sandbox = await openLedger();
let address = '';
const app = Fastify({ logger: false, requestTimeout: 20_000, return503OnClosing: false });
await app.register(
  sandboxGatewayPlugin({
    gateway: sandbox.gateway,
    secretKey,
    publicPath: '',
    allowedOrigins: (process.env.SANDBOX_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    apiPublicUrl: () => process.env.SANDBOX_PUBLIC_URL ?? address,
  }),
);
endInOrder(app, sandbox.close);
try {
  address = await app.listen({
    port: Number(process.env.PORT ?? 0),
    host: process.env.HOST ?? '127.0.0.1',
  });
} catch (error) {
  await sandbox.close();
  fail([`PORT, HOST: nothing can listen there (${messageOf(error)})`]);
}
console.log(`sandbox gateway on ${address}`);
