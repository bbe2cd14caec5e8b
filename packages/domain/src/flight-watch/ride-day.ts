import { HOUR_MS, type Instant } from '../time/instant.ts';

const HOURS_BEFORE = 24;
const HOURS_AFTER = 4;

type PickUps = { readonly soldAt: Instant; readonly expectedAt: Instant };

/** True from four hours after the later of sold and expected pick-up. */
export const isRideDayOver = ({ soldAt, expectedAt }: PickUps, nowAt: Instant): boolean =>
  nowAt > Math.max(soldAt, expectedAt) + HOURS_AFTER * HOUR_MS;

/** A day before a ride: from then on its guest sees what its flight does. */
export const dayOfRideFromAt = ({ soldAt, expectedAt }: PickUps): Instant =>
  Math.min(soldAt, expectedAt) - HOURS_BEFORE * HOUR_MS;

/** True from a day before a ride until four hours after it: its guest sees what its flight does. */
export const isDayOfRide = (ride: PickUps, nowAt: Instant): boolean =>
  nowAt >= dayOfRideFromAt(ride) && !isRideDayOver(ride, nowAt);
