import { type CallName, routes } from '@traslado/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { StaffIdentity } from '../../ports/staff-identity.ts';
import { staffPassword } from '../staff.ts';
import { type Crowd, type FuzzCounts, fuzzCall } from './fuzz-call.ts';
import { keepReport } from './keep-report.ts';
import { type StuckGuard, startStuckGuard } from './stuck-guard.ts';
import { makeCrowd, openWorld, type World } from './world.ts';

/** Requests a call. `FUZZ_REQUESTS=20000` for a night of it. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2_000);

/** The same requests in every run of the same commit; `FUZZ_SEED=…` for others, and to see a failure again. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Letters are set in tests of their own: here hundreds are asked for, at 60 ms each. */
const quickLetters = { render: async () => new Uint8Array(8), close: async () => {} };

/** Who gives the password of the tests is let in, without the 30 ms and 19 MB of a hash for each try: those are tested on their own. */
const quickIdentity = (db: () => Db): StaffIdentity => ({
  async prove(username, password) {
    const account =
      password === staffPassword
        ? await db()
            .selectFrom('staff_account')
            .select('id')
            .where('username', '=', username)
            .executeTakeFirst()
        : undefined;
    return account ? { kind: 'known', accountId: account.id } : { kind: 'credentials_not_valid' };
  },
});

/** Tests every call of one part with generated requests. Two parts, so that a machine with two cores takes half the time. */
export function describeFuzz(part: 'reads' | 'writes'): void {
  const names = (Object.keys(routes) as CallName[]).filter(
    (name) => (routes[name].method === 'GET') === (part === 'reads'),
  );
  const counts: FuzzCounts[] = [];
  let world: World;
  let crowd: Crowd;
  let guard: StuckGuard;

  beforeAll(async () => {
    world = await openWorld({
      letterPool: quickLetters,
      door: { staffIdentity: quickIdentity(() => world.test.db) },
    });
    crowd = await makeCrowd(world.test);
    guard = startStuckGuard();
  }, 240_000);

  afterAll(async () => {
    keepReport(`fuzz-${part}`, { requests, seed, calls: counts });
    await guard.stop();
    await world.close();
  });

  describe(`${requests} generated requests, seed ${seed}`, () => {
    it.each(names)(
      '%s answers every one as the contract says',
      async (name) => {
        const seen = await fuzzCall(world, name, { crowd, guard, requests, seed });
        counts.push(seen);
        // Requests that never get past the first check would try nothing.
        const right = Object.entries(seen.outcomes).reduce(
          (sum, [outcome, n]) => sum + (outcome < '4' ? n : 0),
          0,
        );
        expect(right, JSON.stringify(seen.outcomes)).toBeGreaterThan(requests / 500);
      },
      60_000 + requests * 100,
    );
  });
}
