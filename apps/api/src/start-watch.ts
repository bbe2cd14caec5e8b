import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import type { Db } from './db/client.ts';
import { createHealthProbe } from './db/health-probe.ts';
import { warmPool } from './db/warm-pool.ts';
import { createReadiness, type Readiness } from './http/health.ts';
import type { MetricsSources } from './http/metrics.ts';
import { createShedding, type Shedding } from './http/shedding.ts';
import type { Tracing } from './http/tracing.ts';
import { readQueueFigures } from './jobs/job-queue.ts';
import { readSaleFigures } from './store/booking/sale-figures-repository.ts';

/** Watches the process itself: its health, and its load. */
export type Watch = {
  readonly readiness: Readiness;
  readonly shedding: Shedding;
  readonly close: () => Promise<void>;
};

/** @param url address of the database that `pool` is of */
export function startWatch(config: Config, url: string, pool: pg.Pool): Watch {
  const probe = createHealthProbe(url);
  const warmth = warmPool(pool, config.DATABASE_POOL);
  return {
    readiness: createReadiness({ probe: probe.ask, isPoolWarm: warmth.isWarm }),
    shedding: createShedding({ inFlight: config.SHED_IN_FLIGHT, delayMs: config.SHED_DELAY_MS }),
    async close() {
      warmth.stop();
      await probe.close();
    },
  };
}

/** Traces, where the configuration names a collector. */
export async function startTraces(
  config: Config,
): Promise<Partial<Pick<Tracing, 'onStatement'>> & Omit<Tracing, 'onStatement'>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return { follow: () => undefined, close: async () => undefined };
  // As the metrics: loaded where it is asked for only.
  const { openTracing } = await import('./http/tracing.ts');
  return openTracing({ endpoint });
}

/**
 * The metrics, where the configuration gives them a port; to be called before the app is ready.
 * @returns their end
 * @throws ConfigError when the port cannot be had
 */
export async function startMetrics(
  config: Config,
  {
    app,
    db,
    pool,
    clock,
    shedding,
    oddAnswers,
    sweeps,
  }: { app: FastifyInstance; db: Db; pool: pg.Pool; clock: Clock } & Pick<Watch, 'shedding'> &
    Pick<MetricsSources, 'oddAnswers' | 'sweeps'>,
): Promise<() => Promise<void>> {
  const { METRICS_PORT: port, HOST: host } = config;
  if (port === undefined) return async () => undefined;
  const sources = {
    oddAnswers,
    sweeps,
    load: shedding.read,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    jobs: () => readQueueFigures(db, clock.now()),
    sales: () => readSaleFigures(db, clock.now()),
  };
  try {
    // Loaded where it is asked for only. Its library is loaded by that file: the bundler gives a dynamic import of it no names.
    const { openMetrics } = await import('./http/metrics.ts');
    const metrics = await openMetrics(app, sources, { port, host });
    return metrics.close;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`METRICS_PORT: another program already listens on port ${port}`);
    if (code === 'EACCES') throw new ConfigError(`METRICS_PORT: this user may not listen on port ${port}`);
    throw error;
  }
}
