import { formatAmount } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** An amount that may be below zero, with a sign above it, too, where it is asked for. */
export function formatSigned(amount: number, currency: string, locale: Locale, plus = false): string {
  return `${plus && amount > 0 ? '+' : ''}${formatAmount(amount, locale, 'full', currency)}`;
}
