import { LANGUAGES, type Language } from '@traslado/domain/language';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import {
  type BookingValues,
  faultsIn,
  fillTexts,
  MESSAGE_KIND_NAMES,
  type MessageKind,
  type MessageTexts,
  type MessageValues,
  type RideValues,
  type WrittenTexts,
} from '@traslado/domain/messages/message-kinds';
import { formatMoney, toMinor } from '@traslado/domain/money';
import { type LetterFacts, localeOf, type SentLetterFacts } from './facts.ts';
import { describeRides } from './ride.ts';
import { wordingOf } from './wording.ts';

/** Texts as they are sent. */
export type SaidTexts = MessageTexts & {
  /** The kind whose text of staff cannot be sent, so that the default replaces it. */
  readonly unusable: MessageKind | null;
};

type Writing = { readonly written?: WrittenTexts; readonly language: Language };

/** The texts of a kind with their fields: those of staff if they can be sent, else the default. */
export function chooseTexts(kind: MessageKind, { written, language }: Writing): SaidTexts {
  const own = written?.[kind];
  const isUsable = own !== undefined && faultsIn(kind, own).length === 0;
  const unusable = own !== undefined && !isUsable ? kind : null;
  return { ...(isUsable ? own : DEFAULT_TEXTS[kind][language]), unusable };
}

/** Texts of staff that are in force and cannot be sent: `confirmation.en`. */
export const unusableTexts = (written: Readonly<Record<Language, WrittenTexts>>): string[] =>
  LANGUAGES.flatMap((language) =>
    MESSAGE_KIND_NAMES.filter(
      (kind) => chooseTexts(kind, { written: written[language], language }).unusable,
    ).map((kind) => `${kind}.${language}`),
  );

/** The texts of a letter, their fields filled. */
export function messageTexts<K extends MessageKind>(
  kind: K,
  writing: Writing,
  values: MessageValues<K>,
): SaidTexts {
  const texts = chooseTexts(kind, writing);
  return { ...fillTexts(texts, values), unusable: texts.unusable };
}

/** Cents of the booking's currency in words. */
export const moneyIn = ({ coupon, language }: LetterFacts, amountMinor: number): string =>
  formatMoney({ amountMinor, currency: coupon.price.currency }, localeOf(language));

/** The values of a booking for every letter about it. */
export function bookingValues(facts: LetterFacts): BookingValues {
  const { coupon } = facts;
  return {
    guest_name: coupon.contact.name,
    booking_number: coupon.coupon_id,
    service_name: coupon.service.name,
    resort_name: coupon.hotel_name,
    airport_name: coupon.airport.name,
    total_price: moneyIn(facts, toMinor(coupon.price.total)),
  };
}

const movesAlong = {
  en: 'If your flight is late, that time moves with it.',
  es: 'Si tu vuelo se retrasa, esa hora se mueve con él.',
} as const;

/** The values of the first standing ride for letters; empty without one. */
export function rideValues(facts: LetterFacts & Pick<SentLetterFacts, 'followsFlights'>): RideValues {
  const ride = describeRides(facts).find(({ cancelled }) => !cancelled);
  const { transfers } = facts.coupon;
  const isFollowed =
    facts.followsFlights === true &&
    ride?.direction === 'arrival' &&
    transfers.some(({ direction, flight_code: code }) => direction === 'arrival' && code !== '');
  return {
    pickup_date: ride?.date ?? '',
    pickup_time: ride?.timeWithPlace ?? '',
    pickup_place: ride?.place ?? '',
    meeting_point: ride?.placeDetail || (ride?.place ?? ''),
    driver_waits: `${ride?.waits ?? ''}${isFollowed ? ` ${movesAlong[facts.language]}` : ''}`,
  };
}

/** The texts of the confirmation, which are the mail's and the headline of its PDF. */
export function confirmationValues(facts: LetterFacts): MessageValues<'confirmation'> {
  const standing = facts.coupon.transfers.filter(({ status }) => status !== 'cancelled').length;
  return {
    ...bookingValues(facts),
    ...rideValues(facts),
    transfers_confirmed: wordingOf(facts.language).headline(standing),
  };
}
