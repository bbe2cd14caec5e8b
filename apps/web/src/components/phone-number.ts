import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** The guests' commonest countries. */
export const COMMON_COUNTRIES: readonly CountryCode[] = ['US', 'CA', 'MX'];

/**
 * The country of a number while it is typed. Without its own plus it is the chosen one; a calling code that several countries share keeps the chosen
 * one if it is among them.
 */
export function countryOfTyped(typed: string, chosen: CountryCode): CountryCode {
  if (!typed.trim().startsWith('+')) return chosen;
  const number = new AsYouType();
  number.input(typed);
  const code = number.getCallingCode();
  if (code === undefined) return chosen;
  const sharing = [chosen, ...COMMON_COUNTRIES, ...getCountries()];
  return number.getCountry() ?? sharing.find((one) => getCountryCallingCode(one) === code) ?? chosen;
}

/** The country of a number that is shown masked, as far as the remaining digits identify it. */
export const countryOfMasked = (masked: string, otherwise: CountryCode): CountryCode =>
  countryOfTyped(masked.split('•')[0] ?? '', otherwise);

/** The visible text of a stored number, and its country. */
export function readNumber(value: string, fallback: CountryCode): { country: CountryCode; typed: string } {
  const parsed = parsePhoneNumberFromString(tidyPhone(value) ?? value);
  if (!parsed?.country) return { country: fallback, typed: value };
  return { country: parsed.country, typed: parsed.formatNational() };
}

/** E.164 of a number typed in a country; a number typed with its own plus keeps its country. */
export function toE164(typed: string, country: CountryCode): string {
  if (typed.trim() === '') return '';
  const code = getCountryCallingCode(country);
  const tidy = tidyPhone(typed, code);
  if (tidy === null) return typed;
  // Prefixes dialled at home are the library's to know, but for Mexico's old ones, which it has forgotten.
  const isTidied = /^\s*(?:\+|00)/.test(typed) || tidy.startsWith('+52');
  return parsePhoneNumberFromString(isTidied ? tidy : typed, country)?.number ?? tidy;
}
