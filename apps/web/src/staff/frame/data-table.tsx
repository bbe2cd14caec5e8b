import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useMedia } from '../../components/use-media.ts';

export type Column<Row, Sort extends string> = {
  readonly id: string;
  readonly head: string;
  /** Name of the order that its head brings about; none where the list has no such order. */
  readonly sort?: Sort;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string;
  /** As wide as what it shows; the others share the rest. */
  readonly fits?: boolean;
  /** Its digits stand below each other, at the right. */
  readonly isNumber?: boolean;
  /** The state of the row: beside the heading of its card. */
  readonly isState?: boolean;
  /** Its values explain themselves: on a card they stand beside each other, without their name. */
  readonly isPlain?: boolean;
  /** The figure of the row: at the right of its card's heading. */
  readonly isMain?: boolean;
};

type Look = Pick<Column<never, string>, 'fits' | 'isNumber' | 'className'>;

const lookOf = ({ fits, isNumber, className }: Look) =>
  classNames(fits && 'w-px whitespace-nowrap', isNumber && 'text-right', className);

export type Direction = 'asc' | 'desc';

export type DataTableProps<Row, Sort extends string> = {
  /** Subject of the table, for screen readers. */
  caption: string;
  /** The first one names the row: a card's heading, a row's header. */
  columns: readonly [Column<Row, Sort>, ...Column<Row, Sort>[]];
  /** Undefined while the first ones are on their way. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  /** A list in one order only has none of these. */
  sort?: Sort;
  direction?: Direction;
  onSort?: (sort: Sort, direction: Direction) => void;
  /** Before the first column: the boxes that choose a row, and all of them. */
  choice?: { readonly all: (isTable: boolean) => ReactNode; readonly one: (row: Row) => ReactNode };
  /** The rows are still those of the last question. */
  isStale?: boolean;
};

/** Rows that stand in for those to come, so that the page keeps its height. */
const AWAITED = ['a', 'b', 'c', 'd', 'e'];

/** True without room for a table: rows are cards then, and its orders have to be chosen elsewhere. */
export const useCards = (): boolean => useMedia('(width < 64rem)');

/** A list of rows: a table whose heads sort it, and on small screens a card for each row. */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const hasCards = useCards();
  const { isStale, caption } = props;
  return (
    <section
      aria-label={caption}
      aria-busy={props.rows === undefined || isStale}
      className={classNames('transition-opacity duration-150', isStale && 'opacity-60')}
    >
      {hasCards ? <Cards {...props} /> : <Table {...props} />}
    </section>
  );
}

function Table<Row, Sort extends string>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  direction,
  onSort,
  choice,
}: DataTableProps<Row, Sort>) {
  const [first, ...others] = columns;
  return (
    <div className="overflow-x-auto rounded-lg bg-surface shadow-ticket">
      <table className="w-full border-collapse text-left">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            {choice && <td className="w-0 pl-3">{choice.all(true)}</td>}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={
                  column.sort !== undefined && column.sort === sort
                    ? direction === 'asc'
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
                className={classNames('px-1 font-semibold text-small first:pl-3 last:pr-3', lookOf(column))}
              >
                {column.sort === undefined ? (
                  <span className="px-2">{column.head}</span>
                ) : (
                  <SortHead {...{ column, sort, direction, onSort }} of={column.sort} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? AWAITED.map((key) => (
                <tr key={key} className="border-line border-b last:border-0">
                  <td colSpan={columns.length + (choice ? 1 : 0)} className="px-5 py-2.5">
                    <Skeleton />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <tr
                  key={keyOf(row)}
                  className="border-line border-b last:border-0 focus-within:bg-page hover:bg-page"
                >
                  {choice && <td className="w-0 pl-3">{choice.one(row)}</td>}
                  <th scope="row" className={classNames('px-3 py-1 font-normal first:pl-5', lookOf(first))}>
                    {first.cell(row)}
                  </th>
                  {others.map((column) => (
                    <td key={column.id} className={classNames('px-3 py-1 last:pr-5', lookOf(column))}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

type SortHeadProps<Row, Sort extends string> = Pick<
  DataTableProps<Row, Sort>,
  'sort' | 'direction' | 'onSort'
> & { column: Column<Row, Sort>; of: Sort };

/** The same head again turns the order round; another one begins with its own beginning. */
function SortHead<Row, Sort extends string>({
  column,
  of,
  sort,
  direction,
  onSort,
}: SortHeadProps<Row, Sort>) {
  const isChosen = sort === of;
  return (
    <button
      type="button"
      onClick={() => onSort?.(of, isChosen && direction === 'asc' ? 'desc' : 'asc')}
      className={classNames(
        'group inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-left hover:bg-sunk',
        // The arrow stands where the digits do not.
        column.isNumber && 'flex-row-reverse',
      )}
    >
      {column.head}
      <Icon
        name="chevronDown"
        className={classNames(
          'size-4',
          isChosen
            ? direction === 'asc' && 'rotate-180'
            : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
        )}
      />
    </button>
  );
}

function Cards<Row, Sort extends string>({ columns, rows, keyOf, choice }: DataTableProps<Row, Sort>) {
  const [first, ...rest] = columns;
  const beside = rest.filter(({ isState, isMain }) => isState || isMain);
  // Figures, and values that explain themselves, share the second line.
  const isShort = ({ isPlain, isNumber }: Column<Row, Sort>) => isPlain || isNumber;
  const below = rest.filter((column) => !beside.includes(column));
  if (rows === undefined)
    return (
      <div className="grid gap-4">
        {AWAITED.slice(0, 3).map((key) => (
          <Skeleton key={key} className="h-40 w-full" />
        ))}
      </div>
    );
  return (
    <>
      {choice && rows.length > 0 && <div className="mb-3">{choice.all(false)}</div>}
      <ul className="divide-y divide-line rounded-lg bg-surface shadow-ticket">
        {rows.map((row) => (
          <li key={keyOf(row)} className="px-4 py-2">
            <div className="flex items-baseline justify-between gap-3">
              <div className="min-w-0 flex-1">{first.cell(row)}</div>
              {beside.map(({ id, cell }) => (
                <div key={id} className="shrink-0">
                  {cell(row)}
                </div>
              ))}
              {choice && <div className="-m-2.5">{choice.one(row)}</div>}
            </div>
            <CardFacts row={row} columns={below.filter(isShort)} isShort />
            <CardFacts row={row} columns={below.filter((column) => !isShort(column))} />
          </li>
        ))}
      </ul>
    </>
  );
}

type CardFactsProps<Row> = {
  row: Row;
  columns: readonly Pick<Column<Row, string>, 'id' | 'head' | 'cell' | 'isPlain'>[];
  isShort?: boolean;
};

/** Facts of a card: below each other, or the short ones beside each other. */
function CardFacts<Row>({ row, columns, isShort = false }: CardFactsProps<Row>) {
  // A card has no line for an empty cell.
  const cells = columns.flatMap(({ cell, ...column }) => {
    const said = cell(row);
    return said === null ? [] : [{ ...column, said }];
  });
  if (cells.length === 0) return null;
  return (
    <dl className={isShort ? 'card-plain' : 'card-facts'}>
      {cells.map(({ id, head, said, isPlain }) => (
        <div key={id} className={isShort ? '' : 'card-fact'}>
          <dt className={isPlain ? 'visually-hidden' : undefined}>{head}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
