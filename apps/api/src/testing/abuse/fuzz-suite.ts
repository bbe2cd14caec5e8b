import { examplePicture } from '@traslado/contract/examples/pictures';
import { allCatalogueRoutes } from '@traslado/contract/routes-of-all-catalogues';
import { kindOfFile } from '@traslado/domain/pictures/file-kind';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { PicturePool } from '../../pictures/picture-pool.ts';
import type { StaffIdentity } from '../../ports/staff-identity.ts';
import { oneOfEachShape } from '../catalogue-shapes.ts';
import { staffPassword } from '../staff.ts';
import { callTried, type TriedCall, triedCalls } from '../tried-calls.ts';
import { catalogueOf } from './call-groups.ts';
import { type Crowd, type FuzzCounts, fuzzCall } from './fuzz-call.ts';
import { keepReport } from './keep-report.ts';
import { type StuckGuard, startStuckGuard } from './stuck-guard.ts';
import { makeCrowd, openWorld, type World } from './world.ts';

/** `FUZZ=long`, before a release: every catalogue, and four times as many requests. */
const isLong = process.env.FUZZ === 'long';

/** Requests of a call that guests make. `FUZZ_REQUESTS=20000` for a night of it. */
const requests = Number(process.env.FUZZ_REQUESTS ?? (isLong ? 2_000 : 500));

const isOfCatalogues = (name: TriedCall): boolean =>
  catalogueOf[name] !== undefined || Object.hasOwn(allCatalogueRoutes, name);

/**
 * Requests of one call. A call for staff only gets a tenth: there are five times as many. The calls of the catalogues share one piece of
 * code for each deed: each gets a twentieth. Fewer than 200 and 100 would seldom get past the first check.
 */
function requestsOf(name: TriedCall): number {
  const isLeast = process.env.FUZZ_REQUESTS === undefined;
  if (isOfCatalogues(name)) return Math.max(Math.ceil(requests / 20), isLeast ? 100 : 1);
  if (callTried(name).route.access === 'staff') return Math.max(Math.ceil(requests / 10), isLeast ? 200 : 1);
  return requests;
}

/** Other requests each day, the same all day long; `FUZZ_SEED=…` for another day's, and to see a failure again. */
const seed = Number(process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

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

/** The password of the tests opens at once, without the 30 ms and 19 MB of a hash for each try: hashes are tested on their own. */
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

function partOf(name: TriedCall): Part {
  if (callTried(name).route.method === 'GET') return 'reads';
  return catalogueOf[name] !== undefined ? 'catalogue-writes' : 'writes';
}

const ofEachShape = oneOfEachShape();

function isAsked(name: TriedCall): boolean {
  const catalogue = catalogueOf[name];
  return isLong || catalogue === undefined || ofEachShape.includes(catalogue);
}

/** Tests every call of one part with generated requests. */
export function describeFuzz(part: Part): void {
  const names = triedCalls.filter((name) => partOf(name) === part && isAsked(name));
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
        counts.push(await fuzzCall(world, name, { crowd, guard, requests: requestsOf(name), seed }));
      },
      60_000 + requests * 100,
    );
  });
}
