import { findMark } from '../../store/finding/repository.ts';
import { type CheckBookingDeps, checkBooking } from './check-booking.ts';

/**
 * Checks a booking that staff just changed: its page shows the change's findings at once. The change stands whatever the check does: a failed one
 * leaves its mark, and the worker checks again and logs.
 */
export async function checkChanged(deps: CheckBookingDeps, couponId: number, now: number): Promise<void> {
  try {
    const mark = await findMark(deps.db, couponId);
    if (mark) await checkBooking(deps, mark, now);
  } catch {}
}
