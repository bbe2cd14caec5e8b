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

/** The bookings of a list; each opens by its guest, where the list has no guests by its number. */
export function ViewTable({ columns, currency, rows, isStale }: TableProps) {
  const { lists: texts, states } = useTexts('staff').bookings;
  const locale = useLocale();
  const isNamed = columns.includes('guest');
  const opens = ({ id }: ViewRow, name: string) => (
    <RowLink href={`/admin/bookings/${id}`} className="tabular-nums">
      {name}
    </RowLink>
  );
  const number: Column<ViewRow, never> = {
    id: 'number',
    head: texts.number,
    cell: (row) => (isNamed ? <span className="tabular-nums">{row.number}</span> : opens(row, row.number)),
  };
  const guest: Column<ViewRow, never> = {
    id: 'guest',
    head: texts.columns.guest,
    cell: (row) => opens(row, row.guest || row.number),
  };
  const others = columns
    .filter((name) => name !== 'guest')
    .map(
      (name): Column<ViewRow, never> => ({
        id: name,
        head: texts.columns[name],
        isState: name === 'status',
        isNumber: name === 'total' || name === 'due',
        cell: (row) =>
          cellOf(name, row, { locale, currency, usual: states.confirmed }) || (
            <span className="no-value">–</span>
          ),
      }),
    );
  return (
    <DataTable
      caption={texts.title}
      columns={isNamed ? [guest, number, ...others] : [number, ...others]}
      rows={rows}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  );
}

function cellOf(
  name: ViewColumn,
  row: ViewRow,
  { locale, currency, usual }: { locale: Locale; currency: string; usual: string },
): ReactNode {
  switch (name) {
    case 'ride':
      return (
        row.ride && (
          <span className="whitespace-nowrap tabular-nums">
            {formatCivilDate(row.ride.date, locale, 'short')}, {formatCivilTime(row.ride.time, locale)}{' '}
            <span className="text-soft">{row.ride.zone_name}</span>
          </span>
        )
      );
    case 'status':
      return row.status === 'confirmed' ? (
        <span className="text-small text-soft">{usual}</span>
      ) : (
        row.status && <BookingState status={row.status} />
      );
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
