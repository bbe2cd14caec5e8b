import { systemClock } from '../../clock.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { removeLostFiles, removeUnusedPictures } from './remove-unused-pictures.ts';

export const sweepsOfPictures = (pictures: Pictures): readonly Sweep[] => [
  { name: 'unusedPictures', every: 'hour', run: (db, now) => removeUnusedPictures({ db, pictures }, now) },
  // Files are as old as the wall clock says.
  { name: 'lostPictures', every: 'hour', run: (db) => removeLostFiles({ db, pictures }, systemClock.now()) },
];
