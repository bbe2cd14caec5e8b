// 32 signs, without I, L, O and U: nothing to confuse when read aloud, and 5 bits of a random byte each without a bias.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BOOKING_NUMBER_LENGTH = 10;

/**
 * A booking number from random bytes of a cryptographic source (50 bits of it: not countable up).
 * @throws RangeError for fewer than 10 bytes.
 */
export function bookingNumberOf(bytes: Uint8Array): string {
  if (bytes.length < BOOKING_NUMBER_LENGTH) throw new RangeError('10 random bytes are needed');
  return Array.from(bytes.subarray(0, BOOKING_NUMBER_LENGTH), (byte) => ALPHABET[byte % 32]).join('');
}

/** The number as typed, without spaces, dashes, full stops, slashes and the sign before it: its length is counted on this. */
export function plainBookingNumber(typed: string): string {
  return typed.replace(/^\s*#|[\s‐‑–./-]/g, '');
}

/** Stored form of a typed number: capitals, plain, O read as 0, I and L as 1. Null for any text that is no number of ours. */
export function normaliseBookingNumber(typed: string): string | null {
  if (typed.length > 40) return null;
  const plain = plainBookingNumber(typed);
  if (plain.length !== BOOKING_NUMBER_LENGTH || !/^[A-Za-z0-9]+$/.test(plain)) return null;
  const number = readingOfNumber(plain);
  return number.includes('U') ? null : number;
}

export function isBookingNumber(typed: string): boolean {
  return normaliseBookingNumber(typed) !== null;
}

/** Issuer of the guests' booking numbers. Those of the group may have any shape. */
export type NumberOwner = 'ours' | 'group';

export const WRITTEN_NUMBER_MAX = 64;

/** Controls and invisible characters; a space within is visible. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Zeros alone are a counter that was never set. A number of dots or dashes would climb in a path, or stands for nothing. */
const TELLS = /(?!0)[\p{L}\p{N}]/u;
/** An empty field that became a text on its way. */
const NOTHING = /^(?:null|undefined|nan)$/i;

/** The number of a booking of the group, in the group's own writing: trimmed, NFC, 1 to 64 characters. Null for any other text. */
export function writtenNumber(given: string): string | null {
  if (given.length > WRITTEN_NUMBER_MAX * 4) return null;
  const number = given.normalize('NFC').trim();
  if ([...number].length > WRITTEN_NUMBER_MAX || UNSEEN.test(number)) return null;
  return TELLS.test(number) && !NOTHING.test(number) ? number : null;
}

/** Comparable form of typed numbers: capitals, no spaces or dashes, O as 0, I and L as 1. Two numbers may share one. */
export function readingOfNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(/[\s‐‑–-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
