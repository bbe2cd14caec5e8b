import type { CallName } from './calls.ts';

/** Header of every request that a page of a look sends: the number of the look. It opens nothing; with it only the calls below are answered. */
export const LOOK_HEADER = 'look';

/** All that such a page may ask, whoever is signed in. They read, but for the one that ends the look. */
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
