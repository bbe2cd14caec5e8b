import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { Loading } from '../frame/loading.tsx';
import { MoneyDeeds } from '../frame/money-deeds.tsx';
import { usePeriodWords } from '../frame/period-question.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { useValueText } from './dimension-table.tsx';
import { PaymentTable, usePaymentWords } from './payment-table.tsx';
import { type PaymentRow, type PaymentSearch, savePayments, usePaymentRows } from './use-money.ts';

/** Of the latest payments, until more are asked for. */
const FIRST = 8;

/** The rows behind a figure, or the latest ones. Each opens its booking and lists its actions. */
export function PaymentRows({ search, onBack }: { search: PaymentSearch; onBack?: () => void }) {
  const texts = useTexts('staff').payments;
  const valueText = useValueText();
  const { pages, next, isMore, isError, refetch, fetchMore } = usePaymentRows(search);
  const [first] = pages;
  const [isShort, setShort] = useState(!onBack);
  const all = pages.flatMap((page) => page.rows);
  const rows = isShort ? all.slice(0, FIRST) : all;
  const isPhone = useCards();
  const words = usePaymentWords(rows);
  const periodWords = usePeriodWords();
  // A property is named by its number, which means nothing to a reader.
  const name = Object.entries(search.where ?? {})
    .map(([by, value = '']) => (by === 'property' ? (first?.rows[0]?.hotel ?? '') : valueText(value)))
    .join(' · ');
  const title = onBack ? texts.listOf(texts.what[search.what ?? 'payments'], name) : texts.latest;
  const { from, to } = search;
  const days = onBack && from && to ? `${periodWords({ from, to })}. ` : '';
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rows" className="text-title">
          {title}
        </h2>
        <div className="flex flex-wrap gap-3">
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {texts.back}
            </Button>
          )}
          <SaveFileButton save={() => savePayments(search)} texts={texts} />
        </div>
      </div>
      <Loading query={{ data: first, isError, refetch }} texts={texts} className="mt-4 h-96" />
      {first && (
        <>
          <p className="mt-2 text-small text-soft">
            {days}
            {texts.zone(first.time_zone)}
          </p>
          {rows.length === 0 && (
            <p role="status" className="mt-4">
              {texts.empty}
            </p>
          )}
          <div className="mt-3">
            {isPhone && rows.length > 0 && (
              <ul aria-labelledby="rows" className="divide-y divide-line rounded-lg bg-surface shadow-ticket">
                {rows.map((row) => (
                  <RowCard key={row.id} row={row} zone={first.time_zone} words={words} />
                ))}
              </ul>
            )}
            {!isPhone && rows.length > 0 && (
              <PaymentTable
                caption={title}
                rows={rows}
                zone={first.time_zone}
                deedsOf={(row) => <MoneyDeeds of={row} zone={first.time_zone} />}
              />
            )}
          </div>
        </>
      )}
      {(next || rows.length < all.length) && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={isMore}
          busyLabel={texts.loadingMore}
          onClick={() => (rows.length < all.length ? setShort(false) : void fetchMore())}
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}

type RowCardProps = { row: PaymentRow; zone: string; words: ReturnType<typeof usePaymentWords> };

function RowCard({ row, zone, words }: RowCardProps) {
  const locale = useLocale();
  const { stateOf, whyOf, cardOf, issuerOf, accountOf } = words;
  const written = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  return (
    <li className="payment-row">
      <p className="[overflow-wrap:anywhere]">
        <RowLink href={`/admin/bookings/${row.booking}`}>{row.number}</RowLink> {row.guest}
      </p>
      <p className="payment-amount">{formatSigned(row.amount, row.currency, locale)}</p>
      <p className="text-small">{written(stateOf(row), whyOf(row))}</p>
      <p className="payment-facts">
        {written(row.hotel, formatInstant(row.at, zone, locale), cardOf(row), issuerOf(row), accountOf(row))}
      </p>
      <MoneyDeeds of={row} zone={zone} />
    </li>
  );
}
