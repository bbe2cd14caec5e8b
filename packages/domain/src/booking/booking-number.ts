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

/** As typed, without spaces and dashes: what its length is counted of. */
export function plainBookingNumber(typed: string): string {
  return typed.replace(/[\s‐‑–-]+/g, '');
}

/** As typed to as kept: capitals, no spaces or dashes, O read as 0, I and L as 1. Null for anything that is no number of ours. */
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

/** Whose booking numbers guests have. Those of the group may have any shape. */
export type NumberOwner = 'ours' | 'group';

export const WRITTEN_NUMBER_MAX = 64;

/** Controls, and signs that nobody sees; a space within is seen. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Zeros alone are a counter that was never set. A number of dots or dashes would climb in a path, or stands for nothing. */
const TELLS = /(?!0)[\p{L}\p{N}]/u;
/** An empty field that became a text on its way. */
const NOTHING = /^(?:null|undefined|nan)$/i;

/** The number of a booking of the group, as the group writes it: trimmed, NFC, 1 to 64 signs. Null for a text that is none. */
export function writtenNumber(given: string): string | null {
  if (given.length > WRITTEN_NUMBER_MAX * 4) return null;
  const number = given.normalize('NFC').trim();
  if ([...number].length > WRITTEN_NUMBER_MAX || UNSEEN.test(number)) return null;
  return TELLS.test(number) && !NOTHING.test(number) ? number : null;
}

/** The form in which typed numbers are compared: capitals, no spaces or dashes, O as 0, I and L as 1. Two numbers may have one reading. */
export function readingOfNumber(number: string): string {
  return plainBookingNumber(number.toUpperCase()).replaceAll('O', '0').replace(/[IL]/g, '1');
}
