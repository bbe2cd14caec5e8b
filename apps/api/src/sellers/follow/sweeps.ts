import type { Sweep } from '../../jobs/sweep.ts';
import type { Channels } from '../../ports/channels.ts';
import { askForPush, PUSHED_AT_ONCE } from './ask-for-push.ts';
import { ASKED_AT_ONCE, readApprovals, readCosts } from './ask-provider.ts';
import { FOLLOWED_AT_ONCE, type FollowDeps, followFlights } from './watch-flights.ts';

/** Flights of the rides of the next two days. */
export const sweepsOfFollowing = (deps: FollowDeps): readonly Sweep[] => [
  {
    name: 'flights',
    every: 'minute',
    run: (_db, now) => followFlights(deps, now),
    full: FOLLOWED_AT_ONCE,
  },
  {
    name: 'flightPush',
    every: 'minute',
    run: (_db, now) => askForPush(deps, now),
    full: PUSHED_AT_ONCE,
  },
];

/** Words of the provider that it does not send by itself. */
export const sweepsOfChannels = (channels: Channels): readonly Sweep[] => [
  {
    name: 'contentApprovals',
    every: 'minute',
    run: (db, now) => readApprovals(db, channels, now),
    full: ASKED_AT_ONCE,
  },
  {
    name: 'messageCosts',
    every: 'hour',
    run: (db, now) => readCosts(db, channels, now),
    full: ASKED_AT_ONCE,
  },
];
