import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

const SILENT_MINUTES = 30;
const WITHIN_HOURS = 4;

/** True for a flight within 4 hours of which nothing was heard for 30 minutes. One that was never heard of is stale, too. */
export function isStale(
  watch: {
    readonly flightAt: Instant;
    readonly overAt: Instant;
    /** The last reading, of any content; null before the first. */
    readonly heardAt: Instant | null;
  },
  nowAt: Instant,
): boolean {
  const isNear = nowAt >= watch.flightAt - WITHIN_HOURS * HOUR_MS && nowAt <= watch.overAt;
  return isNear && (watch.heardAt === null || nowAt - watch.heardAt >= SILENT_MINUTES * MINUTE_MS);
}
