import {
  describeParties,
  describePrice,
  describeSeller,
  describeService,
  describeTax,
} from '../../letter/booking-words.ts';
import { confirmationValues, messageTexts } from '../../letter/message-texts.ts';
import { describeRides } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';

const byResort = {
  en: (hotel: string) => `Our team at ${hotel} booked this for you.`,
  es: (hotel: string) => `Nuestro equipo de ${hotel} hizo esta reservación por ti.`,
} as const;

const noFlight = {
  en: 'We still need your flight number. Please add it in My transportation before you travel.',
  es: 'Aún nos falta tu número de vuelo. Agrégalo en Mi transportación antes de viajar.',
} as const;

const follows = {
  en: 'We follow your flight from two days before. If your pick-up changes with it, we write to you.',
  es: 'Seguimos tu vuelo desde dos días antes. Si tu recogida cambia con él, te escribimos.',
} as const;

/** To the guest, once the booking is confirmed. */
export const confirmation: MailLetter = {
  kind: 'confirmation',
  withDocuments: true,
  valuesOf: confirmationValues,
  compose(facts) {
    const { coupon, language } = facts;
    const texts = messageTexts('confirmation', facts, confirmationValues(facts));
    const t = wordingOf(language);
    const rides = describeRides(facts);
    const price = describePrice(facts);
    const hasFlight = coupon.transfers.some(
      ({ status, flight_code }) => status !== 'cancelled' && flight_code !== '',
    );
    const parts: Part[] = [
      ...bodyOf(texts),
      { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
      ...rides.map((ride): Part => ({ kind: 'ride', ride })),
      { kind: 'button', label: t.manage, href: facts.manageUrl },
      { kind: 'entries', title: t.passengers, rows: describeParties(facts) },
      { kind: 'rows', title: t.price, rows: price.lines, totals: [...price.totals, ...describeTax(facts)] },
    ];
    if (facts.isByStaff)
      parts.splice(1, 0, { kind: 'paragraph', text: byResort[language](coupon.hotel_name) });
    if (coupon.transfers.some((transfer) => transfer.flight_code === ''))
      parts.splice(1, 0, { kind: 'paragraph', text: noFlight[language] });
    if (coupon.observation.trim() !== '')
      parts.push({ kind: 'note', title: t.request, text: coupon.observation });
    parts.push({
      kind: 'points',
      title: t.changing,
      items: [
        ...(facts.followsFlights && hasFlight ? [follows[language]] : []),
        ...rides.flatMap((ride) => ride.deadlines),
        ...coupon.policies,
      ],
    });
    const seller = describeSeller(facts);
    parts.push(...closingOf(texts));
    if (seller.length > 0) parts.push({ kind: 'entries', title: t.seller, rows: seller });
    return composed(texts, parts);
  },
};
