import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

/** A session that nobody used for so long has ended: the desk may be somebody else's by now. */
const STAFF_IDLE_MS = HOUR_MS;
/** And every session ends so long after signing in: a shift. */
export const STAFF_LONGEST_MS = 12 * HOUR_MS;
/** Use is noted at most so often: a note is a write. */
export const STAFF_NOTE_USE_MS = 5 * MINUTE_MS;

/** Instants of a session of staff. */
export type StaffSessionTimes = { readonly beganAt: Instant; readonly usedAt: Instant };

/** From when on it no longer counts, if it is not used meanwhile. */
export function sessionEndsAt({ beganAt, usedAt }: StaffSessionTimes): Instant {
  return Math.min(usedAt + STAFF_IDLE_MS, beganAt + STAFF_LONGEST_MS);
}
