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

/** Numbers of the group's own backend, where it sells: digits only, neither as short as a counter nor longer than a person would type. */
const THEIR_NUMBER = /^[1-9]\d{3,11}$/;

/** As typed, without spaces and dashes: what its length is counted of. */
export function plainBookingNumber(typed: string): string {
  return typed.replace(/[\s‐‑–-]+/g, '');
}

/** As typed to as kept: capitals, no spaces or dashes, O read as 0, I and L as 1; a plain number of the group's own stays. Null for anything else. */
export function normaliseBookingNumber(typed: string): string | null {
  if (typed.length > 40) return null;
  const plain = plainBookingNumber(typed);
  if (THEIR_NUMBER.test(plain)) return plain;
  if (plain.length !== BOOKING_NUMBER_LENGTH || !/^[A-Za-z0-9]+$/.test(plain)) return null;
  const number = plain.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return number.includes('U') ? null : number;
}

export function isBookingNumber(typed: string): boolean {
  return normaliseBookingNumber(typed) !== null;
}
