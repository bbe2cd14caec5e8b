import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

/** An idle session ends after this time: another person may sit at the desk by now. */
const STAFF_IDLE_MS = HOUR_MS;
/** Every session ends this long after signing in: a shift. */
export const STAFF_LONGEST_MS = 12 * HOUR_MS;
/** Use is recorded at most this often: each record is a write. */
export const STAFF_NOTE_USE_MS = 5 * MINUTE_MS;

/**
 * Cookie beside the session's that a page may read: with it a page asks who is signed in, and without it nobody is. It opens nothing. Over TLS its
 * name begins with `__Host-`.
 */
export const SESSION_MARK = 'staff-in';

export type StaffSessionTimes = { readonly beganAt: Instant; readonly usedAt: Instant };

/** End of a session without further use. */
export function sessionEndsAt({ beganAt, usedAt }: StaffSessionTimes): Instant {
  return Math.min(usedAt + STAFF_IDLE_MS, beganAt + STAFF_LONGEST_MS);
}
