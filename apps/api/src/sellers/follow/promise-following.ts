import { DAY_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { hasAnswered } from '../../store/flight-watch/asked-repository.ts';

/** True while flights are followed and their feed has answered within a day: only then guests are promised it. */
export type FollowPromise = (now: number) => Promise<boolean>;

/** The database is asked once a minute. @param isFollowed false where no feed is set */
export function openFollowPromise(db: Db, isFollowed: boolean): FollowPromise {
  let known = { minute: Number.NaN, holds: Promise.resolve(false) };
  return (now) => {
    const minute = Math.floor(now / MINUTE_MS);
    if (!isFollowed || minute === known.minute) return known.holds;
    // A database that is away promises nothing.
    known = { minute, holds: hasAnswered(db, now - DAY_MS).catch(() => false) };
    return known.holds;
  };
}
