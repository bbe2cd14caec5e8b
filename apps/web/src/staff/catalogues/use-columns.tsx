import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { listNameOf } from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { Link } from 'wouter';
import type { Column } from '../../components/data-table.tsx';
import { formatMoment } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { FieldValue } from './field-value.tsx';
import { UPDATED } from './list-columns.ts';
import { rowAddress } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useTitle } from './use-labels.ts';

type RowColumn = Column<AnyRow, string>;

/** The columns of a list: the title, which leads to the row, and those that are shown. */
export function useColumns(
  screen: AnyScreen,
  shown: readonly string[],
): readonly [RowColumn, ...RowColumn[]] {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const locale = useLocale();
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
    const value = factsOfWire(definition, row)[name] ?? null;
    return field && <FieldValue screen={screen} name={name} field={field} value={value} id={row.id} />;
  };
  const link = (row: AnyRow) => (
    <Link
      href={rowAddress(definition, row.id)}
      className="inline-block py-1 font-semibold underline decoration-2 decoration-control underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
    >
      {titleOf(row)}
    </Link>
  );
  const changed = (row: AnyRow) => (
    <span className="inline-block py-1 text-small text-soft">
      {row.updated_by ? lists.changedBy(formatMoment(row.updated_at, locale), row.updated_by) : lists.notYet}
    </span>
  );
  return [
    { ...columnOf(title, link), head: words.titleHead, className: 'min-w-40' },
    ...shown
      .filter((name) => name !== title)
      .map((name) =>
        name === UPDATED
          ? { ...columnOf(name, changed), className: 'min-w-36' }
          : {
              ...columnOf(name, cellOf(name)),
              ...(definition.fields[name]?.kind === 'reference' && { className: 'min-w-36' }),
            },
      ),
  ];
}
