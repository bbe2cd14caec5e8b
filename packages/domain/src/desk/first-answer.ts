import { DAY_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

/** How many minutes a guest waits at most for the first answer: usually, and within a day of their ride. */
export type AnswerTimes = { readonly usual: number; readonly nearRide: number };

export const USUAL_ANSWER_TIMES: AnswerTimes = { usual: 240, nearRide: 30 };

/** Minutes that either of them can be set to. */
export const ANSWER_MINUTES = { min: 5, max: 2_880 };

/** Times that make sense: near the ride an answer is never due later than usual. */
export const areAnswerTimes = ({ usual, nearRide }: AnswerTimes): boolean =>
  [usual, nearRide].every(
    (minutes) => Number.isInteger(minutes) && minutes >= ANSWER_MINUTES.min && minutes <= ANSWER_MINUTES.max,
  ) && nearRide <= usual;

/**
 * When the first answer to a message is due. Who waits while their ride comes within a day gets the short time from that moment on.
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
