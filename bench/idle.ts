import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { tellFigure } from '../tools/proof/figure.mjs';
import { cpuBetween, cpuOfDatabase } from './database-cpu.ts';
import { type BenchServer, openServer } from './open-server.ts';

/**
 * `npm run bench -- idle`: the CPU of a product that nobody asks, worker on, with the demo's bookings, in `BENCH_SECONDS` (120). It begins
 * `BENCH_REST` seconds (180) after the start, when the collector has given back what the start took. `BENCH_BESIDE` names the built `server.js` of another
 * commit, measured in the same minutes.
 */
const seconds = Math.max(1, Number(process.env.BENCH_SECONDS ?? 120));
const beside = process.env.BENCH_BESIDE;
const restMs = Number(process.env.BENCH_REST ?? 180) * 1_000;

/** Shares of a core, percent. */
async function measure(server: BenchServer): Promise<{ node: number; postgres: number }> {
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  const now = async () => ({ node: (await server.figures()).cpuMs, database: await cpuOfDatabase(database) });
  const before = await now();
  await sleep(seconds * 1_000);
  const after = await now();
  await database.end();
  return {
    node: (after.node - before.node) / seconds / 10,
    postgres: cpuBetween(before.database, after.database) / seconds / 10,
  };
}

const servers: (readonly [string, BenchServer])[] = [];
try {
  servers.push(['this build', await openServer({ TRASLADO_WORKER: 'on' })]);
  if (beside) servers.push(['the build beside it', await openServer({ TRASLADO_WORKER: 'on' }, beside)]);
  await sleep(restMs);
  const shares = await Promise.all(servers.map(([, server]) => measure(server)));
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    `\n${day} · Node ${process.version} · ${cpus().length} × ${cpus()[0]?.model ?? ''} · load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log(
    `| idle, ${seconds} s, worker on | of Node | of PostgreSQL | share of a core |\n|---|--:|--:|--:|`,
  );
  servers.forEach(([name], at) => {
    const { node = 0, postgres = 0 } = shares[at] ?? {};
    const cells = [node, postgres, node + postgres].map((share) => `${share.toFixed(2)} %`);
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  });
  const { node = 0, postgres = 0 } = shares[0] ?? {};
  const of = `${seconds} s, ${restMs / 1_000} s after the start`;
  tellFigure({ name: 'idle.share', value: node + postgres, unit: '% of a core', of });
  const { rss = 0 } = (await servers[0]?.[1].figures()) ?? {};
  console.log(`\nResident memory of this build: ${Math.round(rss / 2 ** 20)} MB`);
  tellFigure({ name: 'idle.memory', value: Math.round(rss / 2 ** 20), unit: 'MB' });
} finally {
  for (const [, server] of servers) await server.close();
}
