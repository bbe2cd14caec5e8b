import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { isLeftOut } from '@traslado/domain/catalogues/applies';
import {
  type Facts,
  type Field,
  LABEL_SEPARATOR,
  languageOf,
  listNameOf,
} from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { Fragment } from 'react';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf as languageOfLocale } from '../../i18n/locale.ts';
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
import { shortName, useLabels, useRowName } from './use-labels.ts';

/** Kinds whose digits stand below each other. */
const NUMBERS: ReadonlySet<Field['kind']> = new Set(['whole', 'decimal', 'money']);

/** A day, or hours before something, needs its name beside it, where the screen does not show it in words. */
const isMoment = (field: Field | undefined): boolean =>
  field?.kind === 'date' || (field?.kind === 'time' && field.isSpan === true);

type RowColumn = Column<AnyRow, string>;

const NONE: readonly [] = [];
const useNoColumns = () => NONE;

/** The columns of a list: the first, which leads to the row, and those that are shown. Of the usual ones, one that says nothing of these rows is left out. */
export function useColumns(
  screen: AnyScreen,
  asked: readonly string[],
  rows: readonly AnyRow[] | undefined,
): readonly [RowColumn, ...RowColumn[]] {
  const { definition, useMoreColumns = useNoColumns } = screen;
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const locale = useLocale();
  const today = dayHere();
  /** The year stands where it is another one. */
  const dayOf = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? shortDay(day, locale) : shortDate(day, locale);
  const nameOf = useRowName(definition);
  const labels = useLabels(definition);
  const [lead] = definition.columns;
  const isTitle = lead === definition.title;
  const { active } = definition.fields;
  /** The usual state of a row is not told of. */
  const isUsual = (name: string, facts: Facts) =>
    name === 'active' &&
    facts.active === true &&
    active?.kind === 'flag' &&
    active.usual &&
    dayState(definition, facts, today) === null;
  const tells = (name: string) => (row: AnyRow) => {
    const facts = factsOfWire(definition, row);
    const isEmpty = String(facts[name] ?? '') === '';
    return !isUsual(name, facts) && (!isEmpty || words.empties[name] !== undefined);
  };
  const hasOwn = (name: string) => screen.joined?.[name] ?? screen.cells?.[name];
  const isUsualView = asked.join() === definition.columns.join();
  const shown = asked.filter(
    (name) => !isUsualView || name === lead || hasOwn(name) || !rows || rows.some(tells(name)),
  );
  /** The reader's text of a field in both languages, unless both are shown. */
  const readOf = (name: string): { name: string; head: string } => {
    const both = languageOf(definition, name);
    const other = both && `${both.base}_${both.language === 'en' ? 'es' : 'en'}`;
    if (!both || (other && shown.includes(other))) return { name, head: name };
    return { name: `${both.base}_${languageOfLocale(locale)}`, head: both.base };
  };
  const columnOf = (name: string, cell: RowColumn['cell']): RowColumn => {
    const field = definition.fields[name];
    const listName = field ? listNameOf(name, field) : name;
    const sorts = definition.orders.includes(listName);
    const head = words.heads[readOf(listName).head] ?? words.heads[listName] ?? name;
    return { id: name, head, ...(sorts && { sort: listName }), cell };
  };
  const cellOf = (column: string) => (row: AnyRow) => {
    const { name } = readOf(column);
    const field = definition.fields[name];
    const facts = factsOfWire(definition, row);
    if (isLeftOut(definition, name, facts)) return null;
    const Joined = screen.joined?.[name];
    if (Joined) return <Joined facts={facts} />;
    if (!hasOwn(name) && isUsual(name, facts)) return null;
    const value = facts[name] ?? null;
    const state = name === 'active' && dayState(definition, facts, today);
    if (state) return dayMark(state.is, lists.dayStates[state.is](dayOf(state.day)));
    return field && <FieldValue screen={screen} id={row.id} {...{ name, field, value }} />;
  };
  const { leads } = screen;
  const isState = (name: string) => {
    const field = definition.fields[name];
    return field !== undefined && listNameOf(name, field) === 'status';
  };
  /** A state that is told of only where it is not the usual one stands beside the name. */
  const marks = shown.filter((name) => isState(name) && !screen.joined?.[name]);
  const link = (row: AnyRow) => {
    const facts = factsOfWire(definition, row);
    // Rows that their days alone put in force have no field for it.
    const ofDays = active ? null : dayState(definition, facts, today);
    const label = labels[lead]?.[String(facts[lead])] ?? nameOf(row);
    const [name, ...more] = shortName(definition.fields[lead], label).split(LABEL_SEPARATOR);
    return (
      <span className="row-title">
        {leads && <span className="row-code">{String(facts[leads])}</span>}
        <RowLink href={rowAddress(definition, row.id)}>
          {name}
          {more.length > 0 && (
            <span className="font-normal text-soft max-lg:block max-lg:text-small">
              <span className="max-lg:sr-only">{LABEL_SEPARATOR}</span>
              {more.join(LABEL_SEPARATOR)}
            </span>
          )}
        </RowLink>
        {marks.map((field) => (
          <Fragment key={field}>{cellOf(field)(row)}</Fragment>
        ))}
        {ofDays && dayMark(ofDays.is, lists.inForce[ofDays.is])}
      </span>
    );
  };
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
  const ofField = (name: string): RowColumn => {
    const field = definition.fields[name];
    const isNumber =
      field !== undefined && (NUMBERS.has(field.kind) || (field.kind === 'time' && field.isSpan === true));
    // "Any" and "None" say nothing without a name; nor do tags.
    const isUnclear =
      field?.kind === 'tags' || (field?.kind !== 'reference' && words.empties[name] !== undefined);
    const needsName = isNumber || ((isUnclear || isMoment(field)) && !screen.joined?.[name]);
    return {
      ...columnOf(name, name === UPDATED ? changed : cellOf(name)),
      isNumber,
      // The title steps back behind a column that leads in its place.
      ...(name === definition.title && { className: '[td&]:text-soft' }),
      isPlain: field !== undefined && !needsName,
    };
  };
  const named = shown.filter((name) => name !== lead && !isState(name));
  const others = [
    ...named.map(ofField),
    ...more,
    ...shown
      .filter((name) => isState(name) && !marks.includes(name))
      .map((name) => ({ ...ofField(name), isState: true })),
  ];
  return [
    {
      ...columnOf(lead, link),
      ...(leads && definition.orders.includes(leads) && { sort: leads }),
      ...(isTitle && { head: words.titleHead }),
      className: isTitle ? 'min-w-40' : 'min-w-56 [--row-title:52vw]',
    },
    ...others,
  ];
}

const dayMark = (state: 'coming' | 'over', text: string) => (
  <FlagMark isOn={false} isOver={state === 'over'} text={text} />
);
