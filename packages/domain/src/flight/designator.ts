import { FLIGHT_NUMBER_MIN } from '../contact/bounds.ts';

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
const DESIGNATOR = /^([A-Z0-9]{2}[A-Z]?)\s*0*(\d{1,4})([A-Z]?)$/i;

/** The designator in a text, or null. Not all zeros; leading zeros do not matter (AM 0058 is AM 58). */
export function parseDesignator(typed: string): Designator | null {
  if (typed.length > 40) return null;
  const parts = DESIGNATOR.exec(typed.trim());
  if (!parts) return null;
  const [airlineCode, digits, suffix] = [parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''].map((part) =>
    part.toUpperCase(),
  ) as [string, string, string];
  const number = digits.replace(/^0+/, '');
  if (number === '') return null;
  return {
    airlineCode,
    number,
    suffix,
    key: `${airlineCode}${number}${suffix}`,
    text: `${airlineCode} ${number}${suffix}`,
  };
}

/** The designator as people type it: a dash behind the airline does not matter, and of the numbers that one flight has the first counts. */
export function readDesignator(typed: string): Designator | null {
  const flights = typed
    .split(/[/,;+&]/)
    .map((one) => parseDesignator(one.replace(/^(\s*\w{2,3}) ?[‐-―−-]/, '$1')));
  return flights.includes(null) ? null : (flights[0] ?? null);
}

/** True for a flight number as a form takes it. */
export function isFlightNumber(typed: string): boolean {
  return typed.trim().length >= FLIGHT_NUMBER_MIN && readDesignator(typed) !== null;
}
