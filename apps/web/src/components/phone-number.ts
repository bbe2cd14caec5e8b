import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What is shown for a kept number, and its country. */
export function readNumber(value: string, fallback: CountryCode): { country: CountryCode; typed: string } {
  const parsed = parsePhoneNumberFromString(tidyPhone(value) ?? value);
  if (!parsed?.country) return { country: fallback, typed: value };
  return { country: parsed.country, typed: parsed.formatNational() };
}

/** E.164 of what was typed in a country; a number typed with its own plus keeps its country. */
export function toE164(typed: string, country: CountryCode): string {
  if (typed.trim() === '') return '';
  const code = getCountryCallingCode(country);
  const tidy = tidyPhone(typed, code);
  if (tidy === null) return typed;
  // Prefixes dialled at home are the library's to know, but for Mexico's old ones, which it has forgotten.
  const isTidied = /^\s*(?:\+|00)/.test(typed) || code === '52';
  return parsePhoneNumberFromString(isTidied ? tidy : typed, country)?.number ?? tidy;
}
