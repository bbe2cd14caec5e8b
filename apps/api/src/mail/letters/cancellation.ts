import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts, moneyIn } from '../../letter/message-texts.ts';
import { describeRides } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';
import { resortRide } from './resort-ride.ts';

/** The cancelled rides and their money, in cents. */
export type CancelledFacts = {
  readonly directions: readonly ('arrival' | 'departure')[];
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly notices: readonly string[];
};

const en = {
  byResort: (hotel: string): string => `Our team at ${hotel} canceled this for you.`,
  headline: (all: boolean): string =>
    all ? 'Your transfer is canceled' : 'One of your transfers is canceled',
  preview: (amount: string | null): string =>
    amount ? `We are refunding ${amount} to your card.` : 'There is nothing to refund.',
  resortPreview: (amount: string | null): string =>
    amount ? `We are refunding ${amount} to the guest.` : 'There is nothing to refund.',
  resortMoney: 'Refund',
  resortBack: 'Refund to the guest',
  cancelled: 'Canceled',
  stands: 'These transfers haven’t changed:',
  money: 'Your refund',
  back: 'Refund to your card',
  kept: 'Cancellation fee',
  patience: 'Your bank may take 5 to 10 days to show it. We’ll email you once it’s sent.',
  notices: {
    'refund.private_round_trip_whole':
      'A private round trip has one price for both rides. Canceling only one ride isn’t refunded.',
    'refund.nothing_paid': 'You haven’t paid anything, so there is nothing to refund.',
    'cancel.benefit_lost': 'This transfer was included in your stay. That benefit is no longer available.',
  },
  resortNotices: {
    'refund.private_round_trip_whole':
      'A private round trip has one price for both rides. Canceling only one ride isn’t refunded.',
    'refund.nothing_paid': 'The guest hasn’t paid anything.',
    'cancel.benefit_lost': 'The transfer was included in the stay. The guest loses that benefit.',
  },
  calendar: 'Open the attached file to remove the canceled rides from your calendar.',
};

const es = {
  byResort: (hotel) => `Nuestro equipo de ${hotel} hizo esta cancelación por ti.`,
  headline: (all) => (all ? 'Tu traslado se canceló' : 'Se canceló uno de tus traslados'),
  preview: (amount) => (amount ? `Reembolsamos ${amount} a tu tarjeta.` : 'No hay nada que reembolsar.'),
  resortPreview: (amount) => (amount ? `Reembolsamos ${amount} al huésped.` : 'No hay nada que reembolsar.'),
  resortMoney: 'Reembolso',
  resortBack: 'Reembolso al huésped',
  cancelled: 'Cancelado',
  stands: 'Estos traslados siguen igual:',
  money: 'Tu reembolso',
  back: 'Reembolso a tu tarjeta',
  kept: 'Cargo por cancelación',
  patience: 'Tu banco puede tardar de 5 a 10 días en mostrarlo. Te escribimos cuando lo enviemos.',
  notices: {
    'refund.private_round_trip_whole':
      'Un viaje redondo privado tiene un solo precio por los dos traslados. Cancelar solo uno no tiene reembolso.',
    'refund.nothing_paid': 'No has pagado nada, así que no hay nada que reembolsar.',
    'cancel.benefit_lost':
      'Este traslado estaba incluido en tu estancia. Ese beneficio ya no está disponible.',
  },
  resortNotices: {
    'refund.private_round_trip_whole':
      'Un viaje redondo privado tiene un solo precio por los dos traslados. Cancelar solo uno no tiene reembolso.',
    'refund.nothing_paid': 'El huésped no ha pagado nada.',
    'cancel.benefit_lost': 'El traslado estaba incluido en la estancia. El huésped pierde ese beneficio.',
  },
  calendar: 'Abre el archivo adjunto para quitar de tu calendario los traslados cancelados.',
} satisfies typeof en;

/** After a cancellation: the cancelled rides, the money that goes back, and the remaining rides. */
export function cancellationLetter({
  directions,
  refundMinor,
  feeMinor,
  notices,
  byResort = false,
  reader,
}: CancelledFacts & { readonly byResort?: boolean; readonly reader: 'guest' | 'resort' }): MailLetter {
  const kind = reader === 'guest' ? 'cancellation' : 'cancellation_notice';
  const valuesOf = (facts: LetterFacts): MessageValues<'cancellation'> => {
    const own = { en, es }[facts.language];
    const noteOf = reader === 'guest' ? own.preview : own.resortPreview;
    const isAll = facts.coupon.transfers.every(({ status }) => status === 'cancelled');
    return {
      ...bookingValues(facts),
      transfers_canceled: own.headline(isAll),
      refund_note: noteOf(refundMinor > 0 ? moneyIn(facts, refundMinor) : null),
    };
  };
  return {
    kind,
    withDocuments: reader === 'guest',
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const own = { en, es }[language];
      const isGuest = reader === 'guest';
      const words: Readonly<Record<string, string>> = isGuest ? own.notices : own.resortNotices;
      const t = wordingOf(language);
      const texts = messageTexts(kind, facts, valuesOf(facts));
      const money = (minor: number): string => moneyIn(facts, minor);
      const rides = describeRides(facts);
      const gone = rides.filter(({ direction }) => directions.includes(direction));
      const standing = rides.filter(({ cancelled }) => !cancelled);
      const rows = [
        ...(refundMinor > 0
          ? [{ label: isGuest ? own.back : own.resortBack, value: money(refundMinor) }]
          : []),
        ...(feeMinor > 0 ? [{ label: own.kept, value: money(feeMinor) }] : []),
      ];
      const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
      const parts: Part[] = [
        ...bodyOf(texts),
        ...(byResort && isGuest ? [paragraph(own.byResort(coupon.hotel_name))] : []),
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        {
          kind: 'entries',
          title: own.cancelled,
          rows: gone.map((ride) => ({ label: ride.ride, value: `${ride.date}, ${ride.timeWithPlace}` })),
        },
        ...(rows.length > 0
          ? [{ kind: 'rows', title: isGuest ? own.money : own.resortMoney, rows } as const]
          : []),
        ...(refundMinor > 0 && isGuest ? [paragraph(own.patience)] : []),
        ...notices.flatMap((code) => (words[code] ? [paragraph(words[code])] : [])),
        ...(standing.length > 0 ? [paragraph(own.stands)] : []),
        ...standing.map((ride): Part => (isGuest ? { kind: 'ride', ride } : resortRide(ride, language))),
        ...(isGuest
          ? [paragraph(own.calendar), { kind: 'button', label: t.manage, href: facts.manageUrl } as const]
          : []),
        ...closingOf(texts),
      ];
      return composed(texts, parts);
    },
  };
}
