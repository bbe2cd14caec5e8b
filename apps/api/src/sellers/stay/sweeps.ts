import { DAY_MS } from '@traslado/domain/time/instant';
import { deleteGuesses } from '../../db/guess-rows.ts';
import type { Sweep } from '../../jobs/sweep.ts';

/** Wrong guesses expire after a day. */
export const sweepsOfStays: readonly Sweep[] = [
  { name: 'guesses', every: 'hour', run: (db, now) => deleteGuesses(db, now - DAY_MS) },
];
