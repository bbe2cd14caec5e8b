import type { Direction } from '../booking/availability.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import { foldNews } from './fold-news.ts';
import { TOLD_FROM_MS } from './guest-notice.ts';
import type { FlightNews } from './news.ts';

/** A guest is told in time within so many minutes of the news. */
export const IN_TIME_MINUTES = 2;
/** Minutes from which a pick-up counts as moved. */
export const MOVED_MINUTES = TOLD_FROM_MS / MINUTE_MS;
/** Hours before a ride at which its flight is to be known. */
export const COVERED_HOURS = 24;

/** True for a notice that followed its news in time. */
export const isToldInTime = (newsLearnedAt: Instant, toldAt: Instant): boolean =>
  toldAt - newsLearnedAt <= IN_TIME_MINUTES * MINUTE_MS;

/**
 * Minutes by which the time known an hour before a flight's end was wrong, late or early; null where none was known then.
 * @param endedAt actual time at the gate
 */
export function estimateError(
  news: readonly FlightNews[],
  endedAt: Instant,
  place: { readonly direction: Direction; readonly taxiMinutes: number },
): number | null {
  const known = news.filter(({ learnedAt }) => learnedAt <= endedAt - HOUR_MS);
  const at = foldNews(known, place).time.counts?.at;
  return at === undefined ? null : Math.abs(at - endedAt) / MINUTE_MS;
}
