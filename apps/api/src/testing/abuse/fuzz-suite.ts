import { catalogueRoutes } from '@traslado/contract/catalogue-calls';
import { examplePicture } from '@traslado/contract/examples/pictures';
import { type CallName, routes } from '@traslado/contract/routes';
import { allCatalogueRoutes } from '@traslado/contract/routes-of-all-catalogues';
import { kindOfFile } from '@traslado/domain/pictures/file-kind';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { PicturePool } from '../../pictures/picture-pool.ts';
import type { StaffIdentity } from '../../ports/staff-identity.ts';
import { staffPassword } from '../staff.ts';
import { type Crowd, type FuzzCounts, fuzzCall } from './fuzz-call.ts';
import { keepReport } from './keep-report.ts';
import { type StuckGuard, startStuckGuard } from './stuck-guard.ts';
import { makeCrowd, openWorld, type World } from './world.ts';

/** Requests of a call that guests make. `FUZZ_REQUESTS=20000` for a night of it. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2_000);

/**
 * Requests of one call. What only staff may ask gets a tenth: there are five times as many. The calls of the catalogues share one piece of code for each thing that they
 * do: each gets a twentieth.
 */
function requestsOf(name: CallName): number {
  if (Object.hasOwn(catalogueRoutes, name) || Object.hasOwn(allCatalogueRoutes, name))
    return Math.ceil(requests / 20);
  return routes[name].access === 'staff' ? Math.ceil(requests / 10) : requests;
}

/** The same requests in every run of the same commit; `FUZZ_SEED=…` for others, and to see a failure again. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Letters are set in tests of their own: here hundreds are asked for, at 60 ms each. */
const quickLetters = {
  render: async () => new Uint8Array(8),
  renderDayList: async () => new Uint8Array(8),
  close: async () => {},
};

/** Pictures too: the smallest takes as long. */
const quickPictures: PicturePool = {
  make: async ({ bytes }) =>
    kindOfFile(bytes) ? { made: { ...examplePicture, files: [] } } : { refused: 'picture.kind' },
  drawLogo: async () => new Uint8Array(8),
  close: async () => {},
};

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

/** Calls are tested in parts, so that a machine with two cores takes half the time. */
type Part = 'reads' | 'writes' | 'catalogue-writes';

function partOf(name: CallName): Part {
  if (routes[name].method === 'GET') return 'reads';
  return Object.hasOwn(catalogueRoutes, name) ? 'catalogue-writes' : 'writes';
}

/** Tests every call of one part with generated requests. */
export function describeFuzz(part: Part): void {
  const names = (Object.keys(routes) as CallName[]).filter((name) => partOf(name) === part);
  const counts: FuzzCounts[] = [];
  let world: World;
  let crowd: Crowd;
  let guard: StuckGuard;

  beforeAll(async () => {
    world = await openWorld({
      letterPool: quickLetters,
      picturePool: quickPictures,
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

  describe(`generated requests, seed ${seed}`, () => {
    it.each(names)(
      '%s answers every one as the contract says',
      async (name) => {
        // A rule that an earlier call made must not stand in the way of this one.
        await world.test.db.updateTable('publishing_rule').set({ active: false }).execute();
        const seen = await fuzzCall(world, name, { crowd, guard, requests: requestsOf(name), seed });
        counts.push(seen);
        // Requests that never get past the first check would try nothing.
        const right = Object.entries(seen.outcomes).reduce(
          (sum, [outcome, n]) => sum + (outcome < '4' ? n : 0),
          0,
        );
        expect(right, JSON.stringify(seen.outcomes)).toBeGreaterThan(requestsOf(name) / 500);
      },
      60_000 + requests * 100,
    );
  });
}
