/** A flight's name taken apart. */
export type Designator = {
  /** Two characters (digits are normal: Y4, B6), or three of the other code family. */
  airlineCode: string;
  /** 1-4 digits without leading zeros. */
  number: string;
  /** Operational suffix, one letter or nothing. */
  suffix: string;
  /** Key of look-ups and comparisons: 'AM58'. */
  key: string;
  /** Display form: 'AM 58'. */
  text: string;
};

// Without the u flag, i does not let ß or ı stand for letters of A-Z.
const FLIGHT = /^([A-Z0-9]{2}[A-Z]?)\s*[‐-―−-]?\s*0*([1-9]\d{0,3})([A-Z]?)\s*(?:[/,;+&](.+))?$/i;

/**
 * The designator as people type it, or null: a dash behind the airline and zeros before the number do not matter (AM-0058 is AM 58), and of the numbers
 * of one flight the first counts (AA1234/BA5678). Not all zeros.
 */
export function readDesignator(typed: string): Designator | null {
  if (typed.length > 40) return null;
  const parts = FLIGHT.exec(typed.trim());
  if (!parts || (parts[4] && !readDesignator(parts[4]))) return null;
  const [airlineCode = '', number = '', suffix = ''] = parts.slice(1, 4).map((part) => part.toUpperCase());
  return {
    airlineCode,
    number,
    suffix,
    key: `${airlineCode}${number}${suffix}`,
    text: `${airlineCode} ${number}${suffix}`,
  };
}

/** The designator of a flight as it is kept or shown. With a dash it is the registration of a private plane. */
export function parseDesignator(text: string): Designator | null {
  return /^[A-Z0-9\s]+$/i.test(text) ? readDesignator(text) : null;
}

/** True for a flight number as a form takes it. */
export function isFlightNumber(typed: string): boolean {
  return readDesignator(typed) !== null;
}
