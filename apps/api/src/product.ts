import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { chooseBackends } from './choose-backends.ts';
import { chooseChannels } from './choose-channels.ts';
import { chooseFlightStatus, choosePush } from './choose-flight-status.ts';
import { sendsMail } from './choose-mailer.ts';
import { choosePayments } from './choose-payments.ts';
import { choosePictures } from './choose-pictures.ts';
import { admittedBy, chooseStaffDoor } from './choose-staff-door.ts';
import { chooseSystems, countOddAnswers, tellOfSystems } from './choose-systems.ts';
import { watchBackends } from './choose-watch.ts';
import { type Clock, clockFrom, systemClock } from './clock.ts';
import type { Closing } from './closing.ts';
import type { Config } from './config.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { keepDatabaseTime } from './db/database-clock.ts';
import { type DemoClock, openDemoClock } from './db/demo-clock.ts';
import { sharedSecret } from './db/secret.ts';
import { loadDemoIfEmpty } from './demo/load-demo.ts';
import { addToErased, chooseErasedList } from './erased-bookings.ts';
import { feedOf } from './feed-of.ts';
import { createSealer } from './http/sealed.ts';
import { healthUrls } from './http/shedding.ts';
import { createTokens } from './http/tokens.ts';
import { createPace } from './jobs/pace.ts';
import { openDatabase, openReadingDb, tellOf, withOwner } from './open-database.ts';
import { createLetterPool } from './pdf/letter-pool.ts';
import { createLetterLogos } from './pictures/letter-logos.ts';
import { createPicturePool } from './pictures/picture-pool.ts';
import { listOf, wordsOf } from './setting-shapes.ts';
import { sealWithin } from './staff/audit/seal-entries.ts';
import { hasAdministrator } from './staff/roles/find-administrator.ts';
import { openPatiently } from './start-patience.ts';
import { startMetrics, startTraces, startWatch } from './start-watch.ts';
import { startWork } from './start-work.ts';
import type { Sweeps } from './sweeps/run-sweeps.ts';

export type Product = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: Clock;
  /** Answers running requests and ends app, worker, connections and the embedded database, in that order. True when all ended in time. */
  readonly close: () => Promise<boolean>;
};

/** The longest end of a part, milliseconds: running answers, a job's try with its mail, a clean stop of the embedded database. */
const serverMs = 17_000;
const workMs = 10_000;

const builtWeb = resolve(dirname(fileURLToPath(import.meta.url)), '../../web/dist');

/**
 * Chooses and joins the parts: database, adapters, app, worker. The only place, beside tests, that does. Nothing listens yet. When a part
 * does not open, the earlier ones are closed again and the error is thrown.
 *
 * @param signal the process is to end: no further part is opened
 */
export async function assembleProduct(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Product> {
  // V8 lets old garbage grow to several times what is in use; a half more than that is collected as cheaply.
  setFlagsFromString('--heap-growing-percent=50');
  const waitMs = config.DATABASE_WAIT_S * 1_000;
  return openPatiently((closing) => assemble(config, say, closing, signal), { waitMs, say, signal });
}

async function assemble(
  config: Config,
  say: (line: string) => void,
  closing: Closing,
  signal?: AbortSignal,
): Promise<Product> {
  const database = await openDatabase({ config, say, signal }, closing.add);
  const { url } = database;
  const tell = tellOf(database);
  const pool = createPool({ url, max: config.DATABASE_POOL });
  const traces = await startTraces(config);
  closing.add({ name: 'the traces', close: traces.close });
  const db = createDb(pool, traces.onStatement);
  closing.add({ name: 'the connections to the database', close: () => db.destroy() });
  const readingDb = await openReadingDb(
    config,
    { leader: db, say, onTrouble: (err) => app.log.warn({ err }, 'the standby does not answer') },
    closing.add,
  ).catch(tell);
  const watch = startWatch(config, url, pool);
  closing.add({ name: 'the look at the database', close: watch.close });
  signal?.throwIfAborted();
  const wallClock = await keepDatabaseTime({ db, own: systemClock }, say).catch(tell);
  closing.add({ name: 'the clock', close: async () => wallClock.stop() });
  const own = config.TRASLADO_NOW ? clockFrom(Date.parse(config.TRASLADO_NOW)) : wallClock;
  const demoClock = config.demo ? await openDemoClock(db, own).catch(tell) : undefined;
  const clock: Clock = demoClock ?? own;
  let listensAt: string | undefined;
  const payments = await choosePayments(config, {
    databaseUrl: url,
    secret: await sharedSecret(db, 'sandbox_secret').catch(tell),
    webhookUrl: () => listensAt,
  }).catch(tell);
  closing.add({ name: 'the payment gateway', close: payments.close });
  signal?.throwIfAborted();
  // After the gateway has its books, so that the demo's payments stand in both.
  if (config.demo && (await withOwner(database, (owner) => loadFirstDemo(owner, config, clock))))
    say('Loaded the demo.');
  signal?.throwIfAborted();
  await tellOfAdministrator(db, config, say);
  const { odd, seen, systems, backends } = await joinGroup({
    config,
    db,
    url,
    clock,
    demoClock,
    closing,
    tell,
    onEvent: (event) => tellOfSystems(() => app.log, event),
    onError: (error) =>
      say(`Reading again what changed: ${error instanceof Error ? error.message : 'failed'}`),
  });
  signal?.throwIfAborted();
  const channels = await chooseChannels(config, { db, clock }).catch(tell);
  closing.add({ name: 'the carriers of messages', close: channels.close });
  const secret = config.TOKEN_SECRET ?? (await sharedSecret(db, 'token_secret').catch(tell));
  const { picturePool, pictures, drawLogo, letterPool } = startDrawing(config, closing, (error) =>
    app.log.warn({ err: error }, 'the logo of letters could not be drawn'),
  );
  const app = await buildApp({
    ...backends,
    backendWatch: seen.watch,
    payments,
    letterPool,
    picturePool,
    pictures,
    db,
    readingDb,
    shedding: watch.shedding,
    readiness: watch.readiness,
    clock,
    wallClock,
    tokens: createTokens(secret),
    sealerFor: (purpose) => createSealer(secret, purpose),
    systemUser: config.SYSTEM_USER,
    staffDoor: await chooseStaffDoor(config, db, systems.of('profile'), systemClock.now),
    passwordPolicy: config.STAFF_PASSWORDS,
    keepErased: (codes, at) => addToErased(chooseErasedList(config), codes, at),
    demo: config.demo,
    demoClock,
    docs: config.docs,
    tellsOfSandbox: config.tellsOfSandbox,
    publicUrl: config.publicUrl,
    sendsMail: sendsMail(config, systems),
    followsFlights: feedOf(config) !== 'off',
    flightPush: choosePush(config),
    channels,
    confirmations: config.CONFIRMATIONS,
    confirmedMeansPaid: config.TRANSFERS_CONFIRMED_MEANS_PAID,
    unlistedAirline: config.TRANSFERS_UNLISTED_AIRLINE,
    webRoot: builtWeb,
    trustedProxies: listOf(config.TRUSTED_PROXIES),
    logLevel: config.LOG_LEVEL,
  });
  traces.follow(app);
  // Empty until the work begins, and where another process does it.
  let sweepFigures: Sweeps['figures'] = () => [];
  const metrics = await startMetrics(config, {
    app,
    db,
    pool,
    clock,
    shedding: watch.shedding,
    oddAnswers: odd.list,
    sweeps: () => sweepFigures(),
  });
  closing.add({ name: 'the metrics', close: metrics });
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address && typeof address === 'object')
      listensAt = `http://127.0.0.1:${address.port}/webhooks/payments`;
  });
  if (config.TRASLADO_WORKER === 'on') {
    const flightStatus = await chooseFlightStatus(config, { db, ...backends });
    if (flightStatus?.close) closing.add({ name: 'the feed of flights', close: flightStatus.close });
    const pace = createPace();
    app.addHook('onRequest', async ({ routeOptions }) => {
      if (!healthUrls.has(routeOptions.url)) pace.touch();
    });
    const work = startWork({
      config,
      db,
      clock,
      letterPool,
      pictures,
      drawLogo,
      payments: payments.port,
      checking: { pms: backends.pms, flights: backends.flights },
      flightStatus,
      channels,
      transfers: backends.transfers,
      inventory: backends.inventory,
      roles: backends.roles,
      groupCatalogue: backends.groupCatalogue,
      letterProxy: backends.letterProxy,
      systems,
      pace,
      log: app.log,
    });
    sweepFigures = work.figures;
    demoClock?.onMove(work.wake);
    closing.add({ name: 'the queued work', close: work.stop, withinMs: workMs });
  }
  closing.add({ name: 'the server', close: () => app.close(), withinMs: serverMs });
  return { app, db, clock, close: closing.run };
}

/** The threads that draw pictures and letters. */
function startDrawing(config: Config, closing: Closing, onError: (error: unknown) => void) {
  const picturePool = createPicturePool();
  closing.add({ name: 'the pictures', close: () => picturePool.close() });
  const pictures = choosePictures(config);
  const drawLogo = createLetterLogos({ pictures, pool: picturePool, onError });
  const letterPool = createLetterPool({ drawLogo });
  closing.add({ name: 'the letters', close: () => letterPool.close() });
  return { picturePool, pictures, drawLogo, letterPool };
}

/** A tenth of the sales, so that a first start is quick. @returns false for a database that has data already */
function loadFirstDemo(db: Db, { DEMO_SALES }: Config, clock: Clock): Promise<boolean> {
  return loadDemoIfEmpty({ db, now: clock.now(), sales: Math.floor(DEMO_SALES / 10), seal: sealWithin });
}

async function tellOfAdministrator(db: Db, config: Config, say: (line: string) => void): Promise<void> {
  const admitted = admittedBy(config);
  if (admitted.ownAccounts && !(await hasAdministrator(db, admitted)))
    say('There is no administrator yet. Make one: npm run staff -- <user name> administrator');
}

/** The systems of the group that are configured, and ours in place of the others. */
async function joinGroup({
  config,
  db,
  url,
  clock,
  demoClock,
  closing,
  tell,
  onEvent,
  onError,
}: {
  config: Config;
  db: Db;
  url: string;
  clock: Clock;
  demoClock: DemoClock | undefined;
  closing: Closing;
  tell: ReturnType<typeof tellOf>;
  onEvent: Parameters<typeof chooseSystems>[2];
  onError: (error: unknown) => void;
}) {
  const odd = countOddAnswers();
  const seen = watchBackends(config, clock);
  const systems = await chooseSystems(config, clock, (event) => {
    odd.note(event);
    seen.note(event);
    onEvent(event);
  });
  closing.add({ name: 'the systems of the group', close: systems.close });
  const { listener, ...backends } = await chooseBackends({
    db,
    url,
    now: clock.now,
    systems,
    dollarNumber: config.USD_CURRENCY_ID,
    deedWords: wordsOf(config.TRANSFERS_WORDS),
    geoIpDatabase: config.GEOIP_DATABASE,
    withFactor: listOf(config.STAFF_TOTP),
    onError,
  }).catch(tell);
  closing.add({ name: 'the listening connection', close: () => listener.close() });
  await demoClock?.listen(listener, onError);
  return { odd, seen, systems, backends };
}
