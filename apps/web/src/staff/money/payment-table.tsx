import type { ReactNode } from 'react';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DataTable } from '../frame/data-table.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { useCardWords } from '../frame/money-deeds.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { useValueText } from './dimension-table.tsx';
import type { PaymentRow } from './use-money.ts';

type PaymentTableProps = {
  caption: string;
  rows: readonly PaymentRow[];
  zone: string;
  /** Buttons of a row. */
  deedsOf: (row: PaymentRow) => ReactNode;
};

/** Words of a row. A gateway is named only where there are several. */
export function usePaymentWords(rows: readonly PaymentRow[]) {
  const { settledBy } = useTexts('staff').payments;
  const valueText = useValueText();
  const cardWords = useCardWords();
  const isOne = new Set(rows.map(({ gateway }) => gateway)).size < 2;
  return {
    stateOf: ({ status }: PaymentRow) => valueText(status),
    whyOf: ({ reason, failure, settled }: PaymentRow) =>
      [
        ...[reason, failure].filter((part) => part !== '').map((part) => valueText(part)),
        ...(settled ? [settledBy(settled.by, settled.note)] : []),
      ].join(' · '),
    cardOf: ({ card }: PaymentRow) => cardWords(card),
    issuerOf: ({ issuer, country }: PaymentRow) =>
      [issuer, ...(country === '' ? [] : [valueText(country)])].filter((part) => part !== '').join(', '),
    accountOf: ({ merchant, gateway }: PaymentRow) =>
      [merchant, ...(isOne ? [] : [valueText(gateway)])].filter((part) => part !== '').join(' · '),
  };
}

/** Payments or refunds in columns. */
export function PaymentTable({ caption, rows, zone, deedsOf }: PaymentTableProps) {
  const { row: heads } = useTexts('staff').payments;
  const locale = useLocale();
  const { stateOf, whyOf, cardOf, issuerOf, accountOf } = usePaymentWords(rows);
  const under = (text: string) => text !== '' && <span className="block text-caption text-soft">{text}</span>;
  return (
    <DataTable<PaymentRow, never>
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'booking',
          head: heads.booking,
          fits: true,
          cell: (row) => <RowLink href={`/admin/bookings/${row.booking}`}>{row.number}</RowLink>,
        },
        { id: 'guest', head: heads.guest, cell: ({ guest }) => guest },
        { id: 'time', head: heads.time, fits: true, cell: ({ at }) => formatInstant(at, zone, locale) },
        { id: 'place', head: heads.place, fits: true, cell: ({ hotel }) => hotel },
        {
          id: 'state',
          head: heads.state,
          cell: (row) => (
            <>
              {stateOf(row)}
              {under(whyOf(row))}
              {deedsOf(row)}
            </>
          ),
        },
        {
          id: 'card',
          head: heads.card,
          cell: (row) => (
            <>
              <span className="whitespace-nowrap">{cardOf(row)}</span>
              {under(issuerOf(row))}
            </>
          ),
        },
        { id: 'merchant', head: heads.merchant, fits: true, cell: accountOf },
        {
          id: 'amount',
          head: heads.amount,
          fits: true,
          className: 'text-right tabular-nums',
          cell: ({ amount, currency }) => (
            <span className="font-semibold">{formatSigned(amount, currency, locale)}</span>
          ),
        },
      ]}
    />
  );
}
