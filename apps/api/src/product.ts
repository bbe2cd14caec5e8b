import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { openPayments } from './adapters/payments/open-payments.ts';
import { buildApp } from './app.ts';
import { chooseBackends } from './choose-backends.ts';
import { choosePayments } from './choose-payments.ts';
import { type Clock, clockFrom, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { sharedSecret } from './db/secret.ts';
import { startEmbeddedPostgres } from './db/server/embedded-postgres.ts';
import { loadDemo, loadDemoIfEmpty } from './demo/load-demo.ts';
import { startSweeps } from './features/payments/jobs.ts';
import { createTokens } from './http/tokens.ts';

export type Product = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: Clock;
  /** Ends requests under way, the worker, the connections and the embedded database, in that order. */
  readonly close: () => Promise<void>;
};

const builtWeb = resolve(dirname(fileURLToPath(import.meta.url)), '../../web/dist');

/**
 * Chooses and joins the parts: database, adapters, app, worker. The only place, beside tests, that does.
 * Nothing listens yet.
 */
export async function assembleProduct(config: Config, say: (line: string) => void): Promise<Product> {
  const server = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: say });
  const url = config.DATABASE_URL ?? server?.url ?? '';
  await migrate(url);
  const db = createDb(createPool({ url, max: config.DATABASE_POOL }));
  const clock = config.TRASLADO_NOW ? clockFrom(Date.parse(config.TRASLADO_NOW)) : systemClock;
  let listensAt: string | undefined;
  const payments = await openPayments(
    choosePayments(config, {
      databaseUrl: url,
      secret: await sharedSecret(db, 'sandbox_secret'),
      webhookUrl: () => listensAt,
    }),
  );
  // After the gateway has its books, so that the demo's payments stand in both.
  if (config.demo && (await loadDemoIfEmpty({ db, now: clock.now() }))) say('Loaded the demo.');
  const { listener, ...backends } = await chooseBackends({
    db,
    url,
    now: clock.now,
    onError: (error) =>
      say(`Reading again what changed: ${error instanceof Error ? error.message : 'failed'}`),
  });
  const app = await buildApp({
    ...backends,
    payments,
    db,
    clock,
    tokens: createTokens(config.TOKEN_SECRET ?? (await sharedSecret(db, 'token_secret'))),
    systemUser: config.SYSTEM_USER,
    demo: config.demo,
    publicUrl: config.publicUrl,
    webRoot: builtWeb,
    trustedProxies: config.TRUSTED_PROXIES.split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    logLevel: config.LOG_LEVEL,
  });
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address && typeof address === 'object')
      listensAt = `http://127.0.0.1:${address.port}/webhooks/payments`;
  });
  const sweeps =
    config.TRASLADO_WORKER === 'on'
      ? startSweeps({ db, clock, payments: payments.port, log: app.log })
      : null;
  return {
    app,
    db,
    clock,
    async close() {
      await app.close();
      await sweeps?.stop();
      await payments.close();
      await listener.close();
      await db.destroy();
      await server?.stop();
    },
  };
}

/** Makes the demo anew in the configured database, beside a product that may be running on it. */
export async function remakeDemo(config: Config, say: (line: string) => void): Promise<void> {
  if (!config.demo) throw new Error('The demo is not made in production: it would empty every table.');
  const server = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: say });
  const url = config.DATABASE_URL ?? server?.url ?? '';
  await migrate(url);
  const db = createDb(createPool({ url, max: 2 }));
  try {
    const now = config.TRASLADO_NOW ? Date.parse(config.TRASLADO_NOW) : systemClock.now();
    await loadDemo({ db, now });
  } finally {
    await db.destroy();
    await server?.stop();
  }
}
