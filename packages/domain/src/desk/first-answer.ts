import { DAY_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

/** Longest wait for a first answer, in minutes: usually, and within a day of the ride. */
export type AnswerTimes = { readonly usual: number; readonly nearRide: number };

export const USUAL_ANSWER_TIMES: AnswerTimes = { usual: 240, nearRide: 30 };

/** Bounds of either time, in minutes. */
export const ANSWER_MINUTES = { min: 5, max: 2_880 };

/** True for times that make sense: near the ride an answer is never due later than usual. */
export const areAnswerTimes = ({ usual, nearRide }: AnswerTimes): boolean =>
  [usual, nearRide].every(
    (minutes) => Number.isInteger(minutes) && minutes >= ANSWER_MINUTES.min && minutes <= ANSWER_MINUTES.max,
  ) && nearRide <= usual;

/**
 * Due time of the first answer to a message. If the ride comes within a day meanwhile, the short time runs from that moment on.
 * @param rideAt pick-up of the ride that it is about; null where none is known
 */
export function firstAnswerDue(
  { writtenAt, rideAt }: { readonly writtenAt: Instant; readonly rideAt: Instant | null },
  times: AnswerTimes,
): Instant {
  const usual = writtenAt + times.usual * MINUTE_MS;
  if (rideAt === null) return usual;
  return Math.min(usual, Math.max(writtenAt, rideAt - DAY_MS) + times.nearRide * MINUTE_MS);
}
