import type { Sweep } from '../../jobs/sweep.ts';
import { type ReconcileCallsDeps, reconcileCalls } from './reconcile-calls.ts';

/** Sales and payments of which the end is unknown. */
export const sweepsOfTheirs = (deps: ReconcileCallsDeps): readonly Sweep[] => [
  { name: 'calls', every: 'round', run: (_db, now) => reconcileCalls(deps, now) },
];
