import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Clock } from '../../clock.ts';
import { deleteRequestCounts } from '../../db/request-counts.ts';
import { forgetIntents } from '../../intents/repository.ts';
import type { JobLog } from '../../jobs/worker.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { expireChanges } from '../changes/expire-changes.ts';
import { completeRides, expireCoupons } from '../coupons/repository.ts';
import { remindUnpaid } from '../letters/remind-unpaid.ts';
import { runRefunds } from '../refunds/run-refunds.ts';
import { forgetGuesses } from '../stays/forget-guesses.ts';
import { reconcileCalls } from '../their-coupons/reconcile-calls.ts';
import { type ReconcileDeps, reconcileAttempts } from './reconcile-attempts.ts';

export type SweepDeps = ReconcileDeps & {
  /** The group's own backend, where it sells. */
  readonly transfers?: Transfers | null | undefined;
};

export type Sweeps = { readonly stop: () => Promise<void> };

const everyMs = 3_000;
const coupons = 200;
const keys = 10_000;

/**
 * One round of what nobody waits for: payments left open, repayments, bookings whose time to pay has passed. Each part works on although
 * another one fails. True when there may be more to do at once.
 */
export async function sweepOnce(deps: SweepDeps, now: number): Promise<boolean> {
  const { transfers } = deps;
  const counts = await Promise.all([
    attempt(deps.log, () => reconcileAttempts(deps, now)),
    attempt(deps.log, () => runRefunds(deps, now)),
    attempt(deps.log, () => expireCoupons(deps.db, { now, limit: coupons })),
    attempt(deps.log, () => expireChanges(deps.db, now)),
    attempt(deps.log, () => remindUnpaid(deps.db, now)),
    attempt(deps.log, () => completeRides(deps.db, { now, limit: coupons })),
    attempt(deps.log, async () => (transfers ? reconcileCalls({ ...deps, transfers }, now) : 0)),
  ]);
  return Math.max(counts[2] ?? 0, counts[5] ?? 0) >= coupons;
}

/** Throws away what has no use any more: answered keys, wrong guesses and counted requests. True when there is more of it. */
export async function keepHouse(
  { db, log }: Pick<ReconcileDeps, 'db' | 'log'>,
  now: number,
): Promise<boolean> {
  const [forgotten = 0] = await Promise.all([
    attempt(log, () => forgetIntents(db, { now, limit: keys })),
    attempt(log, () => forgetGuesses(db, now)),
    attempt(log, () => deleteRequestCounts(db, now)),
  ]);
  return forgotten >= keys;
}

async function attempt(log: JobLog, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    log.warn({ err: error }, 'a sweep did not end');
    return 0;
  }
}

/** Sweeps at once, which is the recovery after a crash, then every few seconds, and keeps house every hour. Any number of processes may do so. */
export function startSweeps(deps: SweepDeps & { readonly clock: Clock }): Sweeps {
  let stopping = false;
  let ring: () => void = () => {};
  let tidyAt = 0;
  async function sweep(): Promise<void> {
    while (!stopping) {
      const now = deps.clock.now();
      const more = await sweepOnce(deps, now);
      if (now >= tidyAt && !(await keepHouse(deps, now))) tidyAt = now + HOUR_MS;
      if (more || stopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  const sweeping = sweep();
  return {
    async stop() {
      stopping = true;
      ring();
      await sweeping;
    },
  };
}
