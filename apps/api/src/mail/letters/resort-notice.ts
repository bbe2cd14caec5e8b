import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { clockTime } from '@traslado/domain/time/clock-time';
import { describeParties, describePrice, describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts, rideValues } from '../../letter/message-texts.ts';
import { dateInWords, describeRides } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';
import { lateArrivalNote, resortRide, resortWords } from './resort-ride.ts';

const valuesOf = (facts: LetterFacts): MessageValues<'resort_notice'> => ({
  ...bookingValues(facts),
  ...rideValues(facts),
});

/** To the resort's people, once a booking is confirmed: the same facts without the guest's link and papers. */
export const resortNotice: MailLetter = {
  kind: 'resort_notice',
  withDocuments: false,
  valuesOf,
  compose(facts) {
    const { coupon, language, reach } = facts;
    const texts = messageTexts('resort_notice', facts, valuesOf(facts));
    const t = wordingOf(language);
    const rides = describeRides(facts);
    const { contact } = coupon;
    const price = describePrice(facts, resortWords[language].included);
    const parts: Part[] = [
      { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
      ...rides.map((ride) => resortRide(ride, language)),
      { kind: 'entries', title: t.passengers, rows: describeParties(facts) },
      {
        kind: 'entries',
        title: t.contact,
        rows: [{ label: contact.name, value: [reach.email, reach.phone].filter(Boolean).join(' · ') }],
      },
      { kind: 'rows', title: t.price, rows: price.lines, totals: price.totals },
    ];
    parts.splice(1, 0, ...lateArrivalNote(facts));
    for (const ride of coupon.transfers)
      if (ride.time_to_check)
        parts.splice(1, 0, {
          kind: 'note',
          title: `${ride.flight_code} · ${dateInWords(ride.flight_date, language)}, ${clockTime(ride.flight_time, language)}`,
          text: t.checkTime,
        });
    if (coupon.observation.trim() !== '')
      parts.push({ kind: 'note', title: t.request, text: coupon.observation });
    return composed(texts, [...bodyOf(texts), ...parts, ...closingOf(texts)]);
  },
};
