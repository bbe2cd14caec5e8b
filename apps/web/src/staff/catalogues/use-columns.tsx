import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { isLeftOut } from '@traslado/domain/catalogues/applies';
import type { Field } from '@traslado/domain/catalogues/definition';
import { listNameOf } from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Column } from '../frame/data-table.tsx';
import { formatHere } from '../frame/format-when.ts';
import { RowLink } from '../frame/row-link.tsx';
import { dayState } from './day-state.ts';
import { FieldValue, FlagMark } from './field-value.tsx';
import { UPDATED } from './list-columns.ts';
import { rowAddress } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import { dayHere, shortDate, shortDay } from './short-date.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useTitle } from './use-labels.ts';

/** Kinds whose values are about as long as each other. */
const SHORT: ReadonlySet<Field['kind']> = new Set([
  'flag',
  'choice',
  'whole',
  'decimal',
  'money',
  'date',
  'time',
]);
const isShort = (field: Field | undefined): boolean => field !== undefined && SHORT.has(field.kind);

/** Kinds whose digits stand below each other. */
const NUMBERS: ReadonlySet<Field['kind']> = new Set(['whole', 'decimal', 'money']);
const isNumber = (field: Field | undefined): boolean => field !== undefined && NUMBERS.has(field.kind);

type RowColumn = Column<AnyRow, string>;

const NONE: readonly [] = [];
const useNoColumns = () => NONE;

/** The columns of a list: the title, which leads to the row, and those that are shown. */
export function useColumns(
  screen: AnyScreen,
  shown: readonly string[],
): readonly [RowColumn, ...RowColumn[]] {
  const { definition, useMoreColumns = useNoColumns } = screen;
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const locale = useLocale();
  const today = dayHere();
  /** The year stands where it is another one. */
  const dayOf = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? shortDay(day, locale) : shortDate(day, locale);
  const titleOf = useTitle(definition);
  const [title] = definition.columns;
  const columnOf = (name: string, cell: RowColumn['cell']): RowColumn => {
    const field = definition.fields[name];
    const listName = field ? listNameOf(name, field) : name;
    const sorts = definition.orders.includes(listName);
    return { id: name, head: words.columns[listName] ?? name, ...(sorts && { sort: listName }), cell };
  };
  const cellOf = (name: string) => (row: AnyRow) => {
    const field = definition.fields[name];
    const facts = factsOfWire(definition, row);
    if (isLeftOut(definition, name, facts)) return null;
    const value = facts[name] ?? null;
    const state = name === 'active' && dayState(definition, facts, today);
    if (state) return dayMark(state.is, lists.dayStates[state.is](dayOf(state.day)));
    const isIdle = name !== 'active' && facts.active === false;
    return (
      field && (
        <FieldValue screen={screen} name={name} field={field} value={value} id={row.id} isIdle={isIdle} />
      )
    );
  };
  const link = (row: AnyRow) => <RowLink href={rowAddress(definition, row.id)}>{titleOf(row)}</RowLink>;
  const changed = (row: AnyRow) => (
    <span className="cell-text text-small text-soft">
      {row.updated_by_name
        ? lists.changedBy(formatHere(row.updated_at, locale), row.updated_by_name)
        : lists.loaded(formatHere(row.updated_at, locale))}
    </span>
  );
  const more = useMoreColumns().map(
    ({ cell, ...column }): RowColumn => ({
      ...column,
      cell: (row) => cell(factsOfWire(definition, row), row.id),
    }),
  );
  /** Rows that their days alone put in force have no field for it. */
  const ofDays: RowColumn = {
    id: 'in-force',
    head: lists.inForce.head,
    fits: true,
    isState: true,
    cell: (row) => {
      const state = dayState(definition, factsOfWire(definition, row), today);
      return dayMark(state?.is ?? 'current', lists.inForce[state?.is ?? 'current']);
    },
  };
  return [
    { ...columnOf(title, link), head: words.titleHead, className: 'min-w-56 max-w-md' },
    ...shown
      .filter((name) => name !== title && name !== 'active')
      .map((name) =>
        name === UPDATED
          ? { ...columnOf(name, changed), fits: true }
          : {
              ...columnOf(name, cellOf(name)),
              fits: isShort(definition.fields[name]),
              isNumber: isNumber(definition.fields[name]),
            },
      ),
    ...more,
    ...(shown.includes('active')
      ? [{ ...columnOf('active', cellOf('active')), fits: true, isState: true }]
      : []),
    ...(definition.validity && !('active' in definition.fields) ? [ofDays] : []),
  ];
}

/** A row steps back whole once its days are over. */
const dayMark = (state: 'current' | 'coming' | 'over', text: string) => (
  <span className={state === 'over' ? 'is-over' : undefined}>
    <FlagMark isOn={state === 'current'} text={text} isIdle={state === 'over'} />
  </span>
);
