import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { callApi } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { Loading } from '../frame/loading.tsx';
import { usePeriodWords } from '../frame/period-question.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { useValueText } from './dimension-table.tsx';
import { formatSigned } from './format-money.ts';
import { NoteDialog } from './note-dialog.tsx';
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
                deedsOf={(row) => <Deeds row={row} />}
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

const CALLS = { ask: 'askAboutPayment', retry: 'retryRefund', settle: 'settleRefund' } as const;

type Deed = PaymentRow['deeds'][number];

/** The actions of a person on a row. */
function Deeds({ row }: { row: PaymentRow }) {
  const texts = useTexts('staff').payments;
  const [deed, setDeed] = useState<Deed | null>(null);
  if (row.deeds.length === 0) return null;
  return (
    <div className="payment-deeds">
      {row.deeds.map((one) => (
        <Button key={one} variant="quiet" className="text-small" onClick={() => setDeed(one)}>
          {texts.deeds[one].button}
        </Button>
      ))}
      {deed && (
        <NoteDialog
          title={texts.deeds[deed].title(row.number)}
          text={texts.deeds[deed].text}
          save={texts.confirm}
          done={texts.deeds[deed].done}
          work={(note) => callApi(CALLS[deed], { params: { id: row.id }, body: { note } })}
          onClose={() => setDeed(null)}
        />
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
      <Deeds row={row} />
    </li>
  );
}
