/**
 * The sandbox gateway as a process of its own, with its own ledger: what a test uses that kills the product, and what shows that
 * the product needs nothing of the gateway but its address and keys.
 *
 *   DATABASE_URL         the ledger's PostgreSQL (needed)
 *   PORT, HOST           where to listen; 0 picks a free port. 127.0.0.1 by default
 *   SANDBOX_SECRET_KEY   what the product's server proves itself with (needed)
 *   SANDBOX_ORIGINS      origins of the pages that may frame the card form, separated by commas
 *   SANDBOX_PUBLIC_URL   how browsers reach this process; its own address by default
 *   SANDBOX_WEBHOOK_URL  where events are sent; nobody is told when it is not set
 *   SANDBOX_WEBHOOK_SECRET  what signs them; the secret key when it is not set
 *   SANDBOX_SLOW_MS, SANDBOX_HANG_MS, SANDBOX_PENDING_REFUND_MS   how long the faults take
 *
 * What is missing is told at once. A signal ends it in order: what is under way is answered, then the ledger is closed.
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
