import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { chooseAnchors } from './choose-anchors.ts';
import { chooseBackends } from './choose-backends.ts';
import { choosePayments } from './choose-payments.ts';
import { choosePictures } from './choose-pictures.ts';
import { chooseStaffDoor } from './choose-staff-door.ts';
import { chooseSystems, countOddAnswers, tellOfSystems } from './choose-systems.ts';
import { type Clock, clockFrom, systemClock } from './clock.ts';
import { type Closing, createClosing } from './closing.ts';
import type { Config } from './config.ts';
import { checkServer } from './db/check-server.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { sharedSecret } from './db/secret.ts';
import { startEmbeddedPostgres } from './db/server/embedded-postgres.ts';
import { demoLines } from './demo/demo-lines.ts';
import { loadDemo, loadDemoIfEmpty } from './demo/load-demo.ts';
import { checkChain, tellFinding } from './features/audit/check-chain.ts';
import { readAnchors } from './features/audit/keep-anchor.ts';
import { createAccount } from './features/staff/create-account.ts';
import { createSealer } from './http/sealed.ts';
import { createTokens } from './http/tokens.ts';
import { createLetterPool } from './pdf/letter-pool.ts';
import { createLetterLogos } from './pictures/letter-logos.ts';
import { createPicturePool } from './pictures/picture-pool.ts';
import { listOf } from './setting-shapes.ts';
import { StartError } from './start-error.ts';
import { startMetrics, startWatch } from './start-watch.ts';
import { startWork } from './start-work.ts';

export type Product = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: Clock;
  /** Answers what is under way and ends app, worker, connections and the embedded database, in that order. True when all ended in time. */
  readonly close: () => Promise<boolean>;
};

type Start = {
  readonly config: Config;
  readonly say: (line: string) => void;
  /** Aborted when the process is to end: no further part is opened. */
  readonly signal: AbortSignal | undefined;
};

/** So long a part may take to end, milliseconds: answers under way, a job's try with its mail, a clean stop of the embedded database. */
const serverMs = 17_000;
const workMs = 10_000;
const embeddedMs = 45_000;

const builtWeb = resolve(dirname(fileURLToPath(import.meta.url)), '../../web/dist');

/**
 * Chooses and joins the parts: database, adapters, app, worker. The only place, beside tests, that does.
 * Nothing listens yet. When a part does not open, those before it are closed again and the error is thrown.
 *
 * @param signal the process is to end: no further part is opened
 */
export async function assembleProduct(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Product> {
  const closing = createClosing(say);
  try {
    return await assemble(config, say, closing, signal);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

async function assemble(
  config: Config,
  say: (line: string) => void,
  closing: Closing,
  signal?: AbortSignal,
): Promise<Product> {
  const url = await openDatabase({ config, say, signal }, closing.add);
  const pool = createPool({ url, max: config.DATABASE_POOL });
  const db = createDb(pool);
  closing.add({ name: 'the connections to the database', close: () => db.destroy() });
  const watch = startWatch(config, url, pool);
  closing.add({ name: 'the look at the database', close: watch.close });
  signal?.throwIfAborted();
  const clock = config.TRASLADO_NOW ? clockFrom(Date.parse(config.TRASLADO_NOW)) : systemClock;
  let listensAt: string | undefined;
  const payments = await choosePayments(config, {
    databaseUrl: url,
    secret: await sharedSecret(db, 'sandbox_secret'),
    webhookUrl: () => listensAt,
  });
  closing.add({ name: 'the payment gateway', close: payments.close });
  signal?.throwIfAborted();
  // After the gateway has its books, so that the demo's payments stand in both.
  if (config.demo && (await loadDemoIfEmpty({ db, now: clock.now() }))) say('Loaded the demo.');
  signal?.throwIfAborted();
  const odd = countOddAnswers();
  const systems = await chooseSystems(config, clock, (event) => {
    odd.note(event);
    tellOfSystems(() => app.log, event);
  });
  closing.add({ name: 'the systems of the group', close: systems.close });
  const { listener, ...backends } = await chooseBackends({
    db,
    url,
    now: clock.now,
    systems,
    geoIpDatabase: config.GEOIP_DATABASE,
    withFactor: listOf(config.STAFF_TOTP),
    onError: (error) =>
      say(`Reading again what changed: ${error instanceof Error ? error.message : 'failed'}`),
  });
  closing.add({ name: 'the listening connection', close: () => listener.close() });
  signal?.throwIfAborted();
  const secret = config.TOKEN_SECRET ?? (await sharedSecret(db, 'token_secret'));
  const picturePool = createPicturePool();
  closing.add({ name: 'the pictures', close: () => picturePool.close() });
  const pictures = choosePictures(config);
  const drawLogo = createLetterLogos({
    pictures,
    pool: picturePool,
    onError: (error) => app.log.warn({ err: error }, 'the logo of letters could not be drawn'),
  });
  const letterPool = createLetterPool({ drawLogo });
  closing.add({ name: 'the letters', close: () => letterPool.close() });
  const app = await buildApp({
    ...backends,
    payments,
    letterPool,
    picturePool,
    pictures,
    db,
    shedding: watch.shedding,
    readiness: watch.readiness,
    clock,
    wallClock: systemClock,
    tokens: createTokens(secret),
    sealerFor: (purpose) => createSealer(secret, purpose),
    systemUser: config.SYSTEM_USER,
    staffDoor: await chooseStaffDoor(config, db, systems.of('profile'), systemClock.now),
    passwordPolicy: config.STAFF_PASSWORDS,
    demo: config.demo,
    docs: config.docs,
    tellsOfSandbox: config.tellsOfSandbox,
    publicUrl: config.publicUrl,
    webRoot: builtWeb,
    trustedProxies: listOf(config.TRUSTED_PROXIES),
    logLevel: config.LOG_LEVEL,
  });
  const metrics = await startMetrics(config, {
    app,
    db,
    pool,
    clock,
    shedding: watch.shedding,
    oddAnswers: odd.list,
  });
  closing.add({ name: 'the metrics', close: metrics });
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
      pictures,
      drawLogo,
      payments: payments.port,
      transfers: backends.transfers,
      inventory: backends.inventory,
      roles: backends.roles,
      groupCatalogue: backends.groupCatalogue,
      letterProxy: backends.letterProxy,
      log: app.log,
    });
    closing.add({ name: 'the queued work', close: work.stop, withinMs: workMs });
  }
  closing.add({ name: 'the server', close: () => app.close(), withinMs: serverMs });
  return { app, db, clock, close: closing.run };
}

/** Address of the configured database, or of the embedded one, brought up to date. */
async function openDatabase({ config, say, signal }: Start, onClose: Closing['add']): Promise<string> {
  const setting = config.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  let url = config.DATABASE_URL;
  if (url === undefined) {
    const server = await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: say, signal });
    onClose({ name: 'the embedded PostgreSQL', close: () => server.stop(), withinMs: embeddedMs });
    url = server.url;
  }
  signal?.throwIfAborted();
  await checkServer(url, setting);
  await migrate(url, setting);
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
  signal?: AbortSignal,
): Promise<string> {
  return withDatabase({ config, say, signal }, async (db) => {
    const made = await createAccount(db, { username, roles, now: systemClock.now() });
    return `${made.username} signs in at ${config.publicUrl}/signin with the password ${made.password} and chooses another one there.`;
  });
}

/**
 * Resets the demo in the configured database, beside a product that may be running on it.
 * @returns what to print of it
 */
export async function remakeDemo(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!config.demo)
    throw new StartError('NODE_ENV: the demo is not made in production: it would empty every table.');
  const now = config.TRASLADO_NOW ? Date.parse(config.TRASLADO_NOW) : systemClock.now();
  return withDatabase({ config, say, signal }, async (db) => {
    await loadDemo({ db, now });
    // They anchor an audit that was emptied.
    await rm(chooseAnchors(config), { force: true });
    return demoLines(db, now);
  });
}

/**
 * Checks that no entry of the audit is missing, beside a product that may be running on the database. Writes nothing.
 * @returns a sentence for the screen, and one for each thing that is wrong
 */
export async function checkAudit(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly told: string; readonly findings: readonly string[] }> {
  const anchors = await readAnchors(chooseAnchors(config));
  return withDatabase({ config, say, signal }, async (db) => {
    const { findings, ...chain } = await checkChain(db, { anchors, now: systemClock.now() });
    const told = `Audit: ${chain.links} entries in the chain, ${chain.anchors} of ${anchors.length} anchors agree, ${findings.length} findings.`;
    return { told, findings: findings.map(tellFinding) };
  });
}

async function withDatabase<T>(start: Start, work: (db: Db) => Promise<T>): Promise<T> {
  const closing = createClosing(start.say);
  try {
    const url = await openDatabase(start, closing.add);
    const db = createDb(createPool({ url, max: 2, patient: true }));
    closing.add({ name: 'the connections to the database', close: () => db.destroy() });
    return await work(db);
  } finally {
    await closing.run();
  }
}
