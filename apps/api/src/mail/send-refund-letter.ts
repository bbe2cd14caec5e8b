import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { refundLetter } from './letters/refund.ts';

export type PaidRefund = { readonly couponId: number; readonly amountMinor: number; readonly reason: string };

export type RefundMails = BookingMails & {
  /** A repayment that succeeded, by `refund.id`; null when there is none. */
  readonly findPaidRefund: (refundId: string) => Promise<PaidRefund | null>;
};

/** Tells the guest that money has gone back to their card. */
export function sendRefundLetter(deps: RefundMails): JobHandler<'send_refund_letter'> {
  return async ({ refundId }, { now }) => {
    const refund = await deps.findPaidRefund(refundId);
    if (!refund) throw new GiveUp('there is no such refund');
    const facts = await deps.findLetterFacts(refund.couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    const addressed = [{ letter: refundLetter(refund), address: facts.reach.email, edition: refundId }];
    await writeBookingMails(deps, { couponId: refund.couponId, facts, addressed, now });
  };
}
