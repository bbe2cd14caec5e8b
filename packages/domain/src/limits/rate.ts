import { HOUR_MS, type Instant } from '../time/instant.ts';

/** At most `max` times within a sliding `windowMs`. */
export type Allowance = { max: number; windowMs: number };

const DECLINES_PER_HOUR: Allowance = { max: 5, windowMs: HOUR_MS };

export type AllowanceAnswer = { kind: 'go'; left: number } | { kind: 'wait'; untilAt: Instant };

/**
 * Permission for one more time now.
 * @param timesAt instants of the earlier times, in any order
 */
export function checkAllowance(
  nowAt: Instant,
  timesAt: readonly Instant[],
  allowance: Allowance,
): AllowanceAnswer {
  const recent = timesAt.filter((at) => at > nowAt - allowance.windowMs).sort((a, b) => a - b);
  if (recent.length < allowance.max) return { kind: 'go', left: allowance.max - recent.length - 1 };
  // When this one leaves the window, fewer than `max` are left in it.
  const blocking = recent[recent.length - allowance.max] ?? nowAt;
  return { kind: 'wait', untilAt: blocking + allowance.windowMs };
}

/** Payments of a booking pause after more than 5 declines within an hour. */
export function declinePause(nowAt: Instant, declinesAt: readonly Instant[]): Instant | null {
  const answer = checkAllowance(nowAt, declinesAt, { ...DECLINES_PER_HOUR, max: DECLINES_PER_HOUR.max + 1 });
  return answer.kind === 'wait' ? answer.untilAt : null;
}
