import type { Locale } from './locale.ts';

/** A country by its code, ISO 3166 alpha-2, as people call it. */
export type Country = { readonly value: string; readonly label: string };

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that mean no country: unions, the world, private ones. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'XA', 'XB', 'XK', 'ZZ', 'QO'];

/** All countries by their names in a language, as the browser knows them. */
export function countriesOf(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .flatMap((value) => {
      const name = NO_COUNTRIES.includes(value) ? undefined : names.of(value);
      // A country that is called otherwise now has its new code too.
      const isCurrent = new Intl.Locale(`und-${value}`).region === value;
      return name && isCurrent ? [{ value, label: `${name} (${value})` }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
