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

/** `FUZZ=long`, before a release: every catalogue, and each call at length. */
const isLong = process.env.FUZZ === 'long';

/** Requests of each call. There are five times as many calls for staff as for guests; those of the catalogues share one piece of code for each deed. */
type Lengths = { readonly guests: number; readonly staff: number; readonly catalogues: number };

/** `FUZZ_REQUESTS=20000` for a night of it. */
function lengthsAsked(): Lengths {
  const asked = Number(process.env.FUZZ_REQUESTS);
  if (asked) return { guests: asked, staff: Math.ceil(asked / 10), catalogues: Math.ceil(asked / 20) };
  if (isLong) return { guests: 2_000, staff: 200, catalogues: 100 };
  return { guests: 80, staff: 40, catalogues: 25 };
}

const lengths = lengthsAsked();

const isOfCatalogues = (name: TriedCall): boolean =>
  catalogueOf[name] !== undefined || Object.hasOwn(allCatalogueRoutes, name);

function requestsOf(name: TriedCall): number {
  if (isOfCatalogues(name)) return lengths.catalogues;
  return callTried(name).route.access === 'staff' ? lengths.staff : lengths.guests;
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
    crowd = await makeCrowd(world.test, lengths.guests);
    guard = startStuckGuard();
  }, 240_000);

  afterAll(async () => {
    keepReport(`fuzz-${part}`, { requests: lengths.guests, seed, calls: counts });
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
      60_000 + lengths.guests * 100,
    );
  });
}
