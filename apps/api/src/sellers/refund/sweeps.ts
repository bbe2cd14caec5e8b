import type { Sweep } from '../../jobs/sweep.ts';
import { type RefundDeps, runRefunds } from './run-refunds.ts';

export const sweepsOfRefunds = (deps: RefundDeps): readonly Sweep[] => [
  { name: 'refunds', every: 'round', run: (_db, now) => runRefunds(deps, now) },
];
