import { setTimeout as sleep } from 'node:timers/promises';
import { checkPromises } from '../apps/api/src/check-promises.ts';
import type { Discrepancy } from '../apps/api/src/store/payment/books-repository.ts';
import { sweepOnce } from '../apps/api/src/sweeps/run-sweeps.ts';
import { silentLog } from '../apps/api/src/testing/changes.ts';
import type { Child } from '../apps/api/src/testing/child-process.ts';
import type { FaultResult } from './fault.ts';
import { type Booked, type Seen, startLoad } from './load.ts';
import { openStage, type Stage } from './stage.ts';

/**
 * A later answer is none for a guest, with any content. On a machine that has other work too, the slowest answer's time before the fault
 * comes on top.
 */
const longestAnswerMs = 10_000;
/** The product's own time to resolve lost payments. */
const patienceMs = 60_000;
/** Load before and after the fault, so that both sides are seen. */
const calm = { short: 700, long: 3_000 };

export type Play = {
  /** Causes the fault and ends it again. Returns the number of times. */
  readonly fault: (stage: Stage, seen: Readonly<Seen>) => Promise<string>;
  /** A guest's further steps with a paid booking. */
  readonly goOn?: (booked: Booked) => Promise<void>;
  readonly short: boolean;
  /** Another one than the one that all faults share. */
  readonly stage?: Stage;
  /** The process that the guests speak to, when it is not the one that all faults share. */
  readonly product?: Pick<Child, 'url' | 'ended'>;
  /** Guests under way at a time, where the usual number sells faster than letters are made. */
  readonly guestsAtOnce?: number;
  /** The process is killed and started again: answers are cut, and guests ask again. */
  readonly isKilled?: boolean;
};

/** Plays a fault while guests book and pay, and compares their answers with the books afterwards. */
export async function playUnderLoad({
  fault,
  short,
  product,
  guestsAtOnce,
  goOn,
  isKilled = false,
  ...on
}: Play): Promise<FaultResult> {
  const stage = on.stage ?? (await openStage());
  const played = product ?? stage.product;
  const known = new Set((await readBooks(stage)).map(lineOf));
  let isAlive = true;
  void played.ended.then(() => {
    isAlive = isKilled;
  });

  const mostGuests = short ? 400 : 2_000;
  const load = await startLoad({ ...stage, url: played.url, mostGuests, guestsAtOnce, goOn });
  const pause = short ? calm.short : calm.long;
  await sleep(pause);
  const calmMs = load.seen.longestMs;
  const done = await fault(stage, load.seen).catch(async (error: unknown) => {
    // If the process has died, there may be nothing left to break. The report then says so.
    if (!isAlive) return String(error);
    await load.stop(0);
    throw error;
  });
  await sleep(pause);
  let isOver = false;
  const stopped = load.stop(isAlive ? patienceMs : 0).finally(() => {
    isOver = true;
  });
  // The short form does not wait for the product's own check of lost payments: it checks as another process would, half a minute later.
  while (short && !isOver) {
    await Promise.race([stopped, sleep(1_000)]);
    if (!isOver) await sweepOnce({ ...stage, log: silentLog }, Date.now() + 30_000);
  }
  await stopped;
  const alive = isAlive;

  const differences = (await readBooks(stage)).filter((one) => !known.has(lineOf(one)));
  const lost = await findLost(stage, load.seen);
  return judge({ seen: load.seen, isKilled, calmMs, done, alive, lost, differences });
}

const lineOf = (one: Discrepancy): string => JSON.stringify(one);

async function readBooks({ db, payments }: Stage): Promise<Discrepancy[]> {
  const checked = await checkPromises({ db, payments, anchors: [], charges: { from: 0 } }, Date.now());
  return checked.flatMap(({ found }) => found);
}

/** Bookings that differ between a guest's answer and the books. */
async function findLost({ db }: Stage, { told }: Seen): Promise<string[]> {
  if (told.size === 0) return [];
  const rows = await db
    .selectFrom('coupon')
    .select(['coupon_code', 'status'])
    .where('coupon_code', 'in', [...told.keys()])
    .execute();
  const statuses = new Map(rows.map((row) => [row.coupon_code, row.status]));
  return [...told]
    .filter(([code, word]) => (word === 'paid' ? statuses.get(code) !== 'confirmed' : !statuses.has(code)))
    .map(([code, word]) => `${code} told ${word}, is ${statuses.get(code) ?? 'nowhere'}`);
}

function judge(found: {
  readonly seen: Seen;
  readonly isKilled: boolean;
  readonly calmMs: number;
  readonly done: string;
  readonly alive: boolean;
  readonly lost: readonly string[];
  readonly differences: readonly Discrepancy[];
}): FaultResult {
  const { seen, isKilled, calmMs, done, alive, lost, differences } = found;
  const paid = [...seen.told.values()].filter((word) => word === 'paid').length;
  const passed =
    alive &&
    paid > 0 &&
    (isKilled ? 0 : seen.unanswered) + seen.failed + seen.unfinished + seen.unexpected.size === 0 &&
    seen.longestMs <= longestAnswerMs + calmMs &&
    lost.length + differences.length === 0;
  const rows: readonly (readonly [string, string | number])[] = [
    ['played', done],
    ['requests', seen.requests],
    ['2xx', seen.ok],
    ['4xx', seen.refused],
    ['503', seen.busy],
    ['500', seen.failed],
    ['no answer', [seen.unanswered, ...seen.causes].join(', ')],
    [
      'longest answer',
      `${Math.round(seen.longestMs)} ms, ${seen.longestOf}; before ${Math.round(calmMs)} ms`,
    ],
    ['without sales', `${(seen.longestPauseMs / 1_000).toFixed(1)} s at most`],
    ['process alive', alive ? 'yes' : 'NO'],
    ['bookings told', `${seen.told.size}, paid ${paid}, lost ${lost.length}, unfinished ${seen.unfinished}`],
    ...lost.map((one) => ['lost', one] as const),
    ['books clean', differences.length === 0 ? 'yes' : `NO: ${differences.map(lineOf).join(' ')}`],
    ['unexpected', [...seen.unexpected].join(', ') || 'nothing'],
  ];
  return { passed, rows: rows.map(([what, value]) => ({ what, value: String(value) })) };
}
