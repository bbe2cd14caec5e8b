import { type Instant, MINUTE_MS } from '../time/instant.ts';

/** Retries of a refund that the bank refused; after the last only a person can help. */
export const MAX_REFUND_RETRIES = 5;
const FIRST_PAUSE_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 48 * 60 * MINUTE_MS;

/**
 * Time of the next retry of a failed refund: 10 minutes, an hour, 6 hours, 36 hours, two days after it failed; null after the last.
 * @param retries retries so far, 0 before the first one
 */
export function refundRetryAt(failedAt: Instant, retries: number): Instant | null {
  if (retries >= MAX_REFUND_RETRIES) return null;
  return failedAt + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 6 ** retries);
}
