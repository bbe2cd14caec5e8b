import type { FactsOf } from '@traslado/domain/catalogues/definition';
import type { rates } from '@traslado/domain/catalogues/rates';
import { toDecimal } from '@traslado/domain/money';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { RowColumn } from '../catalogues/screen.ts';
import './prices.css';

/** A rate's price: of the vehicle, or of an adult. */
export function usePriceColumn(): readonly RowColumn<FactsOf<typeof rates>>[] {
  const { usd, units } = useTexts('staff').prices;
  const plain = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2 });
  return [
    {
      id: 'usd',
      head: usd,
      fits: true,
      isNumber: true,
      cell: ({ price, adult_price }) => (
        <span className="tabular-nums">
          {plain.format(toDecimal(price || adult_price))}
          <span className="rate-unit">{units[price > 0 ? 'price' : 'adult_price']}</span>
        </span>
      ),
    },
  ];
}
