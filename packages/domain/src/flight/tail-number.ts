export const TAIL_NUMBER_MIN = 3;
export const TAIL_NUMBER_MAX = 9;

// Registration of a private aircraft, in place of a flight number: XA-ABC, N123AB, C-FABC, G-ABCD.
const TAIL = /^[A-Z0-9]{1,3}-?[A-Z0-9]{1,5}$/i;

// Flight numbers typed wrong: all zeros, or a fifth digit. No registration reads so, and taken for one it would pass unchecked.
const MISTYPED_FLIGHT = /^(?:[A-Z0-9]{2}[A-Z]?0+[A-Z]?|[A-Z]{2,3}-0+|[A-Z]{2,3}\d{5,})$/i;

/**
 * The registration in capitals, as printed; null for anything else, a mistyped flight number too (AM0000, AM12345). At least 3
 * characters, one of them a letter.
 */
export function parseTailNumber(typed: string): string | null {
  const text = typed.trim();
  if (text.length < TAIL_NUMBER_MIN || text.length > TAIL_NUMBER_MAX) return null;
  if (!TAIL.test(text) || !/[A-Z]/i.test(text)) return null;
  if (MISTYPED_FLIGHT.test(text)) return null;
  return text.toUpperCase();
}

export function isTailNumber(typed: string): boolean {
  return parseTailNumber(typed) !== null;
}
