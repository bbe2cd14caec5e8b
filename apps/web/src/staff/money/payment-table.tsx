import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
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
export function usePaymentWords(rows: readonly PaymentRow[]) {
  const { settledBy } = useTexts('staff').payments;
  const valueText = useValueText();
  const cardWords = useCardWords();
  const [isGateway, isMerchant] = [areSame(rows, 'gateway'), areSame(rows, 'merchant')];
  return {
    whyOf: ({ reason, failure, settled }: PaymentRow) =>
      [
        ...[reason, failure].filter((part) => part !== '').map((part) => valueText(part)),
        ...(settled ? [settledBy(settled.by, settled.note)] : []),
      ].join(' · '),
    cardOf: ({ card }: PaymentRow) => cardWords(card),
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
  const { row: heads } = useTexts('staff').payments;
  const locale = useLocale();
  const { whyOf, cardOf, issuerOf, accountOf } = usePaymentWords(rows);
  const amounts = amountsIn(rows, locale);
  const columns: readonly [Column<PaymentRow, never>, ...Column<PaymentRow, never>[]] = [
    {
      id: 'amount',
      head: amounts.head(heads.amount),
      fits: true,
      isNumber: true,
      className: 'font-semibold tabular-nums',
      cell: ({ amount, currency }) => amounts.cell(amount, currency),
    },
    {
      id: 'state',
      head: heads.state,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <PaymentState status={row.status} />
          <Cut text={whyOf(row)} />
          <MoneyDeeds of={row} zone={zone} />
        </span>
      ),
    },
    {
      id: 'card',
      head: heads.card,
      fits: true,
      cell: (row) => (
        <span className="relative" title={issuerOf(row)}>
          {cardOf(row)} <span className="visually-hidden">{issuerOf(row)}</span>
        </span>
      ),
    },
    ...(rows.some((row) => accountOf(row) !== '')
      ? [{ id: 'merchant', head: heads.merchant, fits: true, cell: accountOf }]
      : []),
    {
      id: 'guest',
      head: heads.guest,
      fits: true,
      cell: ({ booking, guest, number }) => (
        <RowLink href={`/admin/bookings/${booking}`}>{guest || number}</RowLink>
      ),
    },
    { id: 'booking', head: heads.booking, fits: true, cell: ({ number }) => number },
    { id: 'place', head: heads.place, fits: true, cell: ({ hotel }) => hotel },
    { id: 'time', head: heads.time, fits: true, cell: ({ at }) => formatRecent(at, locale, zone) },
  ];
  return <DataTable caption={caption} rows={rows} keyOf={({ id }) => id} columns={columns} />;
}

/** Beside a value; what finds no room is in its title. */
const Cut = ({ text }: { text: string }) =>
  text !== '' && (
    <span className="payment-more" title={text}>
      {text}
    </span>
  );
