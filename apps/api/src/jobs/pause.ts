const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** Failed tries of a job before it is given up: with the pauses below about 21 hours, so that a night without a mail server loses nothing. */
export const mostAttempts = 30;

/**
 * Pause before the next try: 5 s, 10 s, 20 s … up to an hour, each between half and all of it, so that jobs that failed together do not
 * come back together.
 * @param failures tries that failed so far, 1 or more
 * @param random 0 (included) to 1
 */
export function pauseAfter(failures: number, random: number): number {
  const full = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 20));
  return Math.round(full * (0.5 + random / 2));
}
