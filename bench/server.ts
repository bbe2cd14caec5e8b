import { monitorEventLoopDelay } from 'node:perf_hooks';
import fastify from 'fastify';
import { readConfig } from '../apps/api/src/config.ts';
import { listenAt } from '../apps/api/src/listen-at.ts';
import { assembleProduct } from '../apps/api/src/product.ts';
import { addFloor } from './floor.ts';
import { makeStays } from './stays.ts';
import { takeTrips } from './trips.ts';

/**
 * The product on the database of the environment, and the floor routes on a bare Fastify of their own: none of the product's hooks slows
 * them down. A process of its own, so that the load generator does not share its thread.
 */
const config = readConfig(process.env);
const databaseUrl = config.DATABASE_URL ?? '';
const product = await assembleProduct(config, () => {});
const floor = fastify({ logger: false });
const endFloor = await addFloor(floor, databaseUrl, Number(process.env.BENCH_LIST_BYTES ?? 3_300));
const from = new Date(product.clock.now() + 10 * 86_400_000).toISOString().slice(0, 10);
product.app.get<{ Querystring: { count: string; days?: string } }>('/bench/stays', ({ query }) =>
  makeStays(product.db, {
    ...{ hotel: 'BP', fromOn: from },
    count: Number(query.count),
    days: Number(query.days ?? 90),
  }),
);
product.app.get('/bench/memory', async () => {
  const { user, system } = process.cpuUsage();
  return { ...process.memoryUsage(), cpuMs: (user + system) / 1_000 };
});

product.app.get('/bench/trips', async () => takeTrips());

const loop = monitorEventLoopDelay({ resolution: 1 });
/** Delay of the event loop since the last question, milliseconds. The watch begins with the first one: it wakes the process a thousand times a second. */
product.app.get('/bench/loop', async () => {
  const figures = { longestMs: loop.max / 1e6, p99Ms: loop.percentile(99) / 1e6 };
  loop.reset();
  loop.enable();
  return figures;
});

process.once('SIGTERM', () => {
  void Promise.all([product.close(), floor.close()]).then(endFloor);
});
await listenAt(product.app, { PORT: 0, HOST: '127.0.0.1' });
const taken = product.app.server.address();
if (taken === null || typeof taken === 'string') throw new RangeError('the product listens at no port');
const address = `http://127.0.0.1:${taken.port}`;
const floorAddress = await floor.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address, floorAddress });
