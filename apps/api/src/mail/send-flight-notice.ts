import type { NoStaffNotice, ResortNoticeKind } from '@traslado/domain/flight-watch/staff-notice';
import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { type FlightNotice, flightNewsLetter } from './letters/flight-news.ts';
import { flightNoticeLetter } from './letters/flight-notice.ts';
import { writeResortNotices } from './write-resort-notices.ts';

/** A notice whose reader is being told. */
export type ClaimedNotice = Omit<FlightNotice, 'linkKey'> & {
  readonly id: number;
  readonly couponId: number;
} & (
    | { readonly audience: 'guest'; readonly linkKey: string }
    | { readonly audience: 'resort' }
    | { readonly audience: 'desk' }
  );

type FlightNotices = BookingMails & {
  /** Notes that the reader is being told, by `ride_notice.id`; null where it is not to be told any more, or later. */
  readonly claimNotice: (noticeId: number, now: number) => Promise<ClaimedNotice | null>;
  /** Notes that a claimed notice reached nobody. */
  readonly takeBackNotice: (noticeId: number, because: NoStaffNotice) => Promise<void>;
};

/** Tells a reader what a flight does, once, unless it is no longer so. The desk is told with the claim. */
export function sendFlightNotice(deps: FlightNotices): JobHandler<'send_flight_notice'> {
  return async ({ noticeId }, { now }) => {
    const notice = await deps.claimNotice(noticeId, now);
    if (!notice) {
      deps.log.info({ noticeId }, 'no letter of a flight: it is no longer so, or not to be told now');
      return;
    }
    if (notice.audience === 'desk') return;
    const { couponId } = notice;
    const facts = await deps.findLetterFacts(couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    const edition = String(notice.id);
    if (notice.audience === 'resort') {
      const letter = flightNoticeLetter(notice as typeof notice & { readonly kind: ResortNoticeKind });
      const told = await writeResortNotices(deps, { couponId, coupon: facts.coupon, now, letter, edition });
      if (told === 0) await deps.takeBackNotice(notice.id, 'nobody');
      return;
    }
    const addressed = [{ letter: flightNewsLetter(notice), address: facts.reach.email, edition }];
    await writeBookingMails(deps, { couponId, facts, addressed, now });
  };
}
