import { normaliseBookingNumber } from '../booking/booking-number.ts';
import { normaliseRideReference } from '../booking/ride-reference.ts';
import { parseDesignator } from '../flight/designator.ts';
import type { Language } from '../language.ts';
import { folioKey } from '../stay/folio.ts';
import type { CivilDate } from '../time/civil.ts';
import { nameWords } from './name-words.ts';
import { readDay } from './read-day.ts';

/** What a booking is searched by, recognised by the shape of what was typed. One text may have several shapes: 4242 ends a card and a phone. */
export type BookingQuestion =
  /** A booking number, as it is kept. */
  | { readonly kind: 'number'; readonly number: string }
  /** What lists call a ride, as it is kept. */
  | { readonly kind: 'reference'; readonly reference: string }
  /** The beginning of a resort's confirmation number, without dashes. */
  | { readonly kind: 'folio'; readonly key: string }
  /** Words of a name, folded. A last one of three letters or more may be a beginning. */
  | { readonly kind: 'name'; readonly words: readonly { readonly word: string; readonly isWhole: boolean }[] }
  /** The beginning of an address, in small letters. */
  | { readonly kind: 'email'; readonly begins: string }
  /** Last digits of a phone. */
  | { readonly kind: 'phone'; readonly end: string }
  | { readonly kind: 'flight'; readonly key: string; readonly on: CivilDate | null }
  /** Last four digits of a card. */
  | { readonly kind: 'card'; readonly last4: string }
  /** A number of the gateway, of a payment or a refund. */
  | { readonly kind: 'gateway'; readonly id: string }
  /** What a guest was told that their message is called. */
  | { readonly kind: 'message'; readonly reference: string };

export type QuestionKind = BookingQuestion['kind'];

/** Longest text that is looked at. */
export const QUESTION_MAX = 100;

const DIGITS = /^\+?[\d\s().-]+$/;
const CARD = /^(?:[•*x·.\s-]*|.*[•*·])\s*(\d{4})$/i;
const GATEWAY = /^[a-z]{2,12}_[\w-]{8,80}$/i;
/** As it is read aloud: without dashes, O for 0, I and L for 1. */
const MESSAGE = /^M[\s-]*([0-9A-Z]{5})[\s-]*([0-9A-Z]{5})$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A word that is shorter has to be whole: its beginning is that of half the guests. */
const BEGINNING_MIN = 3;
const MOST_WORDS = 6;

/**
 * Everything that a text may mean, in the order in which results are shown. Empty where it has the shape of nothing.
 * @param today the day by which a date without a year is read
 */
export function recogniseQuestion(
  typed: string,
  { today, language }: { readonly today: CivilDate; readonly language: Language },
): BookingQuestion[] {
  const text = typed.normalize('NFC').trim();
  if (text === '' || text.length > QUESTION_MAX || /\p{Cc}/u.test(text)) return [];
  const flight = asFlight(text, { today, language });
  // A flight with its day is nothing else.
  if (flight[0]?.on) return flight;
  return [
    ...asNumber(text),
    ...asReference(text),
    ...asFolio(text),
    ...flight,
    ...asName(text),
    ...asEmail(text),
    ...asPhone(text),
    ...asCard(text),
    ...asGateway(text),
    ...asMessage(text),
  ];
}

function asNumber(text: string): BookingQuestion[] {
  const number = normaliseBookingNumber(text);
  return number === null ? [] : [{ kind: 'number', number }];
}

function asReference(text: string): BookingQuestion[] {
  const reference = normaliseRideReference(text);
  return reference === null ? [] : [{ kind: 'reference', reference }];
}

/** A text without a digit is a name; one with words in it is none either. */
function asFolio(text: string): BookingQuestion[] {
  const key = folioKey(text);
  return key !== null && key.length >= 4 && /\d/.test(key) && !/\s[a-z]{3}/i.test(text)
    ? [{ kind: 'folio', key }]
    : [];
}

function asFlight(
  text: string,
  day: { readonly today: CivilDate; readonly language: Language },
): Extract<BookingQuestion, { kind: 'flight' }>[] {
  const alone = parseDesignator(text);
  if (alone && /[a-z]/i.test(alone.airlineCode)) return [{ kind: 'flight', key: alone.key, on: null }];
  const [, name = '', rest = ''] =
    /^([A-Za-z0-9]{2}[A-Za-z]?\s?\d{1,4}[A-Za-z]?)[\s,]+(\S.*)$/.exec(text) ?? [];
  const flight = parseDesignator(name);
  const on = flight && readDay(rest, day);
  return flight && on && /[a-z]/i.test(flight.airlineCode) ? [{ kind: 'flight', key: flight.key, on }] : [];
}

function asName(text: string): BookingQuestion[] {
  if (!/\p{L}/u.test(text) || /[\d@_%]/.test(text)) return [];
  const words = nameWords(text);
  if (words.length === 0 || words.length > MOST_WORDS || Array.from(words.join('')).length < 2) return [];
  const last = words.length - 1;
  return [
    {
      kind: 'name',
      words: words.map((word, index) => ({
        word,
        isWhole: index < last || Array.from(word).length < BEGINNING_MIN,
      })),
    },
  ];
}

function asEmail(text: string): BookingQuestion[] {
  return /^[^\s@]+@[^\s@]*$/.test(text) ? [{ kind: 'email', begins: text.toLowerCase() }] : [];
}

function asPhone(text: string): BookingQuestion[] {
  const end = text.replace(/\D/g, '');
  return DIGITS.test(text) && end.length >= 4 && end.length <= 15 && !isDay(text)
    ? [{ kind: 'phone', end }]
    : [];
}

/** 2026-12-21 has eight digits and is no phone. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function asCard(text: string): BookingQuestion[] {
  const last4 = CARD.exec(text)?.[1];
  return last4 === undefined ? [] : [{ kind: 'card', last4 }];
}

function asGateway(text: string): BookingQuestion[] {
  if (UUID.test(text)) return [{ kind: 'gateway', id: text.toLowerCase() }];
  return GATEWAY.test(text) ? [{ kind: 'gateway', id: text }] : [];
}

function asMessage(text: string): BookingQuestion[] {
  const [, first, second] = MESSAGE.exec(text) ?? [];
  if (!first || !second || !/\d/.test(text)) return [];
  const signs = `${first}-${second}`.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return signs.includes('U') ? [] : [{ kind: 'message', reference: `M-${signs}` }];
}
