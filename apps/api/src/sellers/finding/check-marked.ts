import { deleteIdleMarks, deleteMark, listMarks } from '../../store/finding/repository.ts';
import { type Watching, watchOf } from '../../watch-work.ts';
import { type CheckBookingDeps, checkBooking } from './check-booking.ts';

/** Bookings that one round looks at. */
export const CHECKED_AT_ONCE = 50;

/** Marks that one round reads to find bookings with nothing to check. */
const LOOKED_THROUGH = 1_000;

/** Checks the marked bookings: sold, changed, or of a night. Returns their number. */
export async function checkMarked(deps: CheckBookingDeps & Watching, now: number): Promise<number> {
  await deleteIdleMarks(deps.db, { now, limit: LOOKED_THROUGH });
  const watch = watchOf(deps);
  const marks = await listMarks(deps.db, CHECKED_AT_ONCE);
  for (const mark of marks) {
    const isChecked = await watch({ name: 'checked', row: mark.couponId, now }, async () => {
      await checkBooking(deps, mark, now);
      return true;
    });
    // A failed check is repeated the next night. It must not keep the others waiting.
    if (!isChecked) await deleteMark(deps.db, mark);
  }
  return marks.length;
}
