import type pg from 'pg';
import { chooseBackends } from '../apps/api/src/choose-backends.ts';
import { createDb, createPool } from '../apps/api/src/db/client.ts';
import { CHECKED_AT_ONCE, checkMarked } from '../apps/api/src/sellers/finding/check-marked.ts';
import { insertNightMarks } from '../apps/api/src/store/finding/repository.ts';

/** A call of staff that is repeated while the night's check works, and its name. */
type Asking = readonly [name: string, ask: () => Promise<unknown>];

type Night = {
  readonly database: pg.Client;
  readonly url: string;
  readonly calls: readonly Asking[];
  readonly at: (values: readonly number[], part: number) => number;
};

/**
 * Distinct bookings: copies of one sale have its guest and its address, so that all of them would be the same party. The booking itself has
 * another name, too, for its letters.
 */
async function tellApart(database: pg.Client): Promise<void> {
  const name = (id: string): string => `'Guest ' || translate(${id}::text, '0123456789', 'abcdefghij')`;
  await database.query('set session_replication_role = replica');
  await database.query(`update coupon_stay s set guest = ${name('s.coupon_id')} from coupon c
    where c.id = s.coupon_id and c.status in ('confirmed', 'partially_cancelled')`);
  await database.query(`update coupon set contact_email = 'guest' || id || '@guests.example'
    where status in ('confirmed', 'partially_cancelled')`);
  await database.query('reset session_replication_role');
  await database.query('delete from data_mark');
  await database.query('delete from data_night');
  await database.query('vacuum (analyze) coupon, coupon_stay, data_mark');
}

/** Duration of each call, one after the other, until the work has ended. */
async function whileWorking(
  calls: readonly Asking[],
  work: Promise<unknown>,
): Promise<ReadonlyMap<string, number[]>> {
  const times = new Map<string, number[]>(calls.map(([name]) => [name, []]));
  const state = { isOver: false };
  const ended = work.finally(() => {
    state.isOver = true;
  });
  do {
    for (const [name, ask] of calls) {
      const began = performance.now();
      await ask();
      times.get(name)?.push(performance.now() - began);
    }
  } while (!state.isOver);
  await ended;
  return times;
}

/**
 * One night of the check of data: the time to mark and to check its bookings, in its pieces, and the time of other calls meanwhile. The
 * worker of the product does the same between its other sweeps.
 */
export async function measureNight({ database, url, calls, at }: Night): Promise<void> {
  await tellApart(database);
  const pool = createPool({ url });
  const db = createDb(pool);
  const fails: unknown[] = [];
  const backends = await chooseBackends({ db, url, now: Date.now, onError: (error) => fails.push(error) });
  const { pms, flights, inventory, listener } = backends;
  const log = {
    info: () => {},
    warn: (...said: unknown[]) => fails.push(said),
    error: (...said: unknown[]) => fails.push(said),
  };
  const deps = { db, pms, flights, inventory, publicUrl: 'https://transfers.example', log };
  const secondsOf = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  try {
    const rest = await whileWorking(calls, sleepFor(calls));
    const marking = performance.now();
    let marked = 0;
    const duringMarks = await whileWorking(
      calls,
      insertNightMarks(db, Date.now()).then((count) => {
        marked = count;
      }),
    );
    const markedIn = performance.now() - marking;
    const rounds: number[] = [];
    let checked = 0;
    const check = async (): Promise<void> => {
      for (;;) {
        const began = performance.now();
        const count = await checkMarked(deps, Date.now());
        if (count === 0) return;
        rounds.push(performance.now() - began);
        checked += count;
      }
    };
    const checking = performance.now();
    const duringChecks = await whileWorking(calls, check());
    const checkedIn = performance.now() - checking;
    const { rows } = await database.query<{ found: number; links: number; news: number }>(
      `select (select count(*)::int from data_finding where resolved_at is null) as found, (select count(*)::int from fix_link) as links,
        (select count(*)::int from stay_event) as news`,
    );
    const [told = { found: 0, links: 0, news: 0 }] = rows;
    console.log(
      `\nOne night: ${marked.toLocaleString('en-US')} bookings with a ride to come marked, one statement, until the last call beside it had its answer ${secondsOf(markedIn)}; ${checked.toLocaleString('en-US')} checked in ${secondsOf(checkedIn)}, in ${rounds.length} rounds of ${CHECKED_AT_ONCE} at most (a round p50 ${at(rounds, 0.5).toFixed(0)} ms, slowest ${Math.max(0, ...rounds).toFixed(0)} ms), ${(checked / (checkedIn / 1_000)).toFixed(0)} a second. ${told.found.toLocaleString('en-US')} findings stand, ${told.links.toLocaleString('en-US')} links were mailed, ${told.news.toLocaleString('en-US')} readings of stays told something new. Trouble: ${fails.length}.\n`,
    );
    console.log(
      '| call | at rest, p50 ms | slowest | while marking, p50 | slowest | while checking, p50 | p95 | slowest |',
    );
    console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
    const cell = (times: readonly number[], part: number): string =>
      (part === 1 ? Math.max(0, ...times) : at(times, part)).toFixed(0);
    for (const [name] of calls) {
      const of = (times: ReadonlyMap<string, number[]>): readonly number[] => times.get(name) ?? [];
      console.log(
        `| ${name} | ${cell(of(rest), 0.5)} | ${cell(of(rest), 1)} | ${cell(of(duringMarks), 0.5)} | ${cell(of(duringMarks), 1)} | ${cell(of(duringChecks), 0.5)} | ${cell(of(duringChecks), 0.95)} | ${cell(of(duringChecks), 1)} |`,
      );
    }
    for (const fail of fails.slice(0, 3)) console.log(fail);
  } finally {
    await listener.close();
    await db.destroy();
  }
}

/** As long as twenty rounds of the calls take. */
async function sleepFor(calls: readonly Asking[]): Promise<void> {
  for (let round = 0; round < 20; round += 1) for (const [, ask] of calls) await ask();
}
