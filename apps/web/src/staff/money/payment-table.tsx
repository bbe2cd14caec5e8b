import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Column, DataTable, useCards } from '../frame/data-table.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { formatRecent } from '../frame/format-when.ts';
import { MoneyDeeds, useCardWords } from '../frame/money-deeds.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { amountsIn } from './amounts-in.ts';
import { useValueText } from './dimension-table.tsx';
import { PaymentState } from './payment-state.tsx';
import type { PaymentRow } from './use-money.ts';

type PaymentTableProps = { caption: string; rows: readonly PaymentRow[]; zone: string };

const areSame = (rows: readonly PaymentRow[], part: 'gateway' | 'merchant') =>
  new Set(rows.map((row) => row[part])).size < 2;

/** Words of a row. A gateway and a merchant are named only where there are several. */
function usePaymentWords(rows: readonly PaymentRow[]) {
  const { settledBy } = useTexts('staff').payments;
  const valueText = useValueText();
  const [isGateway, isMerchant] = [areSame(rows, 'gateway'), areSame(rows, 'merchant')];
  return {
    whyOf: ({ reason, failure, settled }: PaymentRow) =>
      [
        ...[reason, failure].filter((part) => part !== '').map((part) => valueText(part)),
        ...(settled ? [settledBy(settled.by, settled.note)] : []),
      ].join(' · '),
    issuerOf: ({ issuer, country }: PaymentRow) =>
      [issuer, ...(country === '' ? [] : [valueText(country)])].filter((part) => part !== '').join(', '),
    accountOf: ({ merchant, gateway }: PaymentRow) =>
      [isMerchant ? '' : merchant, isGateway ? '' : valueText(gateway)]
        .filter((part) => part !== '')
        .join(' · '),
  };
}

/** Payments or refunds, the amount first; what all of them share is in no column. */
export function PaymentTable({ caption, rows, zone }: PaymentTableProps) {
  const { row: heads, dimensions } = useTexts('staff').payments;
  const locale = useLocale();
  const { whyOf, issuerOf, accountOf } = usePaymentWords(rows);
  const cardWords = useCardWords();
  const amounts = amountsIn(rows, locale);
  const hasCards = useCards();
  const columns: readonly [Column<PaymentRow, never>, ...Column<PaymentRow, never>[]] = [
    {
      id: 'amount',
      head: amounts.head(heads.amount),
      fits: true,
      isNumber: true,
      className: 'font-semibold tabular-nums',
      cell: ({ amount, currency }) =>
        hasCards ? formatSigned(amount, currency, locale) : amounts.cell(amount, currency),
    },
    {
      id: 'state',
      head: heads.state,
      fits: true,
      isState: true,
      cell: ({ status }) => (
        <span className="flex">
          <PaymentState status={status} />
        </span>
      ),
    },
    {
      id: 'reason',
      head: dimensions.reason,
      cell: (row) =>
        whyOf(row) === '' && row.deeds.length === 0 ? null : (
          <span className="flex flex-wrap items-center gap-x-3">
            {whyOf(row) && (
              <span className="cell-text text-small text-soft" title={whyOf(row)}>
                {whyOf(row)}
              </span>
            )}
            <MoneyDeeds of={row} zone={zone} />
          </span>
        ),
    },
    {
      id: 'card',
      head: heads.card,
      isPlain: true,
      cell: (row) => (
        <span className="relative" title={issuerOf(row)}>
          {cardWords(row.card)} <span className="visually-hidden">{issuerOf(row)}</span>
        </span>
      ),
    },
    ...(rows.some((row) => accountOf(row) !== '')
      ? [{ id: 'merchant', head: heads.merchant, isPlain: true, cell: accountOf }]
      : []),
    {
      id: 'guest',
      head: heads.guest,
      isPlain: true,
      cell: ({ booking, guest, number }) => (
        <RowLink href={`/admin/bookings/${booking}`}>{guest || number}</RowLink>
      ),
    },
    { id: 'booking', head: heads.booking, fits: true, isPlain: true, cell: ({ number }) => number },
    { id: 'place', head: heads.place, fits: true, isPlain: true, cell: ({ hotel }) => hotel },
    {
      id: 'time',
      head: heads.time,
      fits: true,
      isPlain: true,
      cell: ({ at }) => formatRecent(at, locale, zone),
    },
  ];
  return <DataTable caption={caption} rows={rows} keyOf={({ id }) => id} columns={columns} />;
}
