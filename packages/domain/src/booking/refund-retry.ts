import { type Instant, MINUTE_MS } from '../time/instant.ts';

/** A refund that the bank turned away is asked for again so often; after that only a person can help. */
export const MAX_REFUND_RETRIES = 5;
const FIRST_PAUSE_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 48 * 60 * MINUTE_MS;

/**
 * When a failed refund is asked for again: 10 minutes, an hour, 6 hours, 36 hours, two days after it failed; null when that was tried.
 * @param retries how often it was asked for again already, 0 for the first one
 */
export function refundRetryAt(failedAt: Instant, retries: number): Instant | null {
  if (retries >= MAX_REFUND_RETRIES) return null;
  return failedAt + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 6 ** retries);
}
