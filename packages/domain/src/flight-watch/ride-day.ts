import { HOUR_MS, type Instant } from '../time/instant.ts';

const HOURS_BEFORE = 24;
const HOURS_AFTER = 4;

/** True from a day before a ride until four hours after the later of sold and expected pick-up: its guest sees what its flight does. */
export const isDayOfRide = (
  { soldAt, expectedAt }: { readonly soldAt: Instant; readonly expectedAt: Instant },
  nowAt: Instant,
): boolean =>
  nowAt >= Math.min(soldAt, expectedAt) - HOURS_BEFORE * HOUR_MS &&
  nowAt <= Math.max(soldAt, expectedAt) + HOURS_AFTER * HOUR_MS;
