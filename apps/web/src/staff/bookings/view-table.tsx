import { VIEW_ORDERS, type ViewColumn, type ViewOrder } from '@traslado/domain/desk/booking-view';
import type { ReactNode } from 'react';
import { formatAmount, formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { type Column, DataTable, useCards } from '../frame/data-table.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { BookingState } from './booking-state.tsx';
import type { ViewQuestion, ViewRow } from './use-views.ts';

type TableProps = {
  columns: readonly ViewColumn[];
  currency: string;
  rows: readonly ViewRow[] | undefined;
  isStale: boolean;
  question: ViewQuestion;
  onAsk: (question: ViewQuestion) => void;
};

/** Columns whose values explain themselves. */
const PLAIN: readonly ViewColumn[] = ['ride', 'flight', 'property', 'service'];

/** The city whose clock most of the rides have: the head of their column names it once. */
function usualZone(rows: readonly ViewRow[]): string | undefined {
  const zones = rows.flatMap(({ ride }) => ride?.zone_name ?? []);
  const countOf = (zone: string) => zones.filter((one) => one === zone).length;
  return [...new Set(zones)].sort((a, b) => countOf(b) - countOf(a))[0];
}

/** The bookings of a list; each opens by its guest, where the list has no guests by its number. */
export function ViewTable({ columns, currency, rows, isStale, question, onAsk }: TableProps) {
  const { lists: texts } = useTexts('staff').bookings;
  // A card has room for the city of each.
  const zone = useCards() ? undefined : usualZone(rows ?? []);
  const locale = useLocale();
  const isNamed = columns.includes('guest');
  const opens = ({ id }: ViewRow, name: string) => (
    <RowLink href={`/admin/bookings/${id}`} className="tabular-nums">
      {name}
    </RowLink>
  );
  const number: Column<ViewRow, ViewOrder> = {
    id: 'number',
    head: texts.number,
    isPlain: true,
    cell: (row) => (isNamed ? <span className="tabular-nums">{row.number}</span> : opens(row, row.number)),
  };
  const guest: Column<ViewRow, ViewOrder> = {
    id: 'guest',
    head: texts.columns.guest,
    cell: (row) => opens(row, row.guest || row.number),
  };
  const others = columns
    .filter((name) => name !== 'guest')
    .map((name): Column<ViewRow, ViewOrder> => {
      const sort = VIEW_ORDERS.find((order) => order === name);
      return {
        id: name,
        head: name === 'ride' && zone ? texts.rideIn(zone) : texts.columns[name],
        ...(sort && { sort }),
        isState: name === 'status',
        isNumber: name === 'total' || name === 'due',
        isPlain: PLAIN.includes(name),
        cell: (row) =>
          name === 'status' ? (
            <Status row={row} />
          ) : (
            cellOf(name, row, { locale, currency, zone }) || <span className="no-value">–</span>
          ),
      };
    });
  return (
    <DataTable
      caption={texts.title}
      columns={isNamed ? [guest, number, ...others] : [number, ...others]}
      rows={rows}
      keyOf={({ id }) => id}
      isStale={isStale}
      sort={question.order}
      direction={question.descending ? 'desc' : 'asc'}
      onSort={(order, direction) => onAsk({ ...question, order, descending: direction === 'desc' })}
    />
  );
}

/** The open points of a booking stand in place of its usual state. */
function Status({ row: { status, open } }: { row: ViewRow }) {
  const { bookings, queues } = useTexts('staff');
  const marks = open.filter((thing) => thing !== 'unpaid' || status !== 'pending_payment');
  if (marks.length === 0 && status === 'confirmed')
    return <span className="text-small text-soft">{bookings.states.confirmed}</span>;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {status && status !== 'confirmed' && <BookingState status={status} />}
      {marks.map((thing) => (
        <span key={thing} className="work-mark">
          {queues.things[thing]}
        </span>
      ))}
    </span>
  );
}

function cellOf(
  name: ViewColumn,
  row: ViewRow,
  { locale, currency, zone }: { locale: Locale; currency: string; zone: string | undefined },
): ReactNode {
  switch (name) {
    case 'ride':
      return (
        row.ride && (
          <span className="tabular-nums">
            <span className="whitespace-nowrap">
              {formatCivilDate(row.ride.date, locale, 'short')}, {formatCivilTime(row.ride.time, locale)}
            </span>{' '}
            {row.ride.zone_name !== zone && <span className="text-soft">{row.ride.zone_name}</span>}
          </span>
        )
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
