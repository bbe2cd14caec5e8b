import type { Sweep } from '../../jobs/sweep.ts';
import { completeRides, expireCoupons } from '../../store/booking/repository.ts';
import { updateLapsedChanges } from '../../store/change/repository.ts';
import { type ReconcileDeps, reconcileAttempts } from './reconcile-attempts.ts';

/** Rows of one run. */
const limit = 200;

/** Payments left open; bookings, changes and rides whose time has passed. */
export const sweepsOfOurs = (deps: ReconcileDeps): readonly Sweep[] => [
  { name: 'attempts', every: 'round', run: (_db, now) => reconcileAttempts(deps, now) },
  { name: 'expired', every: 'round', run: (db, now) => expireCoupons(db, { now, limit }), full: limit },
  { name: 'changes', every: 'minute', run: (db, now) => updateLapsedChanges(db, { now, limit }) },
  { name: 'completed', every: 'minute', run: (db, now) => completeRides(db, { now, limit }), full: limit },
];
