import type { JobLog } from '../../jobs/worker.ts';
import { reconcilePayment, type SettleDeps } from './reconcile-payment.ts';
import { reconcileSale } from './reconcile-sale.ts';
import { takeDueCalls } from './repository.ts';

const atOnce = 20;

export type ReconcileCallsDeps = SettleDeps & { readonly log: JobLog };

/**
 * Finds out what became of sales and payments of which nobody knows the end. Never sends one again. Safe to run in any number of processes.
 * Returns how many were looked at.
 */
export async function reconcileCalls(deps: ReconcileCallsDeps, now: number): Promise<number> {
  const due = await takeDueCalls(deps.db, { now, limit: atOnce });
  await Promise.all(
    due.map(async (call) => {
      try {
        await (call.kind === 'sale' ? reconcileSale(deps, call, now) : reconcilePayment(deps, call, now));
      } catch (error) {
        deps.log.error(
          { err: error, callId: call.id },
          'a sale or payment of theirs could not be reconciled',
        );
      }
    }),
  );
  return due.length;
}
