import { formatAmount } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** An amount that may be below zero: the sign stands before it, and it is never broken over two lines. */
export function formatSigned(amount: number, currency: string, locale: Locale, plus = false): string {
  const sign = amount < 0 ? '−' : plus && amount > 0 ? '+' : '';
  return `${sign}${formatAmount(Math.abs(amount), locale, 'full', currency)}`;
}
