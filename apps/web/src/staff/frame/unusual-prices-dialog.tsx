import type { UnusualPrice } from '@traslado/contract/schemas/unusual-prices';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { rates } from '@traslado/domain/catalogues/rates';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { askedPrices } from '../session/unusual-prices.ts';

/** Asks once about prices that are surely wrong: the new number, the one in its place, and its neighbour. */
export function UnusualPricesDialog() {
  const question = askedPrices.useValue();
  const texts = useTexts('staff').lists.unusual;
  // A page that is left takes its question along.
  useEffect(() => () => question?.answer(false), [question]);
  if (!question) return null;
  const { prices, answer } = question;
  const { total, rows } = prices;
  const isExchange = rows.every(({ catalogue }) => catalogue === exchangeRates.name);
  return (
    <Dialog
      onClose={() => answer(false)}
      title={texts.title(total)}
      size={total > 1 ? 'wide' : 'small'}
      actions={
        <>
          <Button onClick={() => answer(true)}>{texts.confirm(total)}</Button>
          <Button variant="quiet" onClick={() => answer(false)}>
            {texts.change(total)}
          </Button>
        </>
      }
    >
      <p>{isExchange ? texts.exchange : texts.rates}</p>
      <ul className="mt-4 grid gap-3">
        {rows.map((row) => (
          <li key={`${row.catalogue} ${row.id} ${row.title.en} ${row.from}`}>
            <UnusualRow row={row} />
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="mt-3">{texts.more(total - rows.length)}</p>}
    </Dialog>
  );
}

function UnusualRow({ row }: { row: UnusualPrice }) {
  const texts = useTexts('staff').lists.unusual;
  const locale = useLocale();
  const language = languageOf(locale);
  const isRate = row.catalogue === rates.name;
  const { columns } = wordsOf(isRate ? rates : exchangeRates)[language];
  const amountOf = (amount: number) =>
    isRate ? formatAmount(amount, locale, 'full', row.currency) : `${amount} ${row.currency}`;
  const numbers = [
    [texts.now, row.new],
    [texts.old, row.old],
    [texts.neighbour, row.neighbour],
  ] as const;
  return (
    <div className="rounded-md bg-sunk px-4 py-3">
      <p className="font-semibold [overflow-wrap:anywhere]">{row.title[language]}</p>
      <p className="text-small text-soft">{columns[row.field]}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {numbers.map(([label, amount]) =>
          amount === null ? null : (
            <div key={label} className="col-span-2 grid grid-cols-subgrid items-baseline">
              <dt className="text-small text-soft">{label}</dt>
              <dd className={label === texts.now ? 'font-bold font-display text-heading' : 'tabular-nums'}>
                {amountOf(amount)}
                {label === texts.neighbour && isRate && (
                  <span className="ml-2 text-small text-soft">{row.neighbour_name}</span>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
