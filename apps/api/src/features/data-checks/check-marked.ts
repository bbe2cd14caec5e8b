import type { Db } from '../../db/client.ts';
import type { JobLog } from '../../jobs/worker.ts';
import { type CheckBookingDeps, checkBooking } from './check-booking.ts';
import { deleteIdleMarks, deleteMark, insertNightMarks, listMarks } from './repository.ts';

/** Bookings that one round looks at. */
export const CHECKED_AT_ONCE = 50;

/** Marks that one round looks through for bookings with nothing to check. */
const LOOKED_THROUGH = 1_000;

/** Checks the bookings that are marked: sold, changed, or of a night. Returns how many it looked at. */
export async function checkMarked(
  deps: CheckBookingDeps & { readonly log: JobLog },
  now: number,
): Promise<number> {
  await deleteIdleMarks(deps.db, { now, limit: LOOKED_THROUGH });
  const marks = await listMarks(deps.db, CHECKED_AT_ONCE);
  for (const mark of marks) {
    try {
      await checkBooking(deps, mark, now);
    } catch (error) {
      deps.log.warn({ err: error, couponId: mark.couponId }, 'the data of a booking could not be checked');
      // The next night looks again. It must not keep the others waiting.
      await deleteMark(deps.db, mark);
    }
  }
  return marks.length;
}

/** Marks the bookings of every resort whose night has come. Safe in any number of processes. Returns how many. */
export const markNight = (db: Db, now: number): Promise<number> => insertNightMarks(db, now);
