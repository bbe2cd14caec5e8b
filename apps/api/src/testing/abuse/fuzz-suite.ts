import { type CallName, routes } from '@traslado/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crowd, type FuzzCounts, fuzzCall } from './fuzz-call.ts';
import { keepReport } from './keep-report.ts';
import { makeCrowd, openWorld, type World } from './world.ts';

/** Requests a call. `FUZZ_REQUESTS=20000` for a night of it. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2_000);

/** The same requests in every run of the same commit; `FUZZ_SEED=…` for others, and to see a failure again. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

const names = Object.keys(routes) as CallName[];
const counts: FuzzCounts[] = [];
let world: World;
let crowd: Crowd;

beforeAll(async () => {
  world = await openWorld({ letterPool: { render: async () => new Uint8Array(8), close: async () => {} } });
  crowd = await makeCrowd(world.test);
}, 120_000);

afterAll(async () => {
  keepReport('fuzz', { requests, seed, calls: counts });
  await world.close();
});

describe(`${requests} generated requests, seed ${seed}`, () => {
  it.each(names)(
    '%s answers every one as the contract says',
    async (name) => {
      const seen = await fuzzCall(world, name, { crowd, requests, seed });
      counts.push(seen);
      // Requests that never get past the first check would try nothing.
      const right = Object.entries(seen.outcomes).reduce(
        (sum, [outcome, n]) => sum + (outcome < '4' ? n : 0),
        0,
      );
      expect(right, JSON.stringify(seen.outcomes)).toBeGreaterThan(requests / 500);
    },
    requests * 300,
  );
});
