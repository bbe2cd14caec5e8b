import { isInForce } from '@traslado/domain/booking/state';
import type { Language } from '@traslado/domain/language';
import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import type { SentLetterFacts } from '../letter/facts.ts';
import { askLetterProxy, type ProxyLetters } from './ask-letter-proxy.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import type { HandOvers } from './hand-over.ts';
import { confirmation } from './letters/confirmation.ts';

export type LetterRequest = HandOvers & {
  readonly couponId: number;
  readonly email: string;
  readonly language: Language;
};

export type RequestedMails = Omit<
  BookingMails,
  'findLetterFacts' | 'staffLanguageOf' | 'noticeAddressesOf'
> & {
  readonly findLetterRequest: (requestId: number) => Promise<LetterRequest | null>;
  /** The group's own sending, where it replaces our letter. */
  readonly proxy?: ProxyLetters | null;
  /** Facts of a booking in the requested language. */
  readonly findLetterFactsIn: (request: LetterRequest, now: number) => Promise<SentLetterFacts | null>;
};

/** Sends the letter of a booking to the one address that its guest named. */
export function sendRequestedLetter(deps: RequestedMails): JobHandler<'send_requested_letter'> {
  return async ({ requestId }, { now }) => {
    const request = await deps.findLetterRequest(requestId);
    if (!request) throw new GiveUp('there is no such request');
    const facts = await deps.findLetterFactsIn(request, now);
    if (!facts) throw new GiveUp('there is no such booking');
    const { status } = facts.coupon;
    // Cancelled since the request: a confirmation would only mislead.
    if (!isInForce(status)) return;
    if (deps.proxy) {
      const { email, language } = request;
      const letter = { couponCode: facts.coupon.coupon_id, email, language };
      return askLetterProxy(deps.proxy, { ...request, requestId }, letter, now);
    }
    const addressed = [{ letter: confirmation, address: request.email, edition: `r${requestId}` }];
    await writeBookingMails(deps, { couponId: request.couponId, facts, addressed, now });
  };
}
