import { type DeadlineSettings, type Deadlines, deadlinesOf, isOpenUntil } from '../booking/deadlines.ts';
import type { Instant } from '../time/instant.ts';
import { countingPickUpAt } from './counting-pick-up.ts';
import type { Freeze } from './freeze.ts';

/**
 * Deadlines of a ride after news of its flight. One that is still open when the news is learned goes by the later of sold and expected pick-up; one that
 * has passed stays. None comes earlier than sold.
 * @param current as the news before left them; the sold ones at first
 */
export function deadlinesAfterNews(
  current: Deadlines,
  news: { readonly soldAt: Instant; readonly expectedAt: Instant; readonly learnedAt: Instant },
  settings?: DeadlineSettings,
): Deadlines {
  const moved = deadlinesOf(countingPickUpAt(news), settings);
  const after = (untilAt: Instant, movedAt: Instant): Instant =>
    isOpenUntil(untilAt, news.learnedAt) ? movedAt : untilAt;
  return {
    changeUntilAt: after(current.changeUntilAt, moved.changeUntilAt),
    cancelUntilAt: after(current.cancelUntilAt, moved.cancelUntilAt),
  };
}

/** True for a deadline that is open to the guest now. A passed one reopens only while the ride is frozen by its airline. */
export function isOpenFollowed(
  untilAt: Instant,
  freeze: Pick<Freeze, 'cause'> | null,
  nowAt: Instant,
): boolean {
  return freeze?.cause === 'airline' || isOpenUntil(untilAt, nowAt);
}
