import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/api/src/db/server/embedded-postgres.ts';
import { runStatement } from '../apps/api/src/db/server/run-statement.ts';
import { cloneFolder } from '../tools/clone-folder.mjs';

/** The first start makes a database and loads the demo. */
const startWithinMs = 300_000;

/**
 * Ends the product and removes its data as soon as our end of the standard input is closed, also when the test
 * run itself is killed.
 */
const guardian =
  'folder=$1; shift; exec 3<&0; "$@" </dev/null 3<&- & product=$!; ' +
  '(cat <&3 >/dev/null; kill -TERM $product 2>/dev/null) & ' +
  'wait $product; code=$?; rm -rf "$folder"; exit $code';

export type RunningProduct = {
  readonly url: string;
  /** Of its embedded PostgreSQL, unless `DATABASE_URL` is among the settings. */
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the built product as its own process on a free port, with a data folder of its own. Its output goes to
 * `.build/<logName>`.
 *
 * @param settings environment variables that differ from an ordinary start
 */
export async function startProduct(
  settings: Record<string, string> = {},
  logName = 'e2e-product.log',
): Promise<RunningProduct> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'traslado-e2e-'));
  mkdirSync(join(cloneFolder, '.build'), { recursive: true });
  const logFile = join(cloneFolder, '.build', logName);
  const log = openSync(logFile, 'w');
  const { TRASLADO_NOW: _clock, DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env;
  const program = [process.execPath, '--enable-source-maps', join(cloneFolder, 'apps/api/dist/main.js')];
  const child = spawn('/bin/sh', ['-c', guardian, 'guardian', dataDir, ...program], {
    cwd: cloneFolder,
    detached: true,
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SALES: '0',
      ...(!settings.DATABASE_URL && { EMBEDDED_DATABASE: 'yes' }),
      ...settings,
    },
    stdio: ['pipe', log, log],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.stdin?.end();
    await exited;
  };

  const until = Date.now() + startWithinMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The product did not start:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
    }
    await sleep(100);
  }
  return { url, databaseUrl: settings.DATABASE_URL ?? (await databaseOf(dataDir)), stop };
}

/**
 * A product beside the one under test, with a database of its own on the same server: starting a server, too, is as much work as starting
 * the product.
 */
export async function startBeside(
  settings: Record<string, string>,
  logName: string,
  serverUrl = process.env.E2E_DATABASE_URL ?? '',
): Promise<RunningProduct> {
  const name = `beside_${randomBytes(6).toString('hex')}`;
  await runStatement(serverUrl, `create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const product = await startProduct(
    { DATABASE_URL: address.href, DATABASE_POOL: '5', ...settings },
    logName,
  );
  return {
    ...product,
    async stop() {
      await product.stop();
      await runStatement(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The server runs as long as the product does; it is joined only to be asked for its address. */
async function databaseOf(dataDir: string): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await server.stop();
  return server.url;
}

async function answers(url: string): Promise<boolean> {
  try {
    // Any answer will do: the product listens only when everything behind it is ready.
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
