import { type CivilTime, minutesOf } from '../time/civil.ts';

/** Minutes that a typed time may differ from the schedule's without a question. */
const UNASKED_MINUTES = 30;

/** The schedule's answer about a flight on its day. Times are local to the airport of the ride. */
export type Schedule =
  | {
      readonly kind: 'known';
      readonly time: CivilTime;
      readonly isNational: boolean;
      /** At the airport of the ride; null where it has none. */
      readonly terminal?: string | null;
    }
  /** It does not list the flight on that day, or the ride has none: the guest's word counts. */
  | { readonly kind: 'unlisted' }
  /** It could not be asked: the guest's word counts, and staff check later. */
  | { readonly kind: 'unavailable' };

/** True for a time that is more than 30 minutes from the schedule's, both of the same day. */
export function isOffSchedule(typed: CivilTime, scheduled: CivilTime): boolean {
  return Math.abs(minutesOf(typed) - minutesOf(scheduled)) > UNASKED_MINUTES;
}

/** A typed flight compared with the schedule. */
export type Judged = {
  /** The schedule's fact where it knows the flight, else the guest's answer; null without one. */
  readonly isNational: boolean | null;
  /** The schedule's time where the typed one has to be asked about, else null. */
  readonly scheduledTime: CivilTime | null;
  /** Staff should check the time of a booking that keeps it. */
  readonly toCheck: boolean;
};

/**
 * National or international is a fact of the route, so the schedule decides it. The time is the guest's own in the end: airlines move
 * flights, and schedules lag behind.
 */
export function judgeFlight(
  typed: { readonly time: CivilTime; readonly isNational: boolean | null },
  schedule: Schedule,
): Judged {
  if (schedule.kind !== 'known')
    return { isNational: typed.isNational, scheduledTime: null, toCheck: schedule.kind === 'unavailable' };
  const isOff = isOffSchedule(typed.time, schedule.time);
  return {
    isNational: schedule.isNational,
    scheduledTime: isOff ? schedule.time : null,
    toCheck: isOff,
  };
}
