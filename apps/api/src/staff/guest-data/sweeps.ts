import type { Sweep } from '../../jobs/sweep.ts';
import { forgetOld, type Keeping, slice } from './forget-old.ts';

/** Slices of one hour: what is old when it is first switched on takes days, not the machine. */
const atMost = 40;

export const sweepsOfGuestData = (keeping: Keeping): readonly Sweep[] => [
  {
    name: 'guestData',
    every: 'hour',
    async run(db, now) {
      let done = 0;
      for (let turn = 0; turn < atMost; turn += 1) {
        const more = await forgetOld(db, keeping, now);
        done += more;
        if (more < slice) break;
      }
      return done;
    },
  },
];
