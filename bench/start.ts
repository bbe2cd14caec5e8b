import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/api/src/db/server/embedded-postgres.ts';
import { freePort, startChild } from '../apps/api/src/testing/child-process.ts';
import { spreadOf, tellFigure } from '../tools/proof/figure.mjs';
import { machineLine } from './machine-line.ts';

/**
 * `npm run bench -- start`: from the start of the built product to its first answer, on a database that has its tables: on a running PostgreSQL, and
 * with the embedded one, which starts as well. Medians of `BENCH_RUNS` (5).
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 5));

/** As it is installed: the demo's pages and accounts would start as well. */
const production = {
  ...{ NODE_ENV: 'production', LOG_LEVEL: 'fatal', PAYMENTS: 'sandbox', PUBLIC_URL: 'http://localhost:3000' },
  TOKEN_SECRET: 'bench'.repeat(10),
};

/** Milliseconds to the first answer. The process ends as it is told to by a supervisor. */
async function startOnce(env: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort();
  const since = performance.now();
  const child = await startChild('apps/api/dist/main.js', {
    port,
    env: { ...production, ...env },
    probe: '/api/public/brand',
    askEveryMs: 5,
  });
  const took = performance.now() - since;
  child.send('SIGTERM');
  await child.ended;
  return took;
}

const folder = await mkdtemp(join(tmpdir(), 'traslado-bench-start-'));
// The server may run as another user, who has to reach its own folder.
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'running'), log: () => {} });
const ways: readonly (readonly [string, string, Record<string, string>])[] = [
  ['database', 'PostgreSQL runs', { DATABASE_URL: postgres.url }],
  [
    'embedded',
    'embedded PostgreSQL, starts too',
    { DATA_DIR: join(folder, 'embedded'), EMBEDDED_DATABASE: 'yes' },
  ],
];
try {
  console.log(`\n${machineLine()}\n`);
  console.log('| second start to the first answer | ms | least | most |\n|---|--:|--:|--:|');
  for (const [figure, name, env] of ways) {
    // Makes the tables.
    await startOnce(env);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(Math.round(await startOnce(env)));
    const spread = spreadOf(times);
    console.log(`| ${[name, spread.value, spread.least, spread.most].join(' | ')} |`);
    tellFigure({ name: `start.${figure}`, unit: 'ms', ...spread, of: `${runs} starts` });
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
