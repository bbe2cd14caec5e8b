import { donePickUpAt } from '../booking/deadlines.ts';
import { mayRecordOutcome, type Outcome, type OutcomeVerdict } from '../booking/ride-outcome.ts';
import type { TransferState } from '../booking/state.ts';
import type { Instant } from '../time/instant.ts';

/** The pick-up by which waiting, missed and completion go: the later of sold and expected. */
export const countingPickUpAt = (pickUps: {
  readonly soldAt: Instant;
  readonly expectedAt: Instant;
}): Instant => Math.max(pickUps.soldAt, pickUps.expectedAt);

type FollowedRide = {
  readonly status: TransferState;
  /** By `countingPickUpAt`, and the waiting that follows from it. */
  readonly pickUpAt: Instant;
  readonly waitsUntilAt: Instant;
  readonly isFrozen: boolean;
};

/** Permission to record an outcome of a followed ride now. A frozen one is not missed; it may have taken place after all. */
export function mayRecordFollowed(
  outcome: Outcome,
  ride: FollowedRide,
  nowAt: Instant,
): OutcomeVerdict | { readonly kind: 'frozen' } {
  if (outcome === 'missed' && ride.isFrozen && ride.status === 'confirmed') return { kind: 'frozen' };
  return mayRecordOutcome(outcome, ride, nowAt);
}

/** True for a ride that completes itself now. A frozen one waits for its guest or the desk. */
export function completesItself(ride: Omit<FollowedRide, 'waitsUntilAt'>, nowAt: Instant): boolean {
  return ride.status === 'confirmed' && !ride.isFrozen && ride.pickUpAt <= donePickUpAt(nowAt);
}
