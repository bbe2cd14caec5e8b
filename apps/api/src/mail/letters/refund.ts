import { HAND_REASONS } from '@traslado/domain/booking/refund';
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

const returned = {
  en: (amount: string) => ({
    subject: 'Your bank returned our refund',
    preview_text: `We still have ${amount} for you.`,
    headline: 'Your refund came back to us',
    body: `Your bank did not accept our refund of ${amount}, often because the card was closed or replaced. The money is still yours. We are finding another way to send it and will contact you. You can also call us.`,
  }),
  es: (amount: string) => ({
    subject: 'Tu banco devolvió nuestro reembolso',
    preview_text: `Todavía tenemos ${amount} para ti.`,
    headline: 'Tu reembolso regresó a nosotros',
    body: `Tu banco no aceptó nuestro reembolso de ${amount}, muchas veces porque la tarjeta se canceló o se cambió. El dinero sigue siendo tuyo. Buscamos otra forma de enviártelo y te contactaremos. También puedes llamarnos.`,
  }),
} as const;

/** Reasons of money that went back by the guest's own doing. */
const asked = ['cancel', 'change'];

/** The reason of money that went back without the guest's request: the resort did it, or it arrived too late. */
function explain(reason: string, { coupon, language }: LetterFacts): string | null {
  if (asked.includes(reason)) return null;
  return HAND_REASONS.includes(reason) ? byHand[language](coupon.hotel_name) : late[language];
}

/** To the guest, once the gateway has refunded money, or the bank has sent it back (`isReturned`). Cents. */
export function refundLetter({
  amountMinor,
  reason,
  isReturned = false,
}: {
  readonly amountMinor: number;
  readonly reason: string;
  readonly isReturned?: boolean;
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
      const explained = isReturned ? null : explain(reason, facts);
      const t = wordingOf(language);
      const texts = {
        ...messageTexts('refund', facts, valuesOf(facts)),
        ...(isReturned && returned[language](moneyIn(facts, amountMinor))),
      };
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
