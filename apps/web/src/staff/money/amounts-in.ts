import type { Locale } from '../../i18n/locale.ts';
import { formatSigned } from '../frame/format-money.ts';

/** Amounts of a table: a currency that all of them share stands in its heads. */
export function amountsIn(rows: readonly { readonly currency: string }[], locale: Locale) {
  const [currency, another] = new Set(rows.map((row) => row.currency));
  const shared = another === undefined ? currency : undefined;
  return {
    head: (text: string): string => (shared === undefined ? text : `${text} (${shared})`),
    cell: (amount: number, of: string, plus = false): string =>
      formatSigned(amount, of, locale, plus).replace(new RegExp(`${shared}\\s`), ''),
  };
}
