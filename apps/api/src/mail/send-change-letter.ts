import { isInForce } from '@traslado/domain/booking/state';
import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { type CancelledFacts, cancellationLetter } from './letters/cancellation.ts';
import { type ChangedField, changeLetter } from './letters/change.ts';
import { noteRideMatters } from './note-ride-matters.ts';
import { writeResortNotices } from './write-resort-notices.ts';

/** A change or a cancellation that took effect. */
export type LetterChange = {
  readonly couponId: number;
  /** Distinguishes its letters from those of other changes. */
  readonly edition: string;
  /** Address before the change, when it was changed. */
  readonly oldEmail: string | null;
  /** Staff acted for the guest; missing for the guest. */
  readonly byResort?: boolean;
} & (
  | { readonly kind: 'change'; readonly changes: readonly ChangedField[]; readonly amountMinor: number }
  | { readonly kind: 'cancel'; readonly cancelled: CancelledFacts }
);

export type ChangeMails = BookingMails & {
  /** A change by `coupon_change.id`; null when there is none. */
  readonly findChange: (changeId: string) => Promise<LetterChange | null>;
};

/**
 * Tells the guest and the resort about a change or cancellation. A replaced address is told as well: its owner may not have made the
 * change.
 */
export function sendChangeLetter(deps: ChangeMails): JobHandler<'send_change_letter'> {
  return async ({ changeId }, { now }) => {
    const change = await deps.findChange(changeId);
    if (!change) throw new GiveUp('there is no such change');
    const { couponId, edition, oldEmail } = change;
    const facts = await deps.findLetterFacts(couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    await noteRideMatters(deps.db, { couponId, coupon: facts.coupon, now });
    // Corrected before it was paid: its guest has no papers yet, and the resort has not heard of it.
    const isUnpaid = change.kind === 'change' && !isInForce(facts.coupon.status);
    const letterFor = (reader: 'guest' | 'resort') =>
      change.kind === 'change'
        ? changeLetter({ ...change, reader })
        : cancellationLetter({ ...change.cancelled, byResort: change.byResort ?? false, reader });
    await writeBookingMails(deps, {
      couponId,
      facts,
      now,
      addressed: [
        { letter: letterFor('guest'), address: facts.reach.email, edition, bare: isUnpaid },
        // Informed, without papers.
        ...(oldEmail === null
          ? []
          : [{ letter: letterFor('guest'), address: oldEmail, edition, bare: true }]),
      ],
    });
    if (isUnpaid) return;
    await writeResortNotices(deps, {
      couponId,
      coupon: facts.coupon,
      now,
      letter: letterFor('resort'),
      edition,
    });
  };
}
