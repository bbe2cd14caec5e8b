import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { joinChannels } from '../adapters/channels/join-channels.ts';
import { createSandboxChannels } from '../adapters/channels/sandbox.ts';
import { openPayments } from '../adapters/payments/open-payments.ts';
import { buildApp } from '../app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { type Backends, chooseBackends } from '../choose-backends.ts';
import { chooseOwnAccounts } from '../choose-staff-door.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { createReadiness } from '../http/health.ts';
import { createSealer, type Sealer } from '../http/sealed.ts';
import { createShedding } from '../http/shedding.ts';
import { createTokens, type Tokens } from '../http/tokens.ts';
import { createLetterPool } from '../pdf/letter-pool.ts';
import { createPicturePool } from '../pictures/picture-pool.ts';
import type { OpenPayments } from '../ports/payments.ts';
import { takeReport } from '../sellers/follow/note-word.ts';
import type { StaffDoor } from '../store/account/record.ts';
import { cloneDatabase } from './database/test-databases.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { silentPush } from './silent-push.ts';
import { testNow } from './test-now.ts';
import { watchAnswers } from './watch-answers.ts';

/** The whole HTTP side on a database of its own with the demo in it, and a clock that the test sets. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly url: string;
  readonly tokens: Tokens;
  /** Seals as the app does. */
  readonly sealerFor: (purpose: string) => Sealer;
  readonly backends: Backends;
  /** Failures in the background. */
  readonly backendErrors: readonly unknown[];
  readonly payments: OpenPayments;
  /** Epoch milliseconds that the app takes for now. */
  readonly setNow: (now: number) => void;
  readonly now: () => number;
  /** A request with the app's own token, answered in English by default. */
  readonly get: (url: string, headers?: InjectOptions['headers']) => Promise<LightMyRequestResponse>;
  /** Runs an edit of a catalogue and waits until the app has heard of it from the database. */
  readonly editCatalogue: (edit: (db: Db) => Promise<unknown>) => Promise<void>;
  /** Throws when an answer deviated from the contract, even if the test ignored it. */
  readonly close: () => Promise<void>;
};

export type TestWishes = Partial<AppDependencies> & {
  now?: number;
  /** Puts a proxy between the app and its database, and returns its address; the gateway's ledger is reached without it. */
  through?: (url: string) => Promise<string>;
  /** Differences of the staff's door to one with accounts of our own. */
  door?: Partial<StaffDoor>;
  /** Names of the roles that need a second factor. */
  withFactor?: readonly string[];
};

export async function openTestApp(more: TestWishes = {}): Promise<TestApp> {
  const { now: start = testNow, door, through, withFactor, ...dependencies } = more;
  const database = await cloneDatabase(start === testNow ? 'with_demo' : 'migrated');
  const url = (await through?.(database.url)) ?? database.url;
  const db = createDb(createPool({ url, max: 8 }));
  let now = start;
  if (start !== testNow) await loadDemo({ db, now });
  const backendErrors: unknown[] = [];
  const backends = await chooseBackends({
    db,
    url,
    now: () => now,
    onError: (error) => backendErrors.push(error),
    withFactor,
  });
  const { listener, ...chosen } = backends;
  const payments = await openPayments({
    kind: 'sandbox-embedded',
    databaseUrl: database.url,
    secret: 'a-secret-of-the-sandbox',
    webhookUrl: () => undefined,
  });
  const letterPool = createLetterPool();
  const picturePool = createPicturePool();
  const tokens = createTokens('a-secret-of-thirty-two-characters');
  const sealerFor = (purpose: string) => createSealer('a-secret-of-thirty-two-characters', purpose);
  const app = await buildApp({
    db,
    clock: { now: () => now },
    wallClock: { now: () => now },
    tokens,
    systemUser: 'web',
    staffDoor: { ...chooseOwnAccounts(db, { demo: more.demo ?? true }), ...door },
    sealerFor,
    passwordPolicy: 'long',
    keepErased: async () => undefined,
    // More than any test sends at once: a test of being busy brings its own.
    shedding: createShedding({ inFlight: 100_000, delayMs: 60_000 }),
    readiness: createReadiness({
      probe: () => sql`select 1`.execute(db),
      isPoolWarm: () => true,
    }),
    channels: joinChannels(
      [
        createSandboxChannels({
          ...{ db, clock: { now: () => now }, on: ['sms', 'whatsapp'] },
          report: (word, at) => takeReport(db, word, at),
        }),
      ],
      silentPush,
    ),
    demo: true,
    docs: true,
    publicUrl: 'http://localhost',
    webRoot: '/nowhere',
    trustedProxies: ['127.0.0.1'],
    logLevel: process.env.TEST_LOG ?? 'silent',
    ...chosen,
    payments,
    letterPool,
    picturePool,
    pictures: createKeptPictures(),
    ...dependencies,
  });
  const deviations = watchAnswers(app);
  return {
    app,
    db,
    url: database.url,
    tokens,
    sealerFor,
    backends,
    backendErrors,
    payments,
    setNow: (next) => {
      now = next;
    },
    now: () => now,
    async get(url, headers = {}) {
      const { token } = await tokens.issueApp(now);
      return app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
    },
    async editCatalogue(edit) {
      const version = () => backends.inventory.current().version;
      const before = version();
      await edit(db);
      for (let tries = 0; version() === before; tries += 1) {
        if (tries > 500) throw new Error('the app has not heard of the change');
        await sleep(4);
      }
      // One edit can be several messages, and one heard now may have been of the edit before: this reading is of this one.
      await backends.inventory.reload();
    },
    async close() {
      await app.close();
      await letterPool.close();
      await picturePool.close();
      await payments.close();
      await listener.close();
      await db.destroy();
      await database.drop();
      // After everything is closed, so that nothing is left open by a test that fails here.
      if (deviations().length > 0) throw new Error(deviations().join('\n'));
    },
  };
}
