import type { Sweep } from '../../jobs/sweep.ts';
import { addDaysUp } from './add-days-up.ts';

/** Days are added up while there are any. */
export const sweepsOfReports: readonly Sweep[] = [
  { name: 'reportSums', every: 'minute', run: (db, now) => addDaysUp(db, now), full: 1 },
];
