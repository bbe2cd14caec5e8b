import type { Sweep } from '../../jobs/sweep.ts';
import { checkBooks, checkJobs } from './check-books.ts';
import { type ReconcileMoneyDeps, reconcileMoney } from './reconcile-money.ts';

export const sweepsOfReconciliation = (deps: ReconcileMoneyDeps): readonly Sweep[] => [
  { name: 'reconciliation', every: 'hour', run: (_db, now) => reconcileMoney(deps, now) },
  { name: 'books', every: 'minute', run: checkBooks },
  { name: 'lateJobs', every: 'minute', run: checkJobs },
];
