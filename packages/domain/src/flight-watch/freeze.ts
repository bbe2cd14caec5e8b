import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import { type AirlineCause, causeOf } from './airline-cause.ts';
import type { FlightKnown } from './fold-news.ts';

export const FREEZE_REASONS = ['cancelled', 'cancelled_uncertain', 'diverted', 'moved'] as const;
export type FreezeReason = (typeof FREEZE_REASONS)[number];

/** A doubtful cancellation is waited out so long, but not nearer to the ride than this. */
const UNCERTAIN_MINUTES = 30;
const UNCERTAIN_HOURS_BEFORE = 3;

/** A ride that stands still: it is neither missed nor completed until its flight is clear, or its guest chose. */
export type Freeze = {
  readonly reason: FreezeReason;
  /** First news of the reason. */
  readonly sinceAt: Instant;
  readonly cause: AirlineCause;
};

/** A ride's facts for its freeze. */
export type RideToFreeze = {
  readonly soldPickUpAt: Instant;
  /** Time of the flight by which the ride stands: as sold, or as the guest accepted it. */
  readonly standingFlightAt: Instant;
  /** The instant at which the ride named this flight. */
  readonly namedAt: Instant;
  /** Its own cancel deadline, as sold. */
  readonly soldCancelUntilAt: Instant;
  /** The guest said "I come anyway"; holds for the news known by then. */
  readonly comesAnywayAt: Instant | null;
  readonly freezeHours: number;
};

/** A flight's facts for the freeze of its rides. */
export type FlightToFreeze = Pick<FlightKnown, 'state' | 'stateSinceAt' | 'troubleSinceAt'> & {
  /** The time that counts, one set by hand too; null where nobody knows any. */
  readonly at: Instant | null;
  /** First news of a move beyond the limit that still lasts, by `firstMoveAt`; null for none. */
  readonly movedSinceAt: Instant | null;
  /** The timetable's; null where nobody tells it. */
  readonly timetabledAt: Instant | null;
};

/** The freeze of a ride now, or null. A flight that nobody knows never freezes. */
export function freezeOf(ride: RideToFreeze, flight: FlightToFreeze, nowAt: Instant): Freeze | null {
  const found = reasonOf(ride, flight, nowAt);
  if (!found || (ride.comesAnywayAt !== null && found.sinceAt <= ride.comesAnywayAt)) return null;
  // The airline did not move a flight that was never at the time that the guest gave.
  const { timetabledAt, troubleSinceAt } = flight;
  if (found.reason === 'moved' && timetabledAt !== null && isMovedFar(timetabledAt, ride))
    return { ...found, cause: 'guest' };
  const firstNewsAt = Math.min(found.sinceAt, troubleSinceAt ?? found.sinceAt);
  return { ...found, cause: causeOf(ride, firstNewsAt) };
}

function reasonOf(
  ride: RideToFreeze,
  { state, stateSinceAt, at, movedSinceAt }: FlightToFreeze,
  nowAt: Instant,
): Omit<Freeze, 'cause'> | null {
  const sinceAt = stateSinceAt ?? nowAt;
  if (state === 'cancelled' || state === 'diverted') return { reason: state, sinceAt };
  if (state === 'cancelled_uncertain' && nowAt >= uncertainUntilAt(sinceAt, ride.soldPickUpAt))
    return { reason: state, sinceAt };
  if (at === null || !isMovedFar(at, ride)) return null;
  return { reason: 'moved', sinceAt: movedSinceAt ?? nowAt };
}

/** Begin of the freeze of a doubtful cancellation. */
export function uncertainUntilAt(sinceAt: Instant, soldPickUpAt: Instant): Instant {
  const nearAt = soldPickUpAt - UNCERTAIN_HOURS_BEFORE * HOUR_MS;
  return Math.max(sinceAt, Math.min(sinceAt + UNCERTAIN_MINUTES * MINUTE_MS, nearAt));
}

/** True for a flight's time that freezes a ride, exactly the limit not yet. */
export const isMovedFar = (
  at: Instant,
  { standingFlightAt, freezeHours }: Pick<RideToFreeze, 'standingFlightAt' | 'freezeHours'>,
): boolean => Math.abs(at - standingFlightAt) > freezeHours * HOUR_MS;
