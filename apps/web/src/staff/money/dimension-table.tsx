import { successRate } from '@traslado/domain/money/payment-figures';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { percentText } from '../frame/value-text.ts';
import type { Dimension } from './use-money.ts';

type DimensionTableProps = {
  what: 'payments' | 'refunds';
  dimension: Dimension;
  onOpen: (value: string) => void;
  /** Narrows all figures to a value. */
  onOnly: (value: string) => void;
};

/** A value of a dimension in words; a value without words stands as it is. */
export function useValueText(): (value: string, label?: string) => string {
  const { values, notKnown } = useTexts('staff').payments;
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (value, label = '') => {
    if (label !== '') return label;
    // Nothing but countries is two capital letters.
    if (/^[A-Z]{2}$/.test(value)) return countries.of(value) ?? value;
    return value === '' ? notKnown : (values[value] ?? value);
  };
}

/** Values that stand in a table until all are asked for. */
const SHOWN = 8;

/** Payments or refunds by one dimension. Each number opens its rows. */
export function DimensionTable({ what, dimension: { by, figures }, onOpen, onOnly }: DimensionTableProps) {
  const texts = useTexts('staff').payments;
  const locale = useLocale();
  const valueText = useValueText();
  const id = `${what}-${by}`;
  const reasons = what === 'payments' ? texts.declines : texts.refundReasons;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? figures : figures.slice(0, SHOWN);
  const hasRates = what === 'payments' && !['status', 'reason', 'age'].includes(by);
  // A state, a reason of failed payments, or an age: nothing of it may have been taken.
  const isTaken = what === 'refunds' ? by !== 'status' : hasRates;
  const amountHead = isTaken
    ? texts[what === 'payments' ? 'taken' : 'givenBack']
    : texts.columns[by === 'reason' ? 'notTaken' : 'amount'];
  const hasRecovered = what === 'payments' && by === 'reason';
  return (
    <div className="mb-4 break-inside-avoid overflow-x-auto rounded-lg bg-surface p-5 shadow-ticket">
      <h3 id={id} className="mb-2 text-heading">
        {by === 'reason' ? reasons : texts.dimensions[by]}
      </h3>
      <table aria-labelledby={`${what} ${id}`} className="w-full table-fixed border-collapse text-left">
        <thead className="text-caption text-soft">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              {texts.columns.value}
            </th>
            <th scope="col" className="w-20 px-2 py-2 text-right sm:w-28 font-normal">
              {texts.columns.count[what]}
            </th>
            <th scope="col" className="w-32 py-2 pl-2 text-right font-normal sm:w-36">
              {amountHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, label, currency, count, amount, taken, recovered, ...ended }) => (
            <tr key={`${value} ${currency}`} className="border-line border-t">
              <th
                scope="row"
                aria-label={valueText(value, label)}
                className="py-1 pr-4 font-normal [overflow-wrap:anywhere]"
              >
                <button
                  type="button"
                  className="min-h-11 cursor-pointer text-left underline decoration-control underline-offset-4"
                  aria-label={texts.only(valueText(value, label))}
                  onClick={() => onOnly(value)}
                >
                  {valueText(value, label)}
                </button>
                {hasRecovered && recovered > 0 && (
                  <span className="block text-caption text-soft">{texts.recovered(recovered, count)}</span>
                )}
                {hasRates && ended.failed > 0 && (
                  <span className="block text-caption text-soft">
                    {texts.succeeded(percentText(successRate(ended) ?? 0, locale))}
                  </span>
                )}
              </th>
              <td className="px-2 py-1 text-right">
                <button
                  type="button"
                  className="min-h-11 min-w-11 cursor-pointer text-right font-medium tabular-nums underline"
                  aria-label={`${valueText(value, label)}: ${texts.rows(count)}`}
                  onClick={() => onOpen(value)}
                >
                  {formatNumber(count, locale)}
                </button>
              </td>
              <td className="whitespace-nowrap py-2 pl-2 text-right tabular-nums">
                {formatSigned(isTaken ? taken : amount, currency, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < figures.length && (
        <Button variant="quiet" className="mt-2 text-small" onClick={() => setWhole(true)}>
          {texts.all(figures.length)}
        </Button>
      )}
    </div>
  );
}
