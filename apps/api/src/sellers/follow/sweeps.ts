import type { Sweep } from '../../jobs/sweep.ts';
import { FOLLOWED_AT_ONCE, type FollowDeps, followFlights } from './watch-flights.ts';

/** Flights of the rides of the next two days. */
export const sweepsOfFollowing = (deps: FollowDeps): readonly Sweep[] => [
  {
    name: 'flights',
    every: 'minute',
    run: (_db, now) => followFlights(deps, now),
    full: FOLLOWED_AT_ONCE,
  },
];
