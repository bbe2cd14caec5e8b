import type { Sweep } from '../../jobs/sweep.ts';
import { forgetOld, type Keeping, slice } from './forget-old.ts';

export const sweepsOfGuestData = (keeping: Keeping): readonly Sweep[] => [
  { name: 'guestData', every: 'hour', run: (db, now) => forgetOld(db, keeping, now), full: slice },
];
