import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openSandbox } from '@traslado/gateway/open-sandbox';
import { sql } from 'kysely';
import { sandboxPayments } from '../apps/api/src/adapters/payments/sandbox.ts';
import { embeddedSandboxCalls } from '../apps/api/src/adapters/payments/sandbox-embedded.ts';
import { createDb, createPool, type Db } from '../apps/api/src/db/client.ts';
import { startEmbeddedPostgres } from '../apps/api/src/db/server/embedded-postgres.ts';
import { readPostmaster } from '../apps/api/src/db/server/postmaster-file.ts';
import { createTokens, type Tokens } from '../apps/api/src/http/tokens.ts';
import type { PaymentsPort } from '../apps/api/src/ports/payments.ts';
import { type Child, freePort, startChild } from '../apps/api/src/testing/child-process.ts';

/** The product, as it is built, on a PostgreSQL of its own in a temporary folder. */
export type Stage = {
  readonly product: Child;
  /** Another process of the product on the same PostgreSQL, reached at another address. */
  readonly startProduct: (databaseUrl: string, port?: number) => Promise<Child>;
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
};

/** Name of our own connections among those of the product. */
export const ownName = 'faults';
const run = promisify(execFile);
const closers: (() => Promise<unknown>)[] = [];
let opened: Promise<Stage> | undefined;

/** One stage for all faults of a run: each leaves it as it found it, and the next one shows that it did. */
export function openStage(): Promise<Stage> {
  opened ??= open();
  return opened;
}

/** Ends the started parts, in the opposite order. */
export async function closeStage(): Promise<void> {
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => console.error(error));
}

async function open(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'traslado-faults-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  closers.push(() => postgres.stop());
  const secret = randomBytes(24).toString('hex');

  async function startProduct(databaseUrl: string, port?: number): Promise<Child> {
    const child = await startChild('apps/api/dist/main.js', {
      port: port ?? (await freePort()),
      env: { DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, LOG_LEVEL: 'fatal' },
      probe: '/api/public/brand',
    });
    closers.push(() => child.stop());
    return child;
  }
  const product = await startProduct(postgres.url);
  const own = new URL(postgres.url);
  own.searchParams.set('application_name', ownName);
  const db = createDb(createPool({ url: own.href, max: 4 }));
  closers.push(() => db.destroy());
  const sandbox = await openSandbox({ databaseUrl: own.href, connections: 1 });
  closers.push(() => sandbox.close());
  const { rows } = await sql<{ dataDirectory: string }>`show data_directory`.execute(db);
  const clusterDir = rows[0]?.dataDirectory ?? '';

  return {
    product,
    startProduct,
    databaseUrl: postgres.url,
    db,
    tokens: createTokens(secret),
    payments: sandboxPayments({
      calls: embeddedSandboxCalls({ gateway: sandbox.gateway, publicPath: '', timeoutMs: 8_000 }),
      publicUrl: '',
      webhookSecrets: [],
    }),
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

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
}
