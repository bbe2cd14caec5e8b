import type { Clock } from '../../clock.ts';
import type { JobLog } from '../../jobs/worker.ts';
import { expireChanges } from '../changes/expire-changes.ts';
import { expireCoupons } from '../coupons/repository.ts';
import { remindUnpaid } from '../letters/remind-unpaid.ts';
import { runRefunds } from '../refunds/run-refunds.ts';
import { type ReconcileDeps, reconcileAttempts } from './reconcile-attempts.ts';

export type Sweeps = { readonly stop: () => Promise<void> };

const everyMs = 3_000;
const coupons = 200;

/**
 * One round of what nobody waits for: payments left open, repayments, bookings whose time to pay has passed. Each part works on although
 * another one fails. True when there may be more to do at once.
 */
export async function sweepOnce(deps: ReconcileDeps, now: number): Promise<boolean> {
  const counts = await Promise.all([
    attempt(deps.log, () => reconcileAttempts(deps, now)),
    attempt(deps.log, () => runRefunds(deps, now)),
    attempt(deps.log, () => expireCoupons(deps.db, { now, limit: coupons })),
    attempt(deps.log, () => expireChanges(deps.db, now)),
    attempt(deps.log, () => remindUnpaid(deps.db, now)),
  ]);
  return (counts[2] ?? 0) >= coupons;
}

async function attempt(log: JobLog, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    log.warn({ err: error }, 'a sweep did not end');
    return 0;
  }
}

/** Sweeps at once, which is the recovery after a crash, and then every few seconds. Any number of processes may do so. */
export function startSweeps(deps: ReconcileDeps & { readonly clock: Clock }): Sweeps {
  let stopping = false;
  let ring: () => void = () => {};
  async function sweep(): Promise<void> {
    while (!stopping) {
      const more = await sweepOnce(deps, deps.clock.now());
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
