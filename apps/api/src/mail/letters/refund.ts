import { formatMoney } from '@traslado/domain/money';
import { describeService } from '../../letter/booking-words.ts';
import { localeOf } from '../../letter/facts.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';

const en = {
  subject: (amount: string, number: string) => `Refund of ${amount} · ${number}`,
  headline: 'Your refund is on its way',
  preview: (amount: string) => `We refunded ${amount}.`,
  hello: (name: string, amount: string) =>
    `Hello ${name}, we refunded ${amount} to the card you paid with. Your bank may take 5 to 10 days to show it.`,
  late: 'Your payment arrived too late, so we refunded the full amount.',
};

const es = {
  subject: (amount, number) => `Reembolso de ${amount} · ${number}`,
  headline: 'Tu reembolso va en camino',
  preview: (amount) => `Ya reembolsamos ${amount}.`,
  hello: (name, amount) =>
    `Hola, ${name}: ya reembolsamos ${amount} a la tarjeta con la que pagaste. Tu banco puede tardar de 5 a 10 días en mostrarlo.`,
  late: 'Tu pago llegó demasiado tarde, así que reembolsamos el monto completo.',
} satisfies typeof en;

/** Reasons of money that was asked back by the guest's own doing; the others arrived too late. */
const asked = ['cancel', 'change'];

/** To the guest, once the gateway has paid money back. Cents. */
export function refundLetter({
  amountMinor,
  reason,
}: {
  readonly amountMinor: number;
  readonly reason: string;
}): MailLetter {
  return {
    kind: 'refund',
    withDocuments: false,
    compose(facts) {
      const { coupon, language } = facts;
      const own = { en, es }[language];
      const t = wordingOf(language);
      const amount = formatMoney({ amountMinor, currency: coupon.price.currency }, localeOf(language));
      return {
        subject: own.subject(amount, coupon.coupon_id),
        preview: own.preview(amount),
        headline: own.headline,
        parts: [
          { kind: 'paragraph', text: own.hello(coupon.contact.name, amount) },
          ...(asked.includes(reason) ? [] : [{ kind: 'paragraph', text: own.late } as const]),
          { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
          { kind: 'button', label: t.manage, href: facts.manageUrl },
        ],
      };
    },
  };
}
