import type { JobLog } from '../../job-log.ts';
import { takeDueCalls } from '../../store/their-booking/repository.ts';
import { type Watching, watchOf } from '../../watch-work.ts';
import { reconcilePayment, type SettleDeps } from './reconcile-payment.ts';
import { reconcileSale } from './reconcile-sale.ts';

const atOnce = 20;

export type ReconcileCallsDeps = SettleDeps & Pick<Watching, 'watch'> & { readonly log: JobLog };

/**
 * Resolves sales and payments without a known end. Never sends one again. Safe to run in any number of processes. Returns the number of
 * checked calls.
 */
export async function reconcileCalls(deps: ReconcileCallsDeps, now: number): Promise<number> {
  const watch = watchOf(deps);
  const due = await takeDueCalls(deps.db, { now, limit: atOnce });
  await Promise.all(
    due.map((call) =>
      watch({ name: 'calls', row: call.id, now }, async () => {
        await (call.kind === 'sale' ? reconcileSale(deps, call, now) : reconcilePayment(deps, call, now));
      }),
    ),
  );
  return due.length;
}
