import type { Language } from '@traslado/domain/language';
import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { toMinor } from '@traslado/domain/money';
import { clockTime } from '@traslado/domain/time/clock-time';
import { describeService } from '../../letter/booking-words.ts';
import type { LetterFacts, TransferView } from '../../letter/facts.ts';
import { bookingValues, messageTexts } from '../../letter/message-texts.ts';
import { describeRide } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed } from '../parts.ts';

const words = {
  en: {
    charged: 'As the terms of your booking say, a missed ride is charged and not refunded.',
    free: 'Nothing was charged for this ride, and nothing will be.',
    objectByBoth: (phone: string, email: string) =>
      `Did you take this ride or wait at the meeting point? Call ${phone} or write to ${email} and we’ll fix it.`,
    objectByPhone: (phone: string) =>
      `Did you take this ride or wait at the meeting point? Call ${phone} and we’ll fix it.`,
  },
  es: {
    charged:
      'Como dicen los términos de tu reservación, si no te presentas el traslado se cobra y no se reembolsa.',
    free: 'Por este traslado no se cobró nada ni se cobrará.',
    objectByBoth: (phone: string, email: string) =>
      `¿Tomaste el traslado o estuviste en el punto de encuentro? Llama al ${phone} o escribe a ${email} y lo corregimos.`,
    objectByPhone: (phone: string) =>
      `¿Tomaste el traslado o estuviste en el punto de encuentro? Llama al ${phone} y lo corregimos.`,
  },
} as const satisfies Record<Language, object>;

/** The letter's ride in words; empty where the booking no longer has it. */
function rideOf(facts: LetterFacts, transferId: number): MessageValues<'missed_ride_withdrawn'> {
  const { coupon, language } = facts;
  const ride: TransferView | undefined =
    coupon.transfers.find(({ transfer_id }) => transfer_id === transferId) ?? coupon.transfers[0];
  const said = ride && describeRide(ride, facts);
  const until = ride?.pick_up.waits_until;
  return {
    ...bookingValues(facts),
    ride_name: said?.ride ?? '',
    pickup_date: said?.date ?? '',
    pickup_time: said?.timeWithPlace ?? '',
    waited_until: until ? clockTime(until.time, language) : '',
  };
}

/** To the guest of a ride that staff marked as missed: its cost, and the way to object. */
export function missedRideLetter(transferId: number): MailLetter {
  const valuesOf = (facts: LetterFacts): MessageValues<'missed_ride'> => {
    const { coupon, brand, language } = facts;
    const t = words[language];
    return {
      ...rideOf(facts, transferId),
      charge_note: toMinor(coupon.price.total) > 0 ? t.charged : t.free,
      object_how: brand.email ? t.objectByBoth(coupon.phone, brand.email) : t.objectByPhone(coupon.phone),
    };
  };
  return {
    kind: 'missed_ride',
    withDocuments: false,
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const t = wordingOf(language);
      const texts = messageTexts('missed_ride', facts, valuesOf(facts));
      return composed(texts, [
        ...bodyOf(texts),
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        ...closingOf(texts),
      ]);
    },
  };
}

/** Corrects an earlier "missed ride" letter, once staff have taken the mark back. */
export function missedRideWithdrawal(transferId: number): MailLetter {
  const valuesOf = (facts: LetterFacts) => rideOf(facts, transferId);
  return {
    kind: 'missed_ride_withdrawn',
    withDocuments: false,
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const t = wordingOf(language);
      const texts = messageTexts('missed_ride_withdrawn', facts, valuesOf(facts));
      return composed(texts, [
        ...bodyOf(texts),
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        ...closingOf(texts),
      ]);
    },
  };
}
