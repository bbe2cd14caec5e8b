import type { Definition } from '@traslado/domain/catalogues/definition';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { DayFilter } from './day-filter.tsx';
import { dayOf, withDay } from './day-of-search.ts';
import { ListChoice } from './list-choice.tsx';
import { filtersOf, type RowsQuery } from './list-shape.ts';
import { ReferenceFilter } from './reference-filter.tsx';
import { useCatalogueWords } from './use-catalogue-words.ts';

type ListFiltersProps = {
  definition: Definition;
  query: RowsQuery;
  change: (changed: Partial<RowsQuery>) => void;
};

/** Filters of the list, and beside cards the order, which the heads of the table have elsewhere. */
export function ListFilters({ definition, query, change }: ListFiltersProps) {
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const hasCards = useCards();
  const orders = definition.orders.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: `${sort} ${direction}` as const,
      label: `${words.columns[sort]}, ${direction === 'asc' ? lists.ascending : lists.descending}`,
      sort,
      direction,
    })),
  );
  return (
    <>
      {filtersOf(definition).map(({ name, field, listName }) => {
        const shared = {
          label: words.columns[listName] ?? listName,
          value: String(query[listName]),
          onChoose: (value: string) => change({ [listName]: value }),
        };
        if (field.kind === 'reference')
          return <ReferenceFilter key={name} definition={definition} name={name} {...shared} />;
        const flag = words.flags[name]?.filter;
        const options =
          field.kind === 'flag'
            ? [
                { value: 'all', label: flag?.all ?? lists.all },
                { value: field.as.yes, label: flag?.yes ?? field.as.yes },
                { value: field.as.no, label: flag?.no ?? field.as.no },
              ]
            : [
                { value: 'all', label: lists.all },
                ...field.of.map((value) => ({ value, label: words.choices[name]?.[value] ?? value })),
              ];
        return <ListChoice key={name} isFilter options={options} {...shared} />;
      })}
      {definition.validity && (
        <DayFilter
          label={lists.validOn}
          value={dayOf(query.search)}
          onChoose={(day) => change({ search: withDay(query.search, day) })}
        />
      )}
      {hasCards && (
        <ListChoice
          isFilter
          label={lists.sortBy}
          value={`${query.sort} ${query.direction}`}
          options={orders}
          onChoose={(value) => {
            const order = orders.find((one) => one.value === value);
            if (order) change({ sort: order.sort, direction: order.direction });
          }}
        />
      )}
    </>
  );
}
