import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts, moneyIn, rideValues } from '../../letter/message-texts.ts';
import { describeRides, instantInWords } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';

const button = { en: 'Pay now', es: 'Pagar ahora' } as const;

const byResort = {
  en: (resort: string) => `${resort} sends you this link.`,
  es: (resort: string) => `${resort} te envía este enlace.`,
} as const;

/** To the guest: the payment link of a waiting booking. Cents. */
export function paymentLinkLetter({
  amountMinor,
  href,
}: {
  readonly amountMinor: number;
  readonly href: string;
}): MailLetter {
  const valuesOf = (facts: LetterFacts): MessageValues<'payment_link'> => {
    const { coupon, language } = facts;
    const [first] = coupon.transfers;
    const until = coupon.pending_change?.expires_at ?? coupon.expires_at;
    return {
      ...bookingValues(facts),
      ...rideValues(facts),
      amount_due: moneyIn(facts, amountMinor),
      pay_by: first && until ? instantInWords(until, first.pick_up, language) : '',
    };
  };
  return {
    kind: 'payment_link',
    withDocuments: false,
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const t = wordingOf(language);
      const texts = messageTexts('payment_link', facts, valuesOf(facts));
      return composed(texts, [
        ...bodyOf(texts),
        { kind: 'paragraph', text: byResort[language](coupon.hotel_name) },
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        { kind: 'button', label: button[language], href },
        ...describeRides(facts).map((ride): Part => ({ kind: 'ride', ride })),
        ...closingOf(texts),
      ]);
    },
  };
}
