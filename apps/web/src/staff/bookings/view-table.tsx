import type { ViewColumn } from '@traslado/domain/desk/booking-view';
import type { ReactNode } from 'react';
import { formatAmount, formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { BookingState } from './booking-state.tsx';
import type { ViewRow } from './use-views.ts';

type TableProps = {
  columns: readonly ViewColumn[];
  currency: string;
  rows: readonly ViewRow[] | undefined;
  isStale: boolean;
};

/** The bookings of a list; each opens by its number. */
export function ViewTable({ columns, currency, rows, isStale }: TableProps) {
  const texts = useTexts('staff').bookings.lists;
  const locale = useLocale();
  const number: Column<ViewRow, never> = {
    id: 'number',
    head: texts.number,
    cell: ({ id, number: code }) => (
      <RowLink href={`/admin/bookings/${id}`} className="tabular-nums">
        {code}
      </RowLink>
    ),
  };
  const others = columns.map(
    (name): Column<ViewRow, never> => ({
      id: name,
      head: texts.columns[name],
      isState: name === 'status',
      isNumber: name === 'total' || name === 'due',
      cell: (row) => cellOf(name, row, { locale, currency }),
    }),
  );
  return (
    <DataTable
      caption={texts.title}
      columns={[number, ...others]}
      rows={rows}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  );
}

function cellOf(
  name: ViewColumn,
  row: ViewRow,
  { locale, currency }: { locale: Locale; currency: string },
): ReactNode {
  switch (name) {
    case 'ride':
      return row.ride
        ? `${formatCivilDate(row.ride.date, locale, 'short')}, ${formatCivilTime(row.ride.time, locale)} · ${row.ride.zone_name}`
        : '';
    case 'status':
      return row.status && <BookingState status={row.status} />;
    case 'total':
    case 'due': {
      const amount = row[name];
      return amount === undefined || amount === 0 ? '' : formatAmount(amount, locale, 'full', currency);
    }
    case 'created':
      return row.created_on ? formatCivilDate(row.created_on, locale, 'plain') : '';
    default:
      return row[name];
  }
}
