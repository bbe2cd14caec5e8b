import {
  type NumberOwner,
  normaliseBookingNumber,
  readingOfNumber,
  writtenNumber,
} from '../booking/booking-number.ts';
import { folioKey, normaliseFolio } from './folio.ts';

/** Meanings of a typed number, in the forms that both kinds are looked up by. Guests mix the two up: it may be either. */
export type TypedNumber = {
  /** Of a stay, by `folioKey`. */
  readonly folioKey: string | null;
  /** Of a booking, in stored form; one of the group as it was written. */
  readonly bookingNumber: string | null;
};

export function readNumber(typed: string, numbersOf: NumberOwner): TypedNumber {
  const read = numbersOf === 'ours' ? normaliseBookingNumber : writtenNumber;
  return { folioKey: folioKey(typed), bookingNumber: read(typed) };
}

const SIGNS = /[^\p{L}\p{N}]/gu;

/** Comparable form of an agency's number for a stay: letters and digits of A to Z alone, in capitals. Null for any other text. */
export function agencyKey(typed: string): string | null {
  const plain = typed.replace(SIGNS, '');
  return /^[A-Za-z0-9]+$/.test(plain) ? plain.toUpperCase() : null;
}

/** Stands for an impossible number: it is looked up, counted and refused like any wrong one. */
export const impossibleNumber = (typed: string): string => `?${typed.slice(0, 40)}`;

/** The keys under which tries of a number are counted, whichever field it was typed into: spellings with one reading share one, as signs never matter. */
export function numberKeys(typed: string): string[] {
  const written = writtenNumber(typed)?.replace(SIGNS, '');
  const keys = [folioKey(typed), written && readingOfNumber(written)].filter(
    (key) => typeof key === 'string',
  );
  return keys.length === 0 ? [impossibleNumber(typed)] : [...new Set(keys)];
}

/** The resort's letters, its number, and most often a suffix: `BP100001-1`. */
const FOLIO_OF_A_RESORT = /^[A-Z]{2,4}\d{4,}(?:-\d+)?$/;

/** True for a text in the form of the resorts' confirmation numbers. */
export function looksLikeFolio(typed: string): boolean {
  return FOLIO_OF_A_RESORT.test(normaliseFolio(typed) ?? '');
}
