import { rideLinkPath } from '@traslado/contract/pages';
import type { PhoneChannel } from '@traslado/domain/channels/channel';
import { plainSms } from '@traslado/domain/channels/sms-length';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import type { Language } from '@traslado/domain/language';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { SentLetterFacts } from '../../letter/facts.ts';
import type { PushMessage } from '../../ports/channels.ts';
import { type FlightNotice, type Moment, momentOf } from './flight-news.ts';

/** Short texts: two parts of an SMS hold each of them with its link. */
const words = {
  en: {
    pick_up_moved: ({ flight, when, was, waits }) =>
      `Flight ${flight}: your pick-up is now ${when} (was ${was}). Your driver waits until ${waits}.`,
    pick_up_proposed: ({ flight, when, was }) =>
      `Flight ${flight} leaves later. Pick-up at ${when} instead of ${was}? Until you answer, it stays at ${was}.`,
    flight_earlier: ({ flight, when, was, phone }) =>
      `Flight ${flight} leaves earlier: you should leave at ${when}, not ${was}. Please answer now or call ${phone}.`,
    ride_frozen: ({ flight, reason }) =>
      `Flight ${flight} ${{ cancelled: 'is canceled', diverted: 'was diverted', cancelled_uncertain: 'may be canceled', moved: 'is not at the booked time' }[reason] ?? 'has changed'}. We keep your ride. Choose what suits you:`,
    ride_unfrozen: ({ flight, when }) => `Flight ${flight} comes after all. Your pick-up is at ${when}.`,
    landed: ({ waits, belt }) =>
      `Welcome! Your driver waits until ${waits}.${belt ? ` Baggage belt ${belt}.` : ''}`,
  },
  es: {
    pick_up_moved: ({ flight, when, was, waits }) =>
      `Vuelo ${flight}: ahora pasamos por ti a las ${when} (antes ${was}). Tu chofer espera hasta las ${waits}.`,
    pick_up_proposed: ({ flight, when, was }) =>
      `El vuelo ${flight} sale con retraso. ¿Pasamos por ti a las ${when} en lugar de ${was}? Sin tu respuesta queda a las ${was}.`,
    flight_earlier: ({ flight, when, was, phone }) =>
      `El vuelo ${flight} sale antes: conviene salir a las ${when}, no a las ${was}. Responde ahora o llama al ${phone}.`,
    ride_frozen: ({ flight, reason }) =>
      `El vuelo ${flight} ${{ cancelled: 'fue cancelado', diverted: 'fue desviado', cancelled_uncertain: 'puede cancelarse', moved: 'no es a la hora reservada' }[reason] ?? 'tuvo un cambio'}. Guardamos tu traslado. Elige qué hacer:`,
    ride_unfrozen: ({ flight, when }) => `El vuelo ${flight} viene en camino. Pasamos por ti a las ${when}.`,
    landed: ({ waits, belt }) =>
      `¡Te damos la bienvenida! Tu chofer espera hasta las ${waits}.${belt ? ` Equipaje: banda ${belt}.` : ''}`,
  },
} as const satisfies Record<Language, Record<GuestNoticeKind, (moment: Moment) => string>>;

type News = {
  readonly kind: GuestNoticeKind;
  readonly language: Language;
  readonly moment: Moment;
  readonly link: string;
};

/** News in words, and the link. As an SMS in signs of GSM-7 alone: one "á" makes a message twice as dear. */
export function newsText(channel: PhoneChannel, { kind, language, moment, link }: News): string {
  const text = `${words[language][kind](moment)} ${link}`;
  return channel === 'sms' ? plainSms(text) : text;
}

/** News of a flight on a phone, with the link to the ride's page. */
export const flightNewsText = (channel: PhoneChannel, notice: FlightNotice, facts: SentLetterFacts): string =>
  newsText(channel, {
    kind: notice.kind,
    language: facts.language,
    moment: momentOf(notice, facts),
    link: new URL(rideLinkPath(notice.linkKey), facts.manageUrl).href,
  });

const transferAt = {
  en: (city: string) => `Your ride · ${city}`,
  es: (city: string) => `Tu traslado · ${city}`,
} as const satisfies Record<Language, (city: string) => string>;

/** A driver waits no longer than this after the pick-up. */
const LASTS_HOURS = 4;

/** News of a flight as anybody near the phone may read them: flight, times and city, no name and no booking number. */
export function flightNewsPush(
  notice: FlightNotice,
  facts: SentLetterFacts,
  now: number,
): Pick<PushMessage, 'title' | 'text' | 'path' | 'tag' | 'lastsS'> {
  const { language, coupon } = facts;
  const overAt = notice.pickUpAt + LASTS_HOURS * HOUR_MS;
  return {
    title: transferAt[language](coupon.airport.city),
    text: words[language][notice.kind](momentOf(notice, facts)),
    path: rideLinkPath(notice.linkKey),
    tag: `ride-${notice.transferId}`,
    lastsS: Math.max(60, Math.floor((overAt - now) / 1_000)),
  };
}
