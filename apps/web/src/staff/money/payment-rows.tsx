import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Loading } from '../frame/loading.tsx';
import { usePeriodWords } from '../frame/period-question.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { zoneCity } from '../frame/zone-label.ts';
import { useValueText } from './dimension-table.tsx';
import { PaymentTable } from './payment-table.tsx';
import { type PaymentSearch, savePayments, usePaymentRows } from './use-money.ts';

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
  const periodWords = usePeriodWords();
  // A property is named by its number, which means nothing to a reader.
  const name = Object.entries(search.where ?? {})
    .map(([by, value = '']) => (by === 'property' ? (first?.rows[0]?.hotel ?? '') : valueText(value)))
    .join(' · ');
  const title = onBack ? texts.listOf(texts.what[search.what ?? 'payments'], name) : texts.latest;
  const { from, to } = search;
  const days = onBack && from && to ? `${periodWords({ from, to })} · ` : '';
  return (
    <div>
      <div className="money-head">
        <h2 id="rows" className="text-title">
          {title}
        </h2>
        {first && (
          <p className="text-small text-soft">
            {days}
            {texts.zone(zoneCity(first.time_zone))}
          </p>
        )}
        <div className="page-actions">
          {onBack && (
            <Button variant="secondary" icon="arrowLeft" onClick={onBack}>
              {texts.back}
            </Button>
          )}
          <SaveFileButton save={() => savePayments(search)} texts={texts} />
        </div>
      </div>
      <Loading query={{ data: first, isError, refetch }} texts={texts} className="h-96" />
      {first && rows.length === 0 && <EmptyState icon="ticket" title={texts.empty} />}
      {first && rows.length > 0 && <PaymentTable caption={title} rows={rows} zone={first.time_zone} />}
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
