import { rideLinkPath } from '@traslado/contract/pages';
import type { PhoneChannel } from '@traslado/domain/channels/channel';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import type { Language } from '@traslado/domain/language';
import {
  faultsOfPhoneText,
  fillPhoneText,
  fillPushText,
  numberedValues,
  type PhoneValues,
  usualPhoneText,
  type WrittenPhoneTexts,
} from '@traslado/domain/messages/phone-texts';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { SentLetterFacts } from '../../letter/facts.ts';
import type { ProviderTemplate, PushMessage } from '../../ports/channels.ts';
import { type FlightNotice, type Moment, momentOf } from './flight-news.ts';

const words = {
  en: {
    states: {
      cancelled: 'is canceled',
      diverted: 'was diverted',
      cancelled_uncertain: 'may be canceled',
      moved: 'is not at the booked time',
    },
    changed: 'has changed',
    belt: (belt: string) => `Baggage belt ${belt}.`,
    noBelt: 'Baggage belt: see the screens.',
  },
  es: {
    states: {
      cancelled: 'fue cancelado',
      diverted: 'fue desviado',
      cancelled_uncertain: 'puede cancelarse',
      moved: 'no es a la hora reservada',
    },
    changed: 'tuvo un cambio',
    belt: (belt: string) => `Equipaje: banda ${belt}.`,
    noBelt: 'Equipaje: la banda está en las pantallas.',
  },
} as const;

/** Values of a text for a phone. None is empty: WhatsApp takes no empty one. */
export function phoneValues(moment: Moment, link: string, language: Language): PhoneValues {
  const { flight, when, was, waits, phone, belt, reason } = moment;
  const { states, changed, ...t } = words[language];
  const state: Readonly<Record<string, string>> = states;
  return {
    flight_code: flight,
    pickup_now: when,
    pickup_before: was,
    waited_until: waits,
    resort_phone: phone,
    ride_link: link,
    flight_state: state[reason] ?? changed,
    belt_note: belt ? t.belt(belt) : t.noBelt,
  };
}

type PhoneText = {
  readonly text: string;
  /** The provider's template with this text; null for none. */
  readonly template: ProviderTemplate | null;
};

/** The text of a kind on a channel with its values: that of staff if it can be sent, else the default. */
export function phoneText(
  channel: PhoneChannel,
  kind: GuestNoticeKind,
  { values, language, forPhones }: { values: PhoneValues; language: Language; forPhones?: WrittenPhoneTexts },
): PhoneText {
  const own = forPhones?.[channel]?.[kind];
  if (!own || faultsOfPhoneText(kind, channel, language, own.text).length > 0)
    return { text: fillPhoneText(channel, usualPhoneText(kind, channel, language), values), template: null };
  const { text, contentNumber: number } = own;
  return {
    text: fillPhoneText(channel, text, values),
    template: number === null ? null : { number, values: numberedValues(text, values) },
  };
}

/** News of a flight on a phone, with the link to the ride's page. */
export function flightNewsText(
  channel: PhoneChannel,
  notice: FlightNotice,
  facts: SentLetterFacts,
): PhoneText {
  return phoneText(channel, notice.kind, { ...facts, values: valuesOf(notice, facts) });
}

function valuesOf(notice: FlightNotice, facts: SentLetterFacts): PhoneValues {
  const link = new URL(rideLinkPath(notice.linkKey), facts.manageUrl).href;
  return phoneValues(momentOf(notice, facts), link, facts.language);
}

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
    text: fillPushText(notice.kind, language, valuesOf(notice, facts)),
    path: rideLinkPath(notice.linkKey),
    tag: `ride-${notice.transferId}`,
    lastsS: Math.max(60, Math.floor((overAt - now) / 1_000)),
  };
}
