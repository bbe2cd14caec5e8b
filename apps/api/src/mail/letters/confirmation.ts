import { describeParties, describePrice, describeService } from '../../letter/booking-words.ts';
import { describeRides } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import type { Part } from '../parts.ts';

const en = {
  subject: (rides: number, number: string) =>
    `${rides > 1 ? 'Your transfers are' : 'Your transfer is'} confirmed · ${number}`,
  preview: (date: string, time: string) => `Your first pick-up: ${date}, ${time}.`,
  hello: (name: string) => `Hello ${name}, everything is set. Your ticket and calendar file are attached.`,
  noFlight: 'We still need your flight number. Please add it in My transportation before you travel.',
};

const es = {
  subject: (rides, number) =>
    `${rides > 1 ? 'Tus traslados están confirmados' : 'Tu traslado está confirmado'} · ${number}`,
  preview: (date, time) => `${date}, ${time}: tu primer traslado.`,
  hello: (name) => `Hola, ${name}: todo está listo. Adjuntamos tu boleto y el archivo para tu calendario.`,
  noFlight: 'Aún nos falta tu número de vuelo. Agrégalo en Mi transportación antes de viajar.',
} satisfies typeof en;

/** To the guest, once the booking is confirmed. */
export const confirmation: MailLetter = {
  kind: 'confirmation',
  withDocuments: true,
  compose(facts) {
    const { coupon, language } = facts;
    const own = { en, es }[language];
    const t = wordingOf(language);
    const rides = describeRides(facts);
    const [first] = rides.filter((ride) => !ride.cancelled);
    const price = describePrice(facts);
    const parts: Part[] = [
      { kind: 'paragraph', text: own.hello(coupon.contact.name) },
      { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
      ...rides.map((ride): Part => ({ kind: 'ride', ride })),
      { kind: 'button', label: t.manage, href: facts.manageUrl },
      { kind: 'entries', title: t.passengers, rows: describeParties(facts) },
      { kind: 'rows', title: t.price, rows: price.lines, totals: price.totals },
    ];
    if (coupon.transfers.some((transfer) => transfer.flight_code === ''))
      parts.splice(1, 0, { kind: 'paragraph', text: own.noFlight });
    if (coupon.observation.trim() !== '')
      parts.push({ kind: 'note', title: t.request, text: coupon.observation });
    parts.push({
      kind: 'points',
      title: t.changing,
      items: [...rides.flatMap((ride) => ride.deadlines), ...coupon.policies],
    });
    const standing = coupon.transfers.filter((ride) => ride.status !== 'cancelled').length;
    return {
      subject: own.subject(standing, coupon.coupon_id),
      preview: first ? own.preview(first.date, first.timeWithPlace) : '',
      headline: t.headline(standing),
      parts,
    };
  },
};
