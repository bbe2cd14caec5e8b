import { BY_HAND } from '@traslado/domain/booking/refund';
import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts, moneyIn } from '../../letter/message-texts.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed } from '../parts.ts';

const late = {
  en: 'Your payment arrived too late, so we refunded the full amount.',
  es: 'Tu pago llegó demasiado tarde, así que reembolsamos el monto completo.',
} as const;

const byHand = {
  en: (resort: string) => `${resort} made this refund for you. You don’t have to do anything.`,
  es: (resort: string) => `${resort} hizo este reembolso por ti. No tienes que hacer nada.`,
} as const;

/** Reasons of money that was asked back by the guest's own doing. */
const asked = ['cancel', 'change'];

/** Why the money went back, where the guest did not ask for it: the resort did it, or it arrived too late. */
function explain(reason: string, { coupon, language }: LetterFacts): string | null {
  if (asked.includes(reason)) return null;
  return reason === BY_HAND ? byHand[language](coupon.hotel_name) : late[language];
}

/** To the guest, once the gateway has paid money back. Cents. */
export function refundLetter({
  amountMinor,
  reason,
}: {
  readonly amountMinor: number;
  readonly reason: string;
}): MailLetter {
  const valuesOf = (facts: LetterFacts): MessageValues<'refund'> => ({
    ...bookingValues(facts),
    refund_amount: moneyIn(facts, amountMinor),
  });
  return {
    kind: 'refund',
    withDocuments: false,
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const explained = explain(reason, facts);
      const t = wordingOf(language);
      const texts = messageTexts('refund', facts, valuesOf(facts));
      return composed(texts, [
        ...bodyOf(texts),
        ...(explained === null ? [] : [{ kind: 'paragraph', text: explained } as const]),
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        { kind: 'button', label: t.manage, href: facts.manageUrl },
        ...closingOf(texts),
      ]);
    },
  };
}
