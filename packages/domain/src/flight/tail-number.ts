export const TAIL_NUMBER_MIN = 3;
export const TAIL_NUMBER_MAX = 9;

// Registration of a private aircraft: a mark of the country, a dash and up to five characters (XA-ABC, C-FABC, HK-4987), also run together where
// letters follow (XAABC); the United States have N123AB. Zeros alone are a number that was typed wrong.
const REGISTRATION =
  /^(?:(?=.?[A-Z])(?:[A-Z\d]{1,2}-(?!0+$)[A-Z\d]{3,5}|[A-Z\d]{2}[A-Z]{3})|N[1-9](?=.)\d{0,4}[A-Z]{0,2})$/i;

/** The registration in capitals, as printed; null for a text in no registration's pattern. */
export function parseTailNumber(typed: string): string | null {
  const text = typed.trim();
  return REGISTRATION.test(text) ? text.toUpperCase() : null;
}

export function isTailNumber(typed: string): boolean {
  return parseTailNumber(typed) !== null;
}
