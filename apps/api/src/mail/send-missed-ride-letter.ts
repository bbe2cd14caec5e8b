import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { missedRideLetter, missedRideWithdrawal } from './letters/missed-ride.ts';

/** A mark of a missed ride whose guest gets a letter. */
export type ToldMark = { readonly id: number; readonly couponId: number; readonly transferId: number };

type MissedRideMails = BookingMails & {
  /** Notes that the guest is being told, by `ride_mark.id`; null where the mark was taken back before. */
  readonly claimTelling: (markId: number, now: number) => Promise<ToldMark | null>;
  /** A mark that was taken back after its guest was told; null for any other. */
  readonly findWithdrawn: (markId: number) => Promise<ToldMark | null>;
};

/** Tells the guest of a missed ride, once, unless staff have taken the mark back meanwhile. */
export function sendMissedRideLetter(deps: MissedRideMails): JobHandler<'send_missed_ride_letter'> {
  return async ({ markId }, { now }) => {
    const mark = await deps.claimTelling(markId, now);
    if (!mark) {
      deps.log.info({ markId }, 'no letter of a missed ride: it was taken back');
      return;
    }
    await write(deps, mark, { letter: missedRideLetter(mark.transferId), now });
  };
}

/** Corrects an earlier "missed ride" letter. */
export function sendMissedRideWithdrawal(deps: MissedRideMails): JobHandler<'send_missed_ride_withdrawal'> {
  return async ({ markId }, { now }) => {
    const mark = await deps.findWithdrawn(markId);
    if (!mark) throw new GiveUp('the guest was not told of this');
    await write(deps, mark, { letter: missedRideWithdrawal(mark.transferId), now });
  };
}

async function write(
  deps: BookingMails,
  { id, couponId }: ToldMark,
  { letter, now }: { readonly letter: ReturnType<typeof missedRideLetter>; readonly now: number },
): Promise<void> {
  const facts = await deps.findLetterFacts(couponId, now);
  if (!facts) throw new GiveUp('there is no such booking');
  const addressed = [{ letter, address: facts.reach.email, edition: String(id) }];
  await writeBookingMails(deps, { couponId, facts, addressed, now });
}
