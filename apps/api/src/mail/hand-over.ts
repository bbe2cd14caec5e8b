/**
 * Letters whose arrival is unknown: they were handed over whole, and then the line or the process died before an answer. Such a letter is
 * handed over a second time, after a pause, because it may be lost. A third time would only fill the guest's mailbox: staff look at it.
 */
export type HandOvers = {
  /** Times without an answer, the one under way included. */
  readonly unanswered: number;
  /** Instant of the last hand-over, epoch milliseconds. */
  readonly handedOverAt: number | null;
};

/** Hand-overs without an answer after which a letter is left to staff. */
export const mostUnanswered = 2;

/** Rest before the second time. Long enough for a short trouble of the line to be over, short enough for a guest who waits. */
export const unansweredPauseMs = 30_000;

export type HandOverStep =
  | { readonly kind: 'hand_over' }
  /** Handed over a moment ago: the answer may still be under way in another process. */
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'leave_to_staff' };

/** The next step for a letter without an answer. */
export function nextStep(
  { unanswered, handedOverAt }: HandOvers,
  now: number,
  pauseMs: number,
): HandOverStep {
  const restMs = unanswered > 0 && handedOverAt !== null ? handedOverAt + pauseMs - now : 0;
  if (restMs > 0) return { kind: 'wait', ms: restMs };
  return { kind: unanswered >= mostUnanswered ? 'leave_to_staff' : 'hand_over' };
}
