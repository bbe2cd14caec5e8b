import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openSandbox } from '@traslado/gateway/open-sandbox';
import { sql } from 'kysely';
import pg from 'pg';
import { openPayments } from '../apps/api/src/adapters/payments/open-payments.ts';
import { sandboxPayments } from '../apps/api/src/adapters/payments/sandbox.ts';
import { embeddedSandboxCalls } from '../apps/api/src/adapters/payments/sandbox-embedded.ts';
import { createDb, createPool, type Db } from '../apps/api/src/db/client.ts';
import { startEmbeddedPostgres } from '../apps/api/src/db/server/embedded-postgres.ts';
import { readPostmaster } from '../apps/api/src/db/server/postmaster-file.ts';
import { createTokens, type Tokens } from '../apps/api/src/http/tokens.ts';
import type { PaymentsPort } from '../apps/api/src/ports/payments.ts';
import { type Child, freePort, startChild } from '../apps/api/src/testing/child-process.ts';
import { type GatewayRelay, openGatewayRelay } from './gateway-relay.ts';

/** The product, as it is built, on a PostgreSQL of its own in a temporary folder. */
export type Stage = {
  readonly product: Child;
  /** Another process of the product on the same PostgreSQL, reached at another address. */
  readonly startProduct: (
    databaseUrl: string,
    port?: number,
    wishes?: {
      readonly env?: Record<string, string>;
      readonly before?: readonly string[];
      /** Folder of another build than this one. */
      readonly build?: string;
    },
  ) => Promise<Child>;
  readonly databaseUrl: string;
  /** Our own connections to it, which no fault cuts on purpose. */
  readonly db: Db;
  readonly tokens: Tokens;
  /** The sandbox's ledger, to compare the books with. */
  readonly payments: PaymentsPort;
  /** Sends a signal to the server and all its sessions, or to the server alone. */
  readonly signalDatabase: (signal: NodeJS.Signals, to: 'all' | 'server') => Promise<void>;
  /** Waits until the database answers again. */
  readonly databaseIsBack: () => Promise<void>;
  readonly close: () => Promise<void>;
};
export type GatewayStage = Stage & { readonly relay: GatewayRelay };

/** The gateway of a stage: what the product needs to know of it, and its ledger. */
type Gateway = { readonly env: Record<string, string>; readonly payments: PaymentsPort };
type Closers = (() => Promise<unknown>)[];

/** Name of our own connections among those of the product. */
export const ownName = 'faults';
const run = promisify(execFile);
const stages = new Set<Closers>();
let shared: Promise<Stage> | undefined;
let besideGateway: Promise<GatewayStage> | undefined;

/** One stage for all faults of a run: each leaves it as it found it, and the next one shows that it did. */
export function openStage(): Promise<Stage> {
  shared ??= openOwnStage();
  return shared;
}

/** A stage whose gateway is a process of its own, behind a relay that breaks the line between it and the product. */
export function openGatewayStage(): Promise<GatewayStage> {
  besideGateway ??= (async () => {
    const relay = await openGatewayRelay();
    const stage = await openOwnStage({
      opensGateway: (databaseUrl, closers) => openGatewayProcess(databaseUrl, relay, closers),
    });
    relay.tells(`${stage.product.url}/webhooks/payments`);
    return { ...stage, relay };
  })();
  return besideGateway;
}

/** Ends the started parts, in the opposite order. */
export async function closeStages(): Promise<void> {
  for (const closers of [...stages].reverse()) await closeAll(closers);
}

async function closeAll(closers: Closers): Promise<void> {
  stages.delete(closers);
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => console.error(error));
}

async function openGatewayProcess(
  databaseUrl: string,
  relay: GatewayRelay,
  closers: Closers,
): Promise<Gateway> {
  closers.push(() => relay.close());
  const ledger = new URL(databaseUrl);
  ledger.pathname = '/gateway_ledger';
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query('create database gateway_ledger');
  await admin.end();
  const secret = randomBytes(24).toString('hex');
  const gateway = await startChild('sandbox/gateway/src/main.ts', {
    ...{ port: await freePort(), probe: '/' },
    env: {
      DATABASE_URL: ledger.href,
      SANDBOX_SECRET_KEY: secret,
      SANDBOX_WEBHOOK_URL: relay.webhookUrl,
    },
  });
  closers.push(() => gateway.stop());
  relay.asks(gateway.url);
  const { port: payments } = await openPayments({ kind: 'sandbox-process', url: gateway.url, secret });
  return { env: { SANDBOX_GATEWAY_URL: relay.url, SANDBOX_GATEWAY_SECRET: secret }, payments };
}

/** The sandbox in the product's own process, and its ledger in the product's database. */
async function openSandboxLedger(databaseUrl: string, closers: Closers): Promise<Gateway> {
  const sandbox = await openSandbox({ databaseUrl, connections: 1 });
  closers.push(() => sandbox.close());
  const payments = sandboxPayments({
    calls: embeddedSandboxCalls({ gateway: sandbox.gateway, publicPath: '', timeoutMs: 8_000 }),
    publicUrl: '',
    webhookSecrets: [],
  });
  return { env: {}, payments };
}

/** @param wishes `folder` puts the database on a certain disk, `databaseUrl` names one that runs already, `build` is the folder of the product's build */
export async function openOwnStage(
  wishes: {
    readonly folder?: string;
    readonly databaseUrl?: string;
    readonly build?: string;
    readonly opensGateway?: (databaseUrl: string, closers: Closers) => Promise<Gateway>;
  } = {},
): Promise<Stage> {
  const closers: Closers = [];
  stages.add(closers);
  const databaseUrl = wishes.databaseUrl ?? (await startDatabase(wishes.folder, closers));
  const secret = randomBytes(24).toString('hex');
  const own = new URL(databaseUrl);
  own.searchParams.set('application_name', ownName);
  const { env: gatewayEnv, payments } = await (wishes.opensGateway ?? openSandboxLedger)(own.href, closers);

  async function startProduct(
    url: string,
    port?: number,
    { env = {}, before = [], build = '' }: NonNullable<Parameters<Stage['startProduct']>[2]> = {},
  ): Promise<Child> {
    const child = await startChild(join(build, 'apps/api/dist/main.js'), {
      port: port ?? (await freePort()),
      env: { DATABASE_URL: url, TOKEN_SECRET: secret, LOG_LEVEL: 'fatal', ...gatewayEnv, ...env },
      probe: '/api/public/brand',
      before,
    });
    closers.push(() => child.stop());
    return child;
  }
  const product = await startProduct(databaseUrl, undefined, wishes);
  const db = createDb(createPool({ url: own.href, max: 4 }));
  closers.push(() => db.destroy());
  const { rows } = await sql<{ dataDirectory: string }>`show data_directory`.execute(db);
  const clusterDir = rows[0]?.dataDirectory ?? '';

  return {
    product,
    startProduct,
    databaseUrl,
    db,
    tokens: createTokens(secret),
    payments,
    close: () => closeAll(closers),
    async signalDatabase(signal, to) {
      const server = (await readPostmaster(clusterDir))?.pid;
      if (server === undefined) throw new Error('the database does not run');
      const sessions = to === 'all' ? await childrenOf(server) : [];
      // A session that ended meanwhile needs no signal.
      for (const pid of [server, ...sessions]) {
        try {
          process.kill(pid, signal);
        } catch (error) {
          if (pid === server) throw error;
        }
      }
    },
    async databaseIsBack() {
      for (let tries = 0; ; tries += 1) {
        try {
          await sql`select 1`.execute(db);
          return;
        } catch (error) {
          if (tries > 300) throw error;
          await sleep(100);
        }
      }
    },
  };
}

/** Returns its address. */
async function startDatabase(given: string | undefined, closers: Closers): Promise<string> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'traslado-faults-')));
  if (given === undefined) closers.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  closers.push(() => postgres.stop());
  return postgres.url;
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
}
