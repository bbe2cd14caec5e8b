import type { Direction } from '../booking/availability.ts';
import type { Instant } from '../time/instant.ts';
import { foldNews } from './fold-news.ts';
import { runBegan } from './fold-source.ts';
import { type FlightNews, inOrderOfTruth } from './news.ts';

/** Causes of a freeze, for deadlines and refunds. */
export const AIRLINE_CAUSES = ['guest', 'airline'] as const;
export type AirlineCause = (typeof AIRLINE_CAUSES)[number];

/**
 * The airline's cause holds for a flight that the ride named before the first news of its trouble, and at the latest at the ride's own cancel deadline.
 * For a number corrected later the desk decides.
 */
export function causeOf(
  ride: { readonly namedAt: Instant; readonly soldCancelUntilAt: Instant },
  firstNewsAt: Instant,
): AirlineCause {
  return ride.namedAt < firstNewsAt && ride.namedAt <= ride.soldCancelUntilAt ? 'airline' : 'guest';
}

/** The flight's time in the timetable, by the newest reading that tells it; null where none does. */
export function timetabledAt(news: readonly FlightNews[]): Instant | null {
  const told = inOrderOfTruth(news).map(
    ({ times: { gate, runway } }) => gate.scheduledAt ?? runway.scheduledAt,
  );
  return told.findLast((at) => at !== null) ?? null;
}

/** First reading of a move that still lasts; null where the newest reading with a time tells of none. */
export function firstMoveAt(
  news: readonly FlightNews[],
  place: { readonly direction: Direction; readonly taxiMinutes: number },
  isMoved: (at: Instant) => boolean,
): Instant | null {
  const atOf = (one: FlightNews): Instant | null => foldNews([one], place).time.counts?.at ?? null;
  const timed = inOrderOfTruth(news).filter((one) => atOf(one) !== null);
  return runBegan(timed, (one) => isMoved(atOf(one) ?? Number.NaN));
}
