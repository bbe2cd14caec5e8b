import { HOUR_MS, type Instant } from '../time/instant.ts';

const HOURS_BEFORE = 4;

/** True where mail alone is not enough: a ride within 4 hours, of a guest who gave another channel. */
export function needsMoreThanMail(channels: readonly string[], rideAt: Instant, nowAt: Instant): boolean {
  return rideAt - nowAt <= HOURS_BEFORE * HOUR_MS && channels.some((channel) => channel !== 'mail');
}
