import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { type FlightNotice, flightNewsLetter } from './letters/flight-news.ts';

/** A notice whose guest is being told. */
export type ClaimedNotice = FlightNotice & { readonly id: number; readonly couponId: number };

type FlightNotices = BookingMails & {
  /** Notes that the guest is being told, by `ride_notice.id`; null where it is not to be told any more, or later. */
  readonly claimNotice: (noticeId: number, now: number) => Promise<ClaimedNotice | null>;
};

/** Tells the guest what their flight does, once, unless it is no longer so. */
export function sendFlightNotice(deps: FlightNotices): JobHandler<'send_flight_notice'> {
  return async ({ noticeId }, { now }) => {
    const notice = await deps.claimNotice(noticeId, now);
    if (!notice) {
      deps.log.info({ noticeId }, 'no letter of a flight: it is no longer so, or not to be told now');
      return;
    }
    const { couponId } = notice;
    const facts = await deps.findLetterFacts(couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    const addressed = [
      { letter: flightNewsLetter(notice), address: facts.reach.email, edition: String(notice.id) },
    ];
    await writeBookingMails(deps, { couponId, facts, addressed, now });
  };
}
