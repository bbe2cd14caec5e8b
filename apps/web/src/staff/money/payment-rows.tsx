import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { callApi } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { useValueText } from './dimension-table.tsx';
import { formatSigned } from './format-money.ts';
import { NoteDialog } from './note-dialog.tsx';
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
  // A property is named by its number, which means nothing to a reader.
  const name = Object.entries(search.where ?? {})
    .map(([by, value = '']) => (by === 'property' ? (first?.rows[0]?.hotel ?? '') : valueText(value)))
    .join(' · ');
  return (
    <section aria-labelledby="rows">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rows" className="text-title">
          {onBack ? texts.listOf(texts.what[search.what ?? 'payments'], name) : texts.latest}
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
          <p className="mt-2 text-small text-soft">{texts.zone(first.time_zone)}</p>
          {rows.length === 0 && (
            <p role="status" className="mt-4">
              {texts.empty}
            </p>
          )}
          <ul className="mt-3 divide-y divide-line rounded-lg bg-surface shadow-ticket">
            {rows.map((row) => (
              <RowLine key={row.id} row={row} zone={first.time_zone} />
            ))}
          </ul>
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
    </section>
  );
}

const CALLS = { ask: 'askAboutPayment', retry: 'retryRefund', settle: 'settleRefund' } as const;

function RowLine({ row, zone }: { row: PaymentRow; zone: string }) {
  const texts = useTexts('staff').payments;
  const locale = useLocale();
  const valueText = useValueText();
  const [deed, setDeed] = useState<PaymentRow['deeds'][number] | null>(null);
  const why = [row.reason, row.failure].filter((part) => part !== '').map((part) => valueText(part));
  return (
    <li className="payment-row">
      <RowLink href={`/admin/bookings/${row.booking}`}>{row.number}</RowLink>
      <p className="payment-amount">{formatSigned(row.amount, row.currency, locale)}</p>
      <p className="text-small">
        {valueText(row.status)}
        {why.length > 0 && ` · ${why.join(' · ')}`}
      </p>
      <p className="payment-facts">
        {[
          row.hotel,
          formatInstant(row.at, zone, locale),
          [valueText(row.card.split(' ')[0] ?? ''), row.card.split(' ')[1] ?? ''].join(' ').trim(),
          [row.issuer, row.country].filter((part) => part !== '').join(', '),
          valueText(row.gateway),
          row.merchant,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {row.settled && <p className="payment-facts">{texts.settledBy(row.settled.by, row.settled.note)}</p>}
      {row.deeds.length > 0 && (
        <div className="payment-deeds">
          {row.deeds.map((one) => (
            <Button key={one} variant="quiet" className="text-small" onClick={() => setDeed(one)}>
              {texts.deeds[one].button}
            </Button>
          ))}
        </div>
      )}
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
    </li>
  );
}
