import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from 'libphonenumber-js/min';
import type { Locale } from '../i18n/locale.ts';
import { COMMON_COUNTRIES } from './phone-number.ts';

/** A country on offer, as the server has it. */
export type OfferedCountry = {
  readonly code: string;
  /** Empty for the usual name. */
  readonly name: { readonly en: string; readonly es: string };
  readonly dialing_code: string;
  /** The lowest come first. */
  readonly position: number;
};

type Choice = { readonly code: CountryCode; readonly label: string };

/** The offer without an answer of the server: every country, the commonest first. */
const everyCountry = (): OfferedCountry[] =>
  getCountries().map((code) => ({
    code,
    name: { en: '', es: '' },
    dialing_code: `+${getCountryCallingCode(code)}`,
    position: COMMON_COUNTRIES.includes(code) ? COMMON_COUNTRIES.indexOf(code) : COMMON_COUNTRIES.length,
  }));

/**
 * The countries to choose from, in order. The chosen one is among them, offered or not; one whose numbers cannot be written is left out.
 */
export function phoneCountries(
  offered: readonly OfferedCountry[] | undefined,
  { chosen, locale }: { chosen: CountryCode; locale: Locale },
): Choice[] {
  const every = everyCountry();
  const listed = offered && offered.length > 0 ? offered : every;
  const isListed = listed.some(({ code }) => code === chosen);
  const all = isListed ? listed : [...listed, ...every.filter(({ code }) => code === chosen)];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return all
    .flatMap(({ code, name, dialing_code, position }) => {
      if (!isSupportedCountry(code)) return [];
      const called = name[locale === 'es-MX' ? 'es' : 'en'] || names.of(code) || code;
      return [{ code, called, label: `${called} ${dialing_code}`, position }];
    })
    .sort((a, b) => a.position - b.position || a.called.localeCompare(b.called, locale));
}
