import { formatMoney } from '@traslado/domain/money';
import { describeService } from '../../letter/booking-words.ts';
import { localeOf } from '../../letter/facts.ts';
import { describeRides } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import type { Part } from '../parts.ts';

/** What was cancelled and what becomes of the money, in cents. */
export type CancelledFacts = {
  readonly directions: readonly ('arrival' | 'departure')[];
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly notices: readonly string[];
};

const en = {
  subject: (number: string) => `Your transfer was cancelled · ${number}`,
  resortSubject: (hotel: string, number: string) => `Cancelled transfer · ${hotel} · ${number}`,
  headline: (all: boolean): string =>
    all ? 'Your transfer was cancelled' : 'One of your transfers was cancelled',
  resortHeadline: 'A transfer was cancelled',
  preview: (amount: string | null): string =>
    amount ? `${amount} goes back to your card.` : 'Nothing has to be paid back.',
  hello: (name: string) => `Hello ${name}, we cancelled what you asked for.`,
  cancelled: 'Cancelled',
  stands: 'These transfers stay as they are:',
  money: 'What becomes of your money',
  back: 'Goes back to your card',
  kept: 'Kept under the cancellation policy',
  patience: 'Your bank may take 5 to 10 days to show it. We write again when it is done.',
  notices: {
    'refund.private_round_trip_whole':
      'A private round trip has one price, also when only one way is used. So nothing is paid back for one of its ways.',
    'refund.nothing_paid': 'You had paid nothing for it, so nothing is paid back.',
    'cancel.benefit_lost': 'The transfer that your stay included was given up with it.',
  },
  calendar: 'The attached file takes the cancelled rides out of your calendar.',
  notYou: 'If it was not you who cancelled, please call us at once.',
};

const es = {
  subject: (number) => `Tu traslado se canceló · ${number}`,
  resortSubject: (hotel, number) => `Traslado cancelado · ${hotel} · ${number}`,
  headline: (all) => (all ? 'Tu traslado se canceló' : 'Se canceló uno de tus traslados'),
  resortHeadline: 'Se canceló un traslado',
  preview: (amount) => (amount ? `${amount} van de regreso a tu tarjeta.` : 'No hay nada que devolver.'),
  hello: (name) => `Hola, ${name}: cancelamos lo que nos pediste.`,
  cancelled: 'Cancelado',
  stands: 'Estos traslados siguen como están:',
  money: 'Qué pasa con tu dinero',
  back: 'Regresa a tu tarjeta',
  kept: 'Se retiene según la política de cancelación',
  patience: 'Tu banco puede tardar de 5 a 10 días en mostrarlo. Te escribimos de nuevo cuando esté hecho.',
  notices: {
    'refund.private_round_trip_whole':
      'Un viaje redondo privado tiene un solo precio, aunque se use un solo trayecto. Por eso no se devuelve nada por uno de ellos.',
    'refund.nothing_paid': 'No habías pagado nada, así que no hay nada que devolver.',
    'cancel.benefit_lost': 'Con ello se perdió el traslado que incluía tu estancia.',
  },
  calendar: 'El archivo adjunto quita de tu calendario los traslados cancelados.',
  notYou: 'Si no fuiste tú quien canceló, llámanos de inmediato.',
} satisfies typeof en;

/** After rides were cancelled: which, what goes back, and what still stands. */
export function cancellationLetter({
  directions,
  refundMinor,
  feeMinor,
  notices,
  reader,
}: CancelledFacts & { readonly reader: 'guest' | 'resort' }): MailLetter {
  return {
    kind: reader === 'guest' ? 'cancellation' : 'cancellation_notice',
    withDocuments: reader === 'guest',
    compose(facts) {
      const { coupon, language } = facts;
      const own = { en, es }[language];
      const words: Readonly<Record<string, string>> = own.notices;
      const t = wordingOf(language);
      const money = (minor: number): string =>
        formatMoney({ amountMinor: minor, currency: coupon.price.currency }, localeOf(language));
      const rides = describeRides(facts);
      const gone = rides.filter(({ direction }) => directions.includes(direction));
      const standing = rides.filter(({ cancelled }) => !cancelled);
      const isGuest = reader === 'guest';
      const rows = [
        ...(refundMinor > 0 ? [{ label: own.back, value: money(refundMinor) }] : []),
        ...(feeMinor > 0 ? [{ label: own.kept, value: money(feeMinor) }] : []),
      ];
      const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
      const parts: Part[] = [
        ...(isGuest ? [paragraph(own.hello(coupon.contact.name))] : []),
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        {
          kind: 'entries',
          title: own.cancelled,
          rows: gone.map((ride) => ({ label: ride.ride, value: `${ride.date}, ${ride.timeWithPlace}` })),
        },
        ...(rows.length > 0 ? [{ kind: 'rows', title: own.money, rows } as const] : []),
        ...(refundMinor > 0 && isGuest ? [paragraph(own.patience)] : []),
        ...notices.flatMap((code) => (words[code] ? [paragraph(words[code])] : [])),
        ...(standing.length > 0 ? [paragraph(own.stands)] : []),
        ...standing.map((ride): Part => ({ kind: 'ride', ride })),
        ...(isGuest
          ? [
              paragraph(own.calendar),
              { kind: 'button', label: t.manage, href: facts.manageUrl } as const,
              paragraph(own.notYou),
            ]
          : []),
      ];
      return {
        subject: isGuest
          ? own.subject(coupon.coupon_id)
          : own.resortSubject(coupon.hotel_name, coupon.coupon_id),
        preview: own.preview(refundMinor > 0 ? money(refundMinor) : null),
        headline: isGuest ? own.headline(standing.length === 0) : own.resortHeadline,
        parts,
      };
    },
  };
}
