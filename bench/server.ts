import { readConfig } from '../apps/api/src/config.ts';
import { assembleProduct } from '../apps/api/src/product.ts';
import { addFloor } from './floor.ts';
import { makeStays } from './stays.ts';

/**
 * The product with the floor routes beside its own, on the database that the environment names. A process of its own, so that the
 * load generator does not share its thread.
 */
const config = readConfig(process.env);
const databaseUrl = config.DATABASE_URL ?? '';
const product = await assembleProduct(config, () => {});
const endFloor = await addFloor(product.app, databaseUrl, Number(process.env.BENCH_LIST_BYTES ?? 3_300));
const from = new Date(product.clock.now() + 10 * 86_400_000).toISOString().slice(0, 10);
product.app.get<{ Querystring: { count: string } }>('/bench/stays', ({ query }) =>
  makeStays(product.db, 'BP', from, Number(query.count)),
);
product.app.get('/bench/memory', async () => {
  const { user, system } = process.cpuUsage();
  return { ...process.memoryUsage(), cpuMs: (user + system) / 1_000 };
});

process.once('SIGTERM', () => {
  void product.close().then(endFloor);
});
const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
