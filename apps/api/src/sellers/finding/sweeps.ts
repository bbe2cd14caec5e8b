import type { Sweep } from '../../jobs/sweep.ts';
import { insertNightMarks } from '../../store/finding/repository.ts';
import type { Watching } from '../../watch-work.ts';
import type { CheckBookingDeps } from './check-booking.ts';
import { CHECKED_AT_ONCE, checkMarked } from './check-marked.ts';

/** Data of bookings that would fail on the day. */
export const sweepsOfFindings = (deps: CheckBookingDeps & Watching): readonly Sweep[] => [
  { name: 'checked', every: 'round', run: (_db, now) => checkMarked(deps, now), full: CHECKED_AT_ONCE },
  { name: 'night', every: 'hour', run: insertNightMarks },
];
