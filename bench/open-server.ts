import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../apps/api/src/db/server/embedded-postgres.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** The measured process's own figures. Bytes, and CPU milliseconds since its start. */
export type ServerFigures = {
  readonly rss: number;
  readonly heapTotal: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly arrayBuffers: number;
  readonly cpuMs: number;
};

export type BenchServer = {
  readonly url: string;
  /** Address of the floor routes. */
  readonly floorUrl: string;
  /** The product's own database. */
  readonly databaseUrl: string;
  readonly process: ChildProcess;
  readonly figures: () => Promise<ServerFigures>;
  readonly close: () => Promise<void>;
};

/**
 * The built product in a process of its own, on a database of its own. Built, not from its sources: their loader takes a hundred megabytes
 * and would be measured with it. `BENCH_DATABASE_URL` names another database, `BENCH_NODE_FLAGS` flags of Node to try.
 */
export async function openServer(
  settings: Readonly<Record<string, string>> = {},
  program = join(here, '../apps/bench/dist/server.js'),
): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'traslado-bench-'));
  const given = process.env.BENCH_DATABASE_URL;
  const postgres = given ? null : await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ').filter(Boolean) ?? [];
  const databaseUrl = given ?? postgres?.url ?? '';
  const server = fork(program, {
    execArgv: ['--enable-source-maps', ...flags],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      PORT: '0',
      DEMO_SALES: '0',
      ...settings,
    },
  });
  const [{ address: url, floorAddress: floorUrl }] = (await once(server, 'message')) as [
    { address: string; floorAddress: string },
  ];
  if (new URL(url).hostname !== '127.0.0.1') throw new RangeError('load is for this machine only');
  return {
    url,
    floorUrl,
    databaseUrl,
    process: server,
    async figures() {
      // A full server refuses this question as any other.
      for (;;) {
        const answer = await fetch(`${url}/bench/memory`);
        if (answer.ok) return (await answer.json()) as ServerFigures;
        await answer.text();
        await sleep(100);
      }
    },
    async close() {
      server.kill('SIGTERM');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
