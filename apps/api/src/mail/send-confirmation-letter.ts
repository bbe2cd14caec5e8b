import { isInForce } from '@traslado/domain/booking/state';
import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { confirmation } from './letters/confirmation.ts';
import { resortNotice } from './letters/resort-notice.ts';
import { noteRideMatters } from './note-ride-matters.ts';
import { writeResortNotices } from './write-resort-notices.ts';

/** Writes the guest's letter and the resort's notices of a confirmed booking. */
export function sendConfirmationLetter(deps: BookingMails): JobHandler<'send_confirmation_letter'> {
  return async ({ couponId }, { now }) => {
    const facts = await deps.findLetterFacts(couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    const { coupon } = facts;
    // Cancelled before its letter was written: a confirmation would only mislead.
    if (!isInForce(coupon.status)) {
      deps.log.info(
        { couponId, status: coupon.status },
        'no confirmation letter for a booking in this state',
      );
      return;
    }
    await noteRideMatters(deps.db, { couponId, coupon, now });
    const addressed = [{ letter: confirmation, address: facts.reach.email }];
    await writeBookingMails(deps, { couponId, facts, addressed, now });
    await writeResortNotices(deps, { couponId, coupon, now, letter: resortNotice });
  };
}
