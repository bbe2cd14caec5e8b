import type { Locale } from './constants.ts';

/** A whole or decimal number with the separators of the language: 1,234. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value);
}
