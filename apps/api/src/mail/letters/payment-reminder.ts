import { describePrice, describeService } from '../../letter/booking-words.ts';
import { describeRides, instantInWords } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import type { Part } from '../parts.ts';

const en = {
  subject: (number: string) => `Your transfer isn’t paid yet · ${number}`,
  headline: 'Pay to confirm your transfer',
  preview: (until: string) => `You can pay until ${until}.`,
  hello: (name: string, until: string) =>
    `Hello ${name}, your transfer isn’t confirmed yet because it isn’t paid. You can pay at this price until ${until}. After that, the booking expires and you owe nothing.`,
  seats: 'We don’t hold seats in a shared ride until then. We check again when you pay.',
  pay: 'Pay now',
};

const es = {
  subject: (number) => `Falta pagar tu traslado · ${number}`,
  headline: 'Paga para confirmar tu traslado',
  preview: (until) => `Puedes pagar hasta el ${until}.`,
  hello: (name, until) =>
    `Hola, ${name}: tu traslado aún no está confirmado porque falta el pago. Puedes pagar a este precio hasta el ${until}. Después, la reservación vence y no debes nada.`,
  seats:
    'No apartamos lugares de un traslado compartido hasta entonces. Los revisamos de nuevo cuando pagues.',
  pay: 'Pagar ahora',
} satisfies typeof en;

/** To the guest, once, while a booking waits for its payment. */
export const paymentReminder: MailLetter = {
  kind: 'payment_reminder',
  withDocuments: false,
  compose(facts) {
    const { coupon, language } = facts;
    const own = { en, es }[language];
    const t = wordingOf(language);
    const price = describePrice(facts);
    const [first] = coupon.transfers;
    const until =
      first && coupon.expires_at ? instantInWords(coupon.expires_at, first.pick_up, language) : '';
    const parts: Part[] = [
      { kind: 'paragraph', text: own.hello(coupon.contact.name, until) },
      { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
      { kind: 'button', label: own.pay, href: facts.manageUrl },
      ...describeRides(facts).map((ride): Part => ({ kind: 'ride', ride })),
      { kind: 'rows', title: t.price, rows: price.lines, totals: price.totals },
    ];
    if (!coupon.service.private) parts.push({ kind: 'paragraph', text: own.seats });
    return {
      subject: own.subject(coupon.coupon_id),
      preview: own.preview(until),
      headline: own.headline,
      parts,
    };
  },
};
