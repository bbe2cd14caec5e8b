import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { jobPayloads } from '../jobs/job-kinds.ts';
import type { QueueFigures } from '../jobs/job-queue.ts';
import { loadKinds } from './load-kinds.ts';
import { measureSales, type SaleFigures } from './sale-metrics.ts';
import type { Load } from './shedding.ts';
import { withinTime } from './within-time.ts';

/** Connections to the database. */
export type PoolFigures = { readonly total: number; readonly idle: number; readonly waiting: number };

/** Values of the group's systems that differ in form from the documents (`bent`), and records that were left out (`refused`), by place. */
export type OddFigure = {
  readonly backend: string;
  readonly call: string;
  readonly path: string;
  readonly outcome: 'bent' | 'refused';
  readonly count: number;
};

/** Background work by its name: the end of its last run that succeeded, epoch milliseconds, and its delay beyond its usual pause. */
export type SweepFigure = {
  readonly name: string;
  readonly endedAt: number | null;
  readonly lateMs: number;
};

export type MetricsSources = {
  readonly oddAnswers: () => readonly OddFigure[];
  readonly load: () => Load;
  readonly pool: () => PoolFigures;
  /** Rejects while the database is away. */
  readonly jobs: () => Promise<readonly (QueueFigures & { readonly kind: string })[]>;
  /** Rejects while the database is away. */
  readonly sales: () => Promise<SaleFigures>;
  readonly sweeps: () => readonly SweepFigure[];
};

export type Metrics = {
  /** The listening port. */
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** Bounds of the counted times, seconds: from a look-up to the end of a guest's patience. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Listens on a port of its own for collectors of figures, and watches the requests of the app. To be called before the app is ready.
 * @throws as `listen` does, when the port is taken
 */
export async function openMetrics(
  app: FastifyInstance,
  { load, pool, jobs, sales, sweeps, oddAnswers }: MetricsSources,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Gauges with names of counters; each repeats, as a sum, the labeled metric beside it.
  for (const one of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${one}_total`);
  const registers: Registers = [registry];

  measureRequests(app, registers);
  measureLoad(load, registers);
  measureBackends(oddAnswers, registers);
  measureDatabase({ pool, jobs }, registers);
  measureSales(sales, registers);
  measureSweeps(sweeps, registers);

  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Registers = [Registry];

function measureRequests(app: FastifyInstance, registers: Registers): void {
  const times = new Histogram({
    name: 'traslado_http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: bounds,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    times.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}

function measureLoad(load: MetricsSources['load'], registers: Registers): void {
  new Gauge({
    name: 'traslado_http_requests_in_flight',
    help: 'Requests under way, by kind',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const kind of loadKinds) this.set({ kind }, load().inFlight[kind]);
    },
  });
  new Gauge({
    name: 'traslado_http_requests_waiting',
    help: 'Requests that wait for a place, by kind',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const kind of loadKinds) this.set({ kind }, load().waiting(kind));
    },
  });
  new Counter({
    name: 'traslado_http_requests_shed_total',
    help: 'Requests refused because there were too many, by kind',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      this.reset();
      for (const kind of loadKinds) this.inc({ kind }, load().shed[kind]);
    },
  });
  new Gauge({
    name: 'traslado_event_loop_late_seconds',
    help: 'Delay of the event loop by which requests are refused',
    registers,
    collect() {
      this.set(load().lateMs / 1_000);
    },
  });
}

function measureBackends(oddAnswers: MetricsSources['oddAnswers'], registers: Registers): void {
  new Counter({
    name: 'traslado_backend_odd_values_total',
    help: 'Values of the systems of the group that were written otherwise than shown, and records that were left out, by place',
    labelNames: ['backend', 'call', 'path', 'outcome'] as const,
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of oddAnswers()) this.inc(labels, count);
    },
  });
}

function measureDatabase({ pool, jobs }: Pick<MetricsSources, 'pool' | 'jobs'>, registers: Registers): void {
  new Gauge({
    name: 'traslado_database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'in_use' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  // Both tell of one reading; the second is collected behind the first.
  let reading: Promise<Awaited<ReturnType<typeof jobs>> | null> = Promise.resolve(null);
  new Gauge({
    name: 'traslado_jobs',
    help: 'Jobs that are due and jobs that were given up, by kind; absent while the database is away',
    labelNames: ['state', 'kind'] as const,
    registers,
    async collect() {
      reading = withinTime(jobs());
      this.reset();
      for (const { kind, due, failed } of byKind(await reading)) {
        this.set({ state: 'due', kind }, due);
        this.set({ state: 'failed', kind }, failed);
      }
    },
  });
  new Gauge({
    name: 'traslado_job_oldest_seconds',
    help: 'Age of the oldest job that is due, by kind',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { kind, oldestMs } of byKind(await reading)) this.set({ kind }, oldestMs / 1_000);
    },
  });
}

/** Every kind: one without any is 0, or nobody could tell its first job from a new series. */
function byKind(figures: Awaited<ReturnType<MetricsSources['jobs']>> | null) {
  if (!figures) return [];
  return Object.keys(jobPayloads).map(
    (kind) => figures.find((one) => one.kind === kind) ?? { kind, due: 0, failed: 0, oldestMs: 0 },
  );
}

function measureSweeps(sweeps: MetricsSources['sweeps'], registers: Registers): void {
  new Gauge({
    name: 'traslado_sweep_last_end_timestamp_seconds',
    help: 'The end of the last run of background work that succeeded in this process, by its name',
    labelNames: ['sweep'] as const,
    registers,
    collect() {
      for (const { name, endedAt } of sweeps())
        if (endedAt !== null) this.set({ sweep: name }, endedAt / 1_000);
    },
  });
  new Gauge({
    name: 'traslado_sweep_lag_seconds',
    help: 'Delay of background work in this process beyond its usual pause, by its name',
    labelNames: ['sweep'] as const,
    registers,
    collect() {
      for (const { name, lateMs } of sweeps()) this.set({ sweep: name }, lateMs / 1_000);
    },
  });
}
