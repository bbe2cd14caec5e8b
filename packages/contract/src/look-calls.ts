import type { CallName } from './calls.ts';

/** Header of every request that a page of a look sends: the number of the look. It opens nothing; with it only the calls below are answered. */
export const LOOK_HEADER = 'look';

/** All calls of a view-as-guest page, for any signed-in person. They read, but for the one that ends the session. */
export const LOOK_CALLS: readonly CallName[] = [
  'showLook',
  'endLook',
  'getBrand',
  'listAirports',
  'listProperties',
  // The form of another flight asks them as soon as it is there.
  'searchFlight',
  'listAirlines',
];
