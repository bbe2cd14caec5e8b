import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { chooseBackends } from './choose-backends.ts';
import { choosePayments } from './choose-payments.ts';
import { chooseStaffDoor } from './choose-staff-door.ts';
import { chooseSystems, tellOfSystems } from './choose-systems.ts';
import { type Clock, clockFrom, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { sharedSecret } from './db/secret.ts';
import { startEmbeddedPostgres } from './db/server/embedded-postgres.ts';
import { demoLines } from './demo/demo-lines.ts';
import { loadDemo, loadDemoIfEmpty } from './demo/load-demo.ts';
import { createAccount } from './features/staff/create-account.ts';
import { createSealer } from './http/sealed.ts';
import { createTokens } from './http/tokens.ts';
import { createLetterPool } from './pdf/letter-pool.ts';
import { startWork } from './start-work.ts';

export type Product = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: Clock;
  /** Ends requests under way, the worker, the connections and the embedded database, in that order. */
  readonly close: () => Promise<void>;
};

const builtWeb = resolve(dirname(fileURLToPath(import.meta.url)), '../../web/dist');

/** What was opened, closed again in the opposite order, also when a later part did not open. */
function createClosing() {
  const closers: (() => Promise<void>)[] = [];
  return {
    add: (closer: () => Promise<void>): void => void closers.push(closer),
    async run(): Promise<void> {
      for (const closer of closers.splice(0).reverse()) await closer();
    },
  };
}

/**
 * Chooses and joins the parts: database, adapters, app, worker. The only place, beside tests, that does.
 * Nothing listens yet. When a part does not open, those before it are closed again and the error is thrown.
 */
export async function assembleProduct(config: Config, say: (line: string) => void): Promise<Product> {
  const closing = createClosing();
  try {
    return await assemble(config, say, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

async function assemble(
  config: Config,
  say: (line: string) => void,
  closing: ReturnType<typeof createClosing>,
): Promise<Product> {
  const url = await openDatabase(config, say, closing.add);
  const db = createDb(createPool({ url, max: config.DATABASE_POOL }));
  closing.add(() => db.destroy());
  const clock = config.TRASLADO_NOW ? clockFrom(Date.parse(config.TRASLADO_NOW)) : systemClock;
  let listensAt: string | undefined;
  const payments = await choosePayments(config, {
    databaseUrl: url,
    secret: await sharedSecret(db, 'sandbox_secret'),
    webhookUrl: () => listensAt,
  });
  closing.add(payments.close);
  // After the gateway has its books, so that the demo's payments stand in both.
  if (config.demo && (await loadDemoIfEmpty({ db, now: clock.now() }))) say('Loaded the demo.');
  const systems = await chooseSystems(config, clock, (event) => tellOfSystems(() => app.log, event));
  closing.add(systems.close);
  const { listener, ...backends } = await chooseBackends({
    db,
    url,
    now: clock.now,
    systems,
    geoIpDatabase: config.GEOIP_DATABASE,
    onError: (error) =>
      say(`Reading again what changed: ${error instanceof Error ? error.message : 'failed'}`),
  });
  closing.add(() => listener.close());
  const secret = config.TOKEN_SECRET ?? (await sharedSecret(db, 'token_secret'));
  const letterPool = createLetterPool();
  closing.add(() => letterPool.close());
  const app = await buildApp({
    ...backends,
    payments,
    letterPool,
    db,
    clock,
    wallClock: systemClock,
    tokens: createTokens(secret),
    sealerFor: (purpose) => createSealer(secret, purpose),
    systemUser: config.SYSTEM_USER,
    staffDoor: await chooseStaffDoor(config, db, systems.of('profile'), systemClock.now),
    passwordPolicy: config.STAFF_PASSWORDS,
    demo: config.demo,
    docs: config.docs,
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
  if (config.TRASLADO_WORKER === 'on') {
    const work = startWork({
      config,
      db,
      clock,
      letterPool,
      payments: payments.port,
      transfers: backends.transfers,
      catalogue: backends.catalogue,
      groupCatalogue: backends.groupCatalogue,
      letterProxy: backends.letterProxy,
      log: app.log,
    });
    closing.add(work.stop);
  }
  closing.add(() => app.close());
  return { app, db, clock, close: closing.run };
}

/** Address of the configured database, or of the embedded one, brought up to date. */
async function openDatabase(
  config: Config,
  say: (line: string) => void,
  onClose: (closer: () => Promise<void>) => void,
): Promise<string> {
  let url = config.DATABASE_URL;
  if (url === undefined) {
    const server = await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: say });
    onClose(() => server.stop());
    url = server.url;
  }
  await migrate(url);
  return url;
}

/**
 * Makes an account of staff in the configured database, or gives one another password, beside a product that may be running on it.
 * @returns a sentence for the screen, with the password
 */
export async function addStaff(
  config: Config,
  [username = '', ...roles]: readonly string[],
  say: (line: string) => void,
): Promise<string> {
  return withDatabase(config, say, async (db) => {
    const made = await createAccount(db, { username, roles, now: systemClock.now() });
    return `${made.username} signs in at ${config.publicUrl}/signin with the password ${made.password} and chooses another one there.`;
  });
}

/**
 * Makes the demo anew in the configured database, beside a product that may be running on it.
 * @returns what to print of it
 */
export async function remakeDemo(config: Config, say: (line: string) => void): Promise<string[]> {
  if (!config.demo) throw new Error('The demo is not made in production: it would empty every table.');
  const now = config.TRASLADO_NOW ? Date.parse(config.TRASLADO_NOW) : systemClock.now();
  return withDatabase(config, say, async (db) => {
    await loadDemo({ db, now });
    return demoLines(db, now);
  });
}

async function withDatabase<T>(
  config: Config,
  say: (line: string) => void,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const closing = createClosing();
  try {
    const url = await openDatabase(config, say, closing.add);
    const db = createDb(createPool({ url, max: 2, patient: true }));
    closing.add(() => db.destroy());
    return await work(db);
  } finally {
    await closing.run();
  }
}
