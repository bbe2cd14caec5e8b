import { DAY_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import type { TransferState } from './state.ts';

/** Outcomes of a ride that staff record. */
export const OUTCOMES = ['completed', 'missed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Reasons for a missed ride. `other` needs a note. */
export const MISSED_REASONS = ['not_there', 'declined', 'other_ride', 'other'] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

export const OUTCOME_NOTE_MAX = 300;

/** A ride's state by its outcome. */
export const stateOfOutcome = { completed: 'completed', missed: 'no_show' } as const satisfies Record<
  Outcome,
  TransferState
>;

/** A ride's facts for recording its outcome. */
type RideToRecord = {
  readonly status: TransferState;
  readonly pickUpAt: Instant;
  /** Least end of the driver's waiting, by `waitsUntil`. */
  readonly waitsUntilAt: Instant;
};

/** The earliest moment for an outcome: completed from the pick-up on, missed not before the driver has waited. */
export function outcomeFrom(outcome: Outcome, { pickUpAt, waitsUntilAt }: RideToRecord): Instant {
  return outcome === 'completed' ? pickUpAt : waitsUntilAt;
}

export type OutcomeVerdict =
  | { readonly kind: 'ok' }
  /** The ride does not stand, or has an outcome already. */
  | { readonly kind: 'refused'; readonly code: 'ride.not_markable' }
  | { readonly kind: 'refused'; readonly code: 'ride.too_early'; readonly fromAt: Instant };

/** Permission to record an outcome now. */
export function mayRecordOutcome(outcome: Outcome, ride: RideToRecord, nowAt: Instant): OutcomeVerdict {
  if (ride.status !== 'confirmed') return { kind: 'refused', code: 'ride.not_markable' };
  const fromAt = outcomeFrom(outcome, ride);
  return nowAt < fromAt ? { kind: 'refused', code: 'ride.too_early', fromAt } : { kind: 'ok' };
}

/** Permission to withdraw an outcome: for a day, at its very last millisecond too. A ride that completed itself has none to withdraw. */
export function mayWithdrawOutcome(
  mark: { readonly markedAt: Instant } | null,
  nowAt: Instant,
):
  | { readonly kind: 'ok' }
  | { readonly kind: 'refused'; readonly code: 'ride.not_marked' | 'ride.mark_kept' } {
  if (!mark) return { kind: 'refused', code: 'ride.not_marked' };
  return nowAt - mark.markedAt <= DAY_MS ? { kind: 'ok' } : { kind: 'refused', code: 'ride.mark_kept' };
}

/** The guest hears of a missed ride this many minutes later, so that a wrong click can be withdrawn first. */
const TOLD_MINUTES_AFTER = 10;

export const toldOfMissAt = (markedAt: Instant): Instant => markedAt + TOLD_MINUTES_AFTER * MINUTE_MS;
