import { rideLinkPath } from '@traslado/contract/pages';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import type { Language } from '@traslado/domain/language';
import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { clockTime } from '@traslado/domain/time/clock-time';
import { toLocal } from '@traslado/domain/time/zone';
import { describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts } from '../../letter/message-texts.ts';
import { dateInWords, describeRide } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';

/** News of a flight for its guest. Instants are epoch milliseconds. */
export type FlightNotice = {
  readonly transferId: number;
  readonly kind: GuestNoticeKind;
  readonly pickUpAt: number;
  readonly wasAt: number;
  /** State of the flight that froze the ride, or the basis of the pick-up. */
  readonly reason: string;
  readonly waitsUntilAt: number;
  readonly belt: string | null;
  /** Key of the link to the ride's page. */
  readonly linkKey: string;
};

/** Kinds that ask their reader something. */
const ASKING: readonly GuestNoticeKind[] = ['pick_up_proposed', 'flight_earlier', 'ride_frozen'];

export type Said = { readonly title: string; readonly text: string };
/** A notice's times in words, local to its ride. */
export type Moment = {
  readonly flight: string;
  readonly when: string;
  readonly was: string;
  readonly waits: string;
  readonly phone: string;
  readonly belt: string | null;
  readonly reason: string;
};

const words = {
  en: {
    pick_up_moved: ({ flight, when, was, waits }: Moment): Said => ({
      title: `Your pick-up is now ${when}`,
      text: `Flight ${flight} has a new time, and your pick-up moves with it: ${when} instead of ${was}. Your driver waits until at least ${waits}. You do not need to do anything.`,
    }),
    pick_up_proposed: ({ flight, when, was, phone }: Moment): Said => ({
      title: `Your flight leaves later: we can pick you up at ${when}`,
      text: `Flight ${flight} leaves later. We could pick you up at ${when} instead of ${was}. Until you tell us, your pick-up stays at ${was}, because airlines sometimes shorten a delay. Choose with one tap below, or call ${phone}.`,
    }),
    flight_earlier: ({ flight, when, was, phone }: Moment): Said => ({
      title: 'Your flight leaves earlier',
      text: `Flight ${flight} leaves earlier than scheduled. You should leave at ${when}, and your pick-up is at ${was}. Tell us below now, or call ${phone}, so that we come earlier.`,
    }),
    ride_frozen: ({ flight, reason, phone }: Moment): Said => ({
      title: `Flight ${flight} ${{ cancelled: 'is canceled', diverted: 'was diverted', cancelled_uncertain: 'may be canceled', moved: 'is not at the booked time' }[reason] ?? 'has changed'}`,
      text: `We know about flight ${flight}, and we keep your ride: it won’t count as missed. When you know your new flight, change it in My transportation or call ${phone}.`,
    }),
    ride_unfrozen: ({ flight, when, waits }: Moment): Said => ({
      title: `Flight ${flight} is operating after all`,
      text: `Flight ${flight} is operating again. Your pick-up is at ${when}. Your driver waits until at least ${waits}.`,
    }),
    landed: ({ flight, waits, belt }: Moment): Said => ({
      title: 'Welcome! Your driver is waiting for you',
      text: `Flight ${flight} has landed.${belt ? ` Your bags come on belt ${belt}.` : ''} Your driver waits until at least ${waits}.`,
    }),
    meet: 'Where to find your driver',
    see: 'See your ride now',
    answer: 'Choose now',
  },
  es: {
    pick_up_moved: ({ flight, when, was, waits }: Moment): Said => ({
      title: `Ahora pasamos por ti a las ${when}`,
      text: `El vuelo ${flight} tiene otra hora y tu traslado cambia con él: ${when} en lugar de ${was}. Tu chofer espera por lo menos hasta las ${waits}. No tienes que hacer nada.`,
    }),
    pick_up_proposed: ({ flight, when, was, phone }: Moment): Said => ({
      title: `Tu vuelo sale más tarde: podemos pasar por ti a las ${when}`,
      text: `El vuelo ${flight} sale más tarde. Podríamos pasar por ti a las ${when} en lugar de ${was}. Mientras no nos digas, pasamos a las ${was}, porque a veces las aerolíneas recuperan el retraso. Elige abajo con un toque o llama al ${phone}.`,
    }),
    flight_earlier: ({ flight, when, was, phone }: Moment): Said => ({
      title: 'Tu vuelo sale antes',
      text: `El vuelo ${flight} sale antes de lo previsto. Deberías salir a las ${when} y tu traslado es a las ${was}. Dinos ahora abajo, o llama al ${phone}, para que pasemos antes.`,
    }),
    ride_frozen: ({ flight, reason, phone }: Moment): Said => ({
      title: `El vuelo ${flight} ${{ cancelled: 'se canceló', diverted: 'fue desviado', cancelled_uncertain: 'tal vez se cancele', moved: 'no es a la hora reservada' }[reason] ?? 'cambió'}`,
      text: `Ya sabemos del vuelo ${flight} y guardamos tu traslado: no contará como perdido. Cuando sepas cuál es tu nuevo vuelo, cámbialo en Mi transportación o llama al ${phone}.`,
    }),
    ride_unfrozen: ({ flight, when, waits }: Moment): Said => ({
      title: `El vuelo ${flight} sí opera`,
      text: `El vuelo ${flight} opera de nuevo. Pasamos por ti a las ${when}. Tu chofer espera por lo menos hasta las ${waits}.`,
    }),
    landed: ({ flight, waits, belt }: Moment): Said => ({
      title: '¡Te damos la bienvenida! Tu chofer te espera',
      text: `El vuelo ${flight} ya aterrizó.${belt ? ` Tu equipaje sale por la banda ${belt}.` : ''} Tu chofer espera por lo menos hasta las ${waits}.`,
    }),
    meet: 'Dónde encuentras a tu chofer',
    see: 'Ver tu traslado ahora',
    answer: 'Elegir ahora',
  },
} as const satisfies Record<
  Language,
  Record<GuestNoticeKind, (moment: Moment) => Said> & Record<'meet' | 'see' | 'answer', string>
>;

type NoticeFacts = Omit<FlightNotice, 'kind' | 'linkKey'>;

/** The ride of a notice. */
export const rideOf = ({ transferId }: Pick<NoticeFacts, 'transferId'>, { coupon }: LetterFacts) =>
  coupon.transfers.find(({ transfer_id }) => transfer_id === transferId) ?? coupon.transfers[0];

/** Times by the clock of the airport, with their day where it is another than the sold one. */
export function momentOf(notice: NoticeFacts, facts: LetterFacts): Moment {
  const { coupon, language } = facts;
  const ride = rideOf(notice, facts);
  const zone = ride?.pick_up.time_zone ?? 'UTC';
  const sold = Date.parse(ride?.pick_up.at ?? '') || notice.pickUpAt;
  const soldOn = toLocal(sold, zone).date;
  const clockOf = (at: number): string => {
    const { date, time } = toLocal(at, zone);
    const said = clockTime(time, language);
    return date === soldOn ? said : `${said} (${dateInWords(date, language)})`;
  };
  return {
    flight: ride?.flight_code ?? '',
    when: clockOf(notice.pickUpAt),
    was: clockOf(notice.wasAt),
    waits: clockOf(notice.waitsUntilAt),
    phone: coupon.phone,
    belt: notice.belt,
    reason: notice.reason,
  };
}

/** Values of a letter about a flight, without its news. */
export function noticeValues(
  notice: NoticeFacts,
  facts: LetterFacts,
  { waits }: Moment,
): Omit<MessageValues<'flight_news'>, 'news_title' | 'news_text'> {
  const { language } = facts;
  const ride = rideOf(notice, facts);
  const { date, time } = toLocal(notice.pickUpAt, ride?.pick_up.time_zone ?? 'UTC');
  return {
    ...bookingValues(facts),
    ride_name: ride ? describeRide(ride, facts).ride : '',
    flight_code: ride?.flight_code ?? '',
    pickup_date: dateInWords(date, language),
    pickup_time: wordingOf(language).time(clockTime(time, language), ride?.pick_up.zone_name ?? ''),
    waited_until: waits,
  };
}

/** To a guest whose flight changed: what was said, what holds now, and why. */
export function flightNewsLetter(notice: FlightNotice): MailLetter {
  const valuesOf = (facts: LetterFacts): MessageValues<'flight_news'> => {
    const moment = momentOf(notice, facts);
    const said = words[facts.language][notice.kind](moment);
    return { ...noticeValues(notice, facts, moment), news_title: said.title, news_text: said.text };
  };
  return {
    kind: 'flight_news',
    withDocuments: false,
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const texts = messageTexts('flight_news', facts, valuesOf(facts));
      const ride = rideOf(notice, facts);
      const said = ride && describeRide(ride, facts);
      const isMet = ride?.direction === 'arrival' && notice.kind !== 'ride_frozen';
      const meet: Part[] =
        said && isMet
          ? [
              {
                kind: 'points',
                title: words[language].meet,
                items: [said.place, said.placeDetail].filter((text) => text !== ''),
              },
            ]
          : [];
      return composed(texts, [
        ...bodyOf(texts),
        ...meet,
        {
          kind: 'button',
          label: words[language][ASKING.includes(notice.kind) ? 'answer' : 'see'],
          href: new URL(rideLinkPath(notice.linkKey), facts.manageUrl).href,
        },
        {
          kind: 'number',
          label: wordingOf(language).bookingNumber,
          value: coupon.coupon_id,
          detail: describeService(facts),
        },
        ...closingOf(texts),
      ]);
    },
  };
}
