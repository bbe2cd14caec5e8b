import { parseDesignator, readDesignator } from './designator.ts';
import { isTailNumber, parseTailNumber } from './tail-number.ts';

/** The airlines of the catalogue: the IATA code of one by its IATA or ICAO code, or nothing. */
export type AirlineCodes = (code: string) => string | undefined;

/** An airline's code and digits alone, of any length: a flight number, if perhaps a wrong one, and never a registration. */
const CODE_AND_DIGITS = /^([A-Z0-9]{2}[A-Z]?)\s*-?\d+$/i;

/** The key by which schedules and bookings know a typed flight of an airline: its designator with the IATA code. Null for any other text. */
export function flightKey(typed: string, airlineCodeOf: AirlineCodes): string | null {
  const flight = readDesignator(typed);
  return (
    flight && `${airlineCodeOf(flight.airlineCode) ?? flight.airlineCode}${flight.number}${flight.suffix}`
  );
}

/**
 * A typed flight in the form that is kept: the designator by its airline's IATA code (`AAL1235`, `AA-1235` and `AA01235/BA5678` are AA1235), or the
 * registration of a private plane, which only a private service meets. Null for any other text.
 */
export function readFlight(
  typed: string,
  { isPrivate, airlineCodeOf }: { readonly isPrivate: boolean; readonly airlineCodeOf: AirlineCodes },
): string | null {
  const key = flightKey(typed, airlineCodeOf);
  const registration = parseTailNumber(typed);
  const [, code = ''] = CODE_AND_DIGITS.exec(typed.trim()) ?? [];
  // An airline that the catalogue does not have may still fly, if its flight does not look like a private plane.
  if (registration === null || airlineCodeOf(code.toUpperCase()) !== undefined) return key;
  if (isPrivate) return registration;
  return key !== null && airlineCodeOf(key.slice(0, 2)) !== undefined ? key : null;
}

/** A flight in the form that is kept, as it is shown: `AA 1235`, or the registration. */
export function shownFlight(code: string): string {
  return isTailNumber(code) ? code : (parseDesignator(code)?.text ?? code);
}
