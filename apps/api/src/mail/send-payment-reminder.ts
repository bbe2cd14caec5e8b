import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { paymentReminder } from './letters/payment-reminder.ts';

/** Reminds the guest of an unpaid booking, unless it was paid or ended meanwhile. */
export function sendPaymentReminder(deps: BookingMails): JobHandler<'send_payment_reminder'> {
  return async ({ couponId }, { now }) => {
    const facts = await deps.findLetterFacts(couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    if (!facts.coupon.viewer.can_pay) {
      deps.log.info({ couponId }, 'no reminder: there is nothing to pay any more');
      return;
    }
    const addressed = [{ letter: paymentReminder, address: facts.reach.email, edition: '1' }];
    await writeBookingMails(deps, { couponId, facts, addressed, now });
  };
}
