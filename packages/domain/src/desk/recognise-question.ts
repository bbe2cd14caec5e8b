import {
  type NumberOwner,
  normaliseBookingNumber,
  plainBookingNumber,
  writtenNumber,
} from '../booking/booking-number.ts';
import { normaliseRideReference } from '../booking/ride-reference.ts';
import { readDesignator } from '../flight/designator.ts';
import type { Language } from '../language.ts';
import { folioKey } from '../stay/folio.ts';
import type { CivilDate } from '../time/civil.ts';
import { nameWords } from './name-words.ts';
import { readDay } from './read-day.ts';

/** A search for bookings, recognised by the shape of the typed text. One text may have several shapes: 4242 ends a card and a phone. */
export type BookingQuestion =
  /** A booking number, in stored form; one of the group as it was written. */
  | { readonly kind: 'number'; readonly number: string }
  /** A ride's reference, in stored form. */
  | { readonly kind: 'reference'; readonly reference: string }
  /** The beginning of a resort's confirmation number, or the agency's number for the stay, without dashes. */
  | { readonly kind: 'folio'; readonly key: string }
  /** Words of a name, folded. A last one of three letters or more may be a beginning. */
  | { readonly kind: 'name'; readonly words: readonly { readonly word: string; readonly isWhole: boolean }[] }
  /** The beginning of an address, in small letters. */
  | { readonly kind: 'email'; readonly begins: string }
  /** Last digits of a phone. */
  | { readonly kind: 'phone'; readonly end: string }
  /** On one of these days; on any day without one. */
  | { readonly kind: 'flight'; readonly key: string; readonly on: readonly CivilDate[] }
  /** Last four digits of a card. */
  | { readonly kind: 'card'; readonly last4: string }
  /** A number of the gateway, of a payment or a refund. */
  | { readonly kind: 'gateway'; readonly id: string }
  /** A message's reference, as the guest was given it. */
  | { readonly kind: 'message'; readonly reference: string };

type Day = {
  /** Today at each of the asker's properties: two days where midnight lies between their zones. A flight of either is meant. */
  readonly todays: readonly CivilDate[];
  readonly language: Language;
  /** The issuer of booking numbers. */
  readonly numbersOf?: NumberOwner;
};

export type QuestionKind = BookingQuestion['kind'];

/** Longest text that is read: a line pasted from a mail, and then some. */
export const QUESTION_MAX = 1_000;

/** Longer than any single answer: a text beyond is a line that names a booking somewhere. */
const WHOLE_MAX = 100;

/** The commonest number of the group: neither as short as a counter nor longer than a person would type. */
const GROUP_DIGITS = /^[1-9]\d{3,11}$/;
const DIGITS = /^\+?[\d\s().-]+$/;
const CARD = /^(?:[•*x·.\s-]*|.*[•*·])\s*(\d{4})$/i;
const GATEWAY = /^[a-z]{2,12}_[\w-]{8,80}$/i;
/** As it is read aloud: without dashes, O for 0, I and L for 1. */
const MESSAGE = /^M[\s-]*([0-9A-Z]{5})[\s-]*([0-9A-Z]{5})$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A word that is shorter has to be whole: its beginning is that of half the guests. */
const BEGINNING_MIN = 3;
const MOST_WORDS = 6;

const UNSEEN = /\p{Cf}/gu;
/** Characters around a word of a line that are not part of it. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|dra|sr|sra|srta|señor|señora|señorita|don|doña)$/iu;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}'’-]*$/u;
/** Within a line: ten digits or more of a phone, and the end of a card. */
const LINE_PHONE = /(?<![\p{L}\p{N}])\+?\d[\d .()-]{8,20}\d(?![\p{L}\p{N}])/u;
const LINE_CARD = /[•*]\s?\d{4}(?!\d)/u;
/** A shorter word of a line with letters and digits is the 12th or 10am. */
const LINE_FOLIO_MIN = 6;
const LINE_WORD_MAX = 100;
/** Most questions of a line, of a kind and in all: it costs the database no more than any other text. */
const MOST_ALIKE = 2;
const MOST_ASKED = 8;

/**
 * Every meaning of a text, in the order in which results are shown. Empty for a text of no known shape. Of a whole line, such as one from a mail, the
 * words that name a booking.
 */
export function recogniseQuestion(typed: string, day: Day): BookingQuestion[] {
  if (typed.length > QUESTION_MAX) return [];
  // Invisible marks come with pasted text: those around a number in a text that is read from right to left, for instance.
  const text = typed.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (text === '' || /\p{Cc}/u.test(text)) return [];
  const whole = text.length > WHOLE_MAX ? [] : asWhole(text, day);
  const isFlightOfDay = whole.some((one) => one.kind === 'flight' && one.on.length > 0);
  if (isFlightOfDay || !text.includes(' ')) return whole;
  return boundedTo(MOST_ASKED, [...whole, ...asLine(text)]);
}

/** Each question once, a few of a kind, as many as may be asked; in the order of their kinds. */
function boundedTo(most: number, questions: readonly BookingQuestion[]): BookingQuestion[] {
  const kept = new Map<string, BookingQuestion>();
  for (const one of questions) {
    const alike = [...kept.values()].filter(({ kind }) => kind === one.kind);
    if (alike.length < MOST_ALIKE && kept.size < most) kept.set(JSON.stringify(one), one);
  }
  const kinds = [...new Set([...kept.values()].map(({ kind }) => kind))];
  return [...kept.values()].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

function asWhole(text: string, day: Day): BookingQuestion[] {
  const flight = asFlight(text, day);
  // A flight with its day is nothing else.
  if (flight[0]?.on.length) return flight;
  return [
    ...(day.numbersOf === 'group' ? asWritten(text) : asNumber(text)),
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

/**
 * The words of a line that name a booking: words of letters and digits, a booking number in capitals, or as many digits as a number of the group has,
 * so that neither words nor years are taken for one. A name stands behind Mr., Mrs., or Ms.
 */
function asLine(text: string): BookingQuestion[] {
  const typed = text.split(' ').filter((word) => word.length <= LINE_WORD_MAX);
  return [
    ...typed.flatMap((word) => asLineWord(word.replace(EDGES, ''))),
    ...typed.flatMap((word, place) =>
      TITLE.test(word.replace(EDGES, '')) ? asTitled(typed.slice(place + 1)) : [],
    ),
    ...asPhone(LINE_PHONE.exec(text)?.[0] ?? ''),
    ...asCard(LINE_CARD.exec(text)?.[0] ?? ''),
  ];
}

function asLineWord(word: string): BookingQuestion[] {
  if (/@[^\s@]+\.\p{L}/u.test(word)) return asEmail(word);
  // One number of forty has no digit. It counts only as it is written, so that words do not.
  if (!/\d/.test(word)) return asNumber(word).filter(({ number }) => number === word);
  const folio = word.length < LINE_FOLIO_MIN ? [] : asFolio(word);
  if (!/\p{L}/u.test(word)) return /^\d{7,12}$/.test(word) ? [...asNumber(word), ...folio] : [];
  return [
    ...asNumber(word),
    ...asReference(word),
    ...folio,
    ...(/\d{2}/.test(word) ? asFlightAlone(word) : []),
    ...asGateway(word),
    ...asMessage(word),
  ];
}

/** Up to three words that begin with a capital; a comma ends them. */
function asTitled(words: readonly string[]): BookingQuestion[] {
  const name: string[] = [];
  for (const word of words.slice(0, 3)) {
    const bare = word.replace(EDGES, '');
    if (!CAPITAL.test(bare)) break;
    name.push(bare);
    if (!word.endsWith(bare)) break;
  }
  const folded = nameWords(name.join(' ')).slice(0, MOST_WORDS);
  return folded.length === 0
    ? []
    : [{ kind: 'name', words: folded.map((word) => ({ word, isWhole: true })) }];
}

type NumberQuestion = Extract<BookingQuestion, { kind: 'number' }>;

function asNumber(text: string): NumberQuestion[] {
  const plain = plainBookingNumber(text);
  const number = GROUP_DIGITS.test(plain) ? plain : normaliseBookingNumber(text);
  return number === null ? [] : [{ kind: 'number', number }];
}

/** Any text with a digit may be a number of the group. */
function asWritten(text: string): NumberQuestion[] {
  const number = /\d/.test(text) ? writtenNumber(text) : null;
  return number === null ? asNumber(text) : [{ kind: 'number', number }];
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

function asFlight(text: string, { todays, language }: Day): Extract<BookingQuestion, { kind: 'flight' }>[] {
  const [alone] = asFlightAlone(text);
  if (alone) return [alone];
  const [, name = '', rest = ''] =
    /^([A-Za-z0-9]{2}[A-Za-z]?\s?\d{1,4}[A-Za-z]?)[\s,]+(\S.*)$/.exec(text) ?? [];
  const flight = readDesignator(name);
  const on = new Set(todays.flatMap((today) => readDay(rest, { today, language }) ?? []));
  return flight && on.size > 0 && /[a-z]/i.test(flight.airlineCode)
    ? [{ kind: 'flight', key: flight.key, on: [...on] }]
    : [];
}

/** A flight without a day. */
function asFlightAlone(text: string): Extract<BookingQuestion, { kind: 'flight' }>[] {
  const flight = readDesignator(text);
  return flight && /[a-z]/i.test(flight.airlineCode) ? [{ kind: 'flight', key: flight.key, on: [] }] : [];
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
