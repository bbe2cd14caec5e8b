import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countOddAnswers } from './choose-systems.ts';
import { readConfig } from './config.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { createHealthProbe } from './db/health-probe.ts';
import { warmPool } from './db/warm-pool.ts';
import { createShedding } from './http/shedding.ts';
import { startMetrics } from './start-watch.ts';
import { cloneDatabase } from './testing/database/test-databases.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
let db: Db;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await cloneDatabase('migrated');
  pool = createPool({ url: database.url, max: 4 });
  db = createDb(pool);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const metricsOf = async (port: number) => {
  const app = Fastify();
  const shedding = createShedding({ inFlight: 1, delayMs: 60_000 });
  shedding.register(app);
  app.get('/slow/:id', () => new Promise((resolve) => setTimeout(() => resolve('done'), 50)));
  const config = readConfig({ METRICS_PORT: String(port), HOST: '127.0.0.1' });
  const odd = countOddAnswers();
  const note = { path: '[].adults', expected: 'a number', found: 'a text of 1' };
  for (const refused of [[], [note]])
    odd.note({ kind: 'odd', backend: 'mobile', call: 'GET /stay', bent: [note], refused });
  const clock = { now: () => Date.now() };
  const sweeps = () => [
    { name: 'refunds', endedAt: 1_500, lateMs: 250 },
    { name: 'night', endedAt: null, lateMs: 0 },
  ];
  const close = await startMetrics(config, { app, db, pool, clock, shedding, sweeps, oddAnswers: odd.list });
  closers.push(() => app.close(), close);
  return { app, close };
};

describe('metrics', () => {
  it('tell of requests, refusals, connections, jobs and memory on a port of their own', async () => {
    const port = await freePort();
    const now = new Date(Date.now() - 60_000);
    await db
      .insertInto('job')
      .values({ kind: 'deliver_mail', payload: '{"mailId":1}', run_at: now, created_at: now })
      .execute();
    const { app } = await metricsOf(port);
    const statuses = await Promise.all(
      [1, 2, 3].map(async (id) => (await app.inject(`/slow/${id}`)).statusCode),
    );
    expect(statuses.sort()).toEqual([200, 503, 503]);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    // As Prometheus names them: a counter, and nothing else, ends in `_total`.
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    for (const line of [
      'traslado_http_request_duration_seconds_count{method="GET",route="/slow/:id",status="200"} 1',
      'traslado_http_request_duration_seconds_count{method="GET",route="/slow/:id",status="503"} 2',
      'traslado_http_requests_shed_total{kind="pages"} 2',
      'traslado_http_requests_in_flight{kind="pages"} 0',
      'traslado_database_connections{state="waiting"} 0',
      'traslado_backend_odd_values_total{backend="mobile",call="GET /stay",path="[].adults",outcome="bent"} 2',
      'traslado_backend_odd_values_total{backend="mobile",call="GET /stay",path="[].adults",outcome="refused"} 1',
      'traslado_jobs{state="due",kind="deliver_mail"} 1',
      'traslado_jobs{state="failed",kind="deliver_mail"} 0',
      'traslado_jobs{state="due",kind="send_refund_letter"} 0',
      'traslado_job_oldest_seconds{kind="send_refund_letter"} 0',
      'traslado_job_oldest_seconds{kind="deliver_mail"} 6',
      'traslado_payments_recent{status="failed"} 0',
      'traslado_payment_open_oldest_seconds 0',
      'traslado_refunds_open{status="failed"} 0',
      'traslado_bookings_held 0',
      'traslado_seats{state="free"} 0',
      'traslado_sweep_last_end_timestamp_seconds{sweep="refunds"} 1.5',
      'traslado_sweep_lag_seconds{sweep="refunds"} 0.25',
      'traslado_sweep_lag_seconds{sweep="night"} 0',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(line);
    const named = ['prometheus/alerts.yaml', 'grafana/traslado.json'].flatMap((file) =>
      readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8').match(
        /(?:traslado|process)_[a-z_]+/g,
      ),
    );
    const told = new Set([...text.matchAll(/^([a-z_]+)[{ ]/gm)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !told.has(name ?? ''))).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it('are not served where the guests come, and end with the process', async () => {
    const port = await freePort();
    const { app, close } = await metricsOf(port);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    await close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  it('name the setting whose port is taken', async () => {
    const port = await freePort();
    await metricsOf(port);
    await expect(metricsOf(port)).rejects.toThrow(
      `METRICS_PORT: another program already listens on port ${port}`,
    );
  });
});

describe('the pool', () => {
  it('is cold until its connections are open, and then warm', async () => {
    const fresh = createPool({ url: database.url, max: 4 });
    closers.push(() => fresh.end());
    const warmth = warmPool(fresh, 4);
    expect(warmth.isWarm()).toBe(false);
    await expect.poll(() => warmth.isWarm(), { timeout: 10_000 }).toBe(true);
    expect(fresh.totalCount).toBe(4);
  });

  it('stays cold while nothing answers', async () => {
    const port = await freePort();
    const away = createPool({ url: `postgres://nobody@127.0.0.1:${port}/none`, max: 2 });
    closers.push(() => away.end());
    const warmth = warmPool(away, 2);
    const probe = createHealthProbe(`postgres://nobody@127.0.0.1:${port}/none`);
    closers.push(probe.close);
    await expect(probe.ask()).rejects.toThrow();
    expect(warmth.isWarm()).toBe(false);
    warmth.stop();
  });
});

describe('the probe', () => {
  it('answers while every connection of the pool is taken', async () => {
    const probe = createHealthProbe(database.url, 10_000);
    closers.push(probe.close);
    const taken = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    await expect(probe.ask()).resolves.toBeUndefined();
    for (const client of taken) client.release();
  });

  it('gives a database up that takes the call and says nothing', async () => {
    const silent = createServer((socket) => {
      closers.push(async () => socket.destroy());
    }).listen(0, '127.0.0.1');
    closers.push(() => new Promise((resolve) => silent.close(resolve)));
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const probe = createHealthProbe(`postgres://nobody@127.0.0.1:${port}/none`, 100);
    closers.push(probe.close);
    await expect(probe.ask()).rejects.toThrow();
  });
});
