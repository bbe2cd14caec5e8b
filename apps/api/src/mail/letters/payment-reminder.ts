import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { describePrice, describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts, rideValues } from '../../letter/message-texts.ts';
import { describeRides, instantInWords } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';

const en = {
  seats: 'We don’t hold seats in a shared ride until then. We check again when you pay.',
  pay: 'Pay now',
};

const es = {
  seats:
    'No apartamos lugares de un traslado compartido hasta entonces. Los revisamos de nuevo cuando pagues.',
  pay: 'Pagar ahora',
} satisfies typeof en;

function valuesOf(facts: LetterFacts): MessageValues<'payment_reminder'> {
  const { coupon, language } = facts;
  const [first] = coupon.transfers;
  return {
    ...bookingValues(facts),
    ...rideValues(facts),
    pay_by: first && coupon.expires_at ? instantInWords(coupon.expires_at, first.pick_up, language) : '',
  };
}

/** To the guest, once, while a booking waits for its payment. */
export const paymentReminder: MailLetter = {
  kind: 'payment_reminder',
  withDocuments: false,
  valuesOf,
  compose(facts) {
    const { coupon, language } = facts;
    const own = { en, es }[language];
    const t = wordingOf(language);
    const price = describePrice(facts);
    const texts = messageTexts('payment_reminder', facts, valuesOf(facts));
    const parts: Part[] = [
      ...bodyOf(texts),
      { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
      { kind: 'button', label: own.pay, href: facts.manageUrl },
      ...describeRides(facts).map((ride): Part => ({ kind: 'ride', ride })),
      { kind: 'rows', title: t.price, rows: price.lines, totals: price.totals },
    ];
    if (!coupon.service.private) parts.push({ kind: 'paragraph', text: own.seats });
    parts.push(...closingOf(texts));
    return composed(texts, parts);
  },
};
