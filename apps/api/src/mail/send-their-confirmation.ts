import { isInForce } from '@traslado/domain/booking/state';
import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import type { SentLetterFacts } from '../letter/facts.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { confirmation } from './letters/confirmation.ts';

export type TheirConfirmation = { readonly code: string; readonly facts: SentLetterFacts };

/** Writes the guest's letter of a booking that the group's backend sold, where we mail them. Theirs tells the resort's own people. */
export function sendTheirConfirmation(
  deps: Pick<BookingMails, 'db' | 'pool' | 'from' | 'log'> & {
    readonly isOurs: boolean;
    readonly findConfirmation: (callId: string, now: number) => Promise<TheirConfirmation | null>;
  },
): JobHandler<'send_their_confirmation'> {
  return async ({ callId }, { now }) => {
    if (!deps.isOurs) return;
    const found = await deps.findConfirmation(callId, now);
    if (!found) throw new GiveUp('there is no such booking');
    const { code, facts } = found;
    const { status } = facts.coupon;
    // They took the money, and their own list lags behind.
    if (status === 'pending_payment') throw new Error('they do not show the booking as paid yet');
    if (!isInForce(status)) {
      deps.log.info({ code, status }, 'no confirmation letter for a booking in this state');
      return;
    }
    const addressed = [{ letter: confirmation, address: facts.reach.email }];
    await writeBookingMails(deps, { couponId: null, theirCode: code, facts, addressed, now });
  };
}
