import { DAY_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import type { TransferState } from './state.ts';

/** What staff say became of a ride. */
export const OUTCOMES = ['completed', 'missed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why nobody rode. `other` needs a note. */
export const MISSED_REASONS = ['not_there', 'declined', 'other_ride', 'other'] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

export const MARK_NOTE_MAX = 300;

/** The state of a ride of which this was said. */
export const stateOfOutcome = { completed: 'completed', missed: 'no_show' } as const satisfies Record<
  Outcome,
  TransferState
>;

/** A ride as its marks see it. */
type MarkedRide = {
  readonly status: TransferState;
  readonly pickUpAt: Instant;
  /** Until when its driver waits at least, by `waitsUntil`. */
  readonly waitsUntilAt: Instant;
};

/** From when on staff can say it: that a ride took place from its pick-up on, that it was missed not before the driver has waited. */
export function markableFrom(outcome: Outcome, { pickUpAt, waitsUntilAt }: MarkedRide): Instant {
  return outcome === 'completed' ? pickUpAt : waitsUntilAt;
}

export type MarkVerdict =
  | { readonly kind: 'ok' }
  /** It does not stand, or something was said of it already. */
  | { readonly kind: 'refused'; readonly code: 'ride.not_markable' }
  | { readonly kind: 'refused'; readonly code: 'ride.too_early'; readonly fromAt: Instant };

/** Whether staff can say now what became of a ride. */
export function mayMark(outcome: Outcome, ride: MarkedRide, nowAt: Instant): MarkVerdict {
  if (ride.status !== 'confirmed') return { kind: 'refused', code: 'ride.not_markable' };
  const fromAt = markableFrom(outcome, ride);
  return nowAt < fromAt ? { kind: 'refused', code: 'ride.too_early', fromAt } : { kind: 'ok' };
}

/** What staff said can be taken back for a day, at its very last millisecond too. What completed itself nobody said. */
export function mayTakeBack(
  mark: { readonly markedAt: Instant } | null,
  nowAt: Instant,
):
  | { readonly kind: 'ok' }
  | { readonly kind: 'refused'; readonly code: 'ride.not_marked' | 'ride.mark_kept' } {
  if (!mark) return { kind: 'refused', code: 'ride.not_marked' };
  return nowAt - mark.markedAt <= DAY_MS ? { kind: 'ok' } : { kind: 'refused', code: 'ride.mark_kept' };
}

/** The guest is told of a missed ride so much later: who pressed the wrong button has time to take it back. */
const TOLD_MINUTES_AFTER = 10;

export const toldOfMissAt = (markedAt: Instant): Instant => markedAt + TOLD_MINUTES_AFTER * MINUTE_MS;
