import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { refundLetter } from './letters/refund.ts';

export type PaidRefund = { readonly couponId: number; readonly amountMinor: number; readonly reason: string };

export type RefundMails = BookingMails & {
  /** A repayment that succeeded, or that came back, by `refund.id`; null when there is none. */
  readonly findPaidRefund: (refundId: string, isReturned: boolean) => Promise<PaidRefund | null>;
};

/** Tells the guest that money has gone back to their card, or that their bank sent it back to us. */
export function sendRefundLetter(deps: RefundMails): JobHandler<'send_refund_letter'> {
  return async ({ refundId, isReturned = false }, { now }) => {
    const refund = await deps.findPaidRefund(refundId, isReturned);
    if (!refund) throw new GiveUp('there is no such refund');
    const facts = await deps.findLetterFacts(refund.couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    const edition = isReturned ? `${refundId}:returned` : refundId;
    const addressed = [
      { letter: refundLetter({ ...refund, isReturned }), address: facts.reach.email, edition },
    ];
    await writeBookingMails(deps, { couponId: refund.couponId, facts, addressed, now });
  };
}
