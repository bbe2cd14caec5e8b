import type { FactsOf } from '@traslado/domain/catalogues/definition';
import type { rates } from '@traslado/domain/catalogues/rates';
import { toDecimal } from '@traslado/domain/money';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { RowColumn } from '../catalogues/screen.ts';
import { shortRange } from '../catalogues/short-date.ts';
import './prices.css';

/** A rate's days, and its price: of the vehicle, or of an adult. */
export function useRateColumns(): readonly RowColumn<FactsOf<typeof rates>>[] {
  const { valid, usd, units } = useTexts('staff').prices;
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return [
    {
      id: 'days',
      head: valid,
      sort: 'valid_from',
      isPlain: true,
      cell: ({ valid_from, valid_to }) => (
        <span className="tabular-nums">{shortRange(valid_from, valid_to, locale)}</span>
      ),
    },
    {
      id: 'usd',
      head: usd,
      isNumber: true,
      isMain: true,
      cell: ({ price, adult_price }) => (
        <span className="whitespace-nowrap tabular-nums">
          {plain.format(toDecimal(price || adult_price))}
          <span className="rate-unit lg:min-w-19">{units[price > 0 ? 'price' : 'adult_price']}</span>
        </span>
      ),
    },
  ];
}
