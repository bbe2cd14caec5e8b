import { addDays, type CivilTime } from '../time/civil.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';
import { toInstant, toLocal } from '../time/zone.ts';

const QUIET_FROM: CivilTime = '22:00';
const QUIET_UNTIL: CivilTime = '07:00';
/** A ride this near is worth waking for. */
const WAKES_HOURS = 6;

/** End of the quiet at an airport, where `nowAt` lies in it; null by day, and for a ride within 6 hours. */
export function quietUntilAt(nowAt: Instant, rideAt: Instant, zone: string): Instant | null {
  const wakesFromAt = rideAt - WAKES_HOURS * HOUR_MS;
  if (nowAt >= wakesFromAt) return null;
  const { date, time } = toLocal(nowAt, zone);
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return null;
  const morningOn = time < QUIET_UNTIL ? date : addDays(date, 1);
  return Math.min(toInstant(morningOn, QUIET_UNTIL, zone).at, wakesFromAt);
}
