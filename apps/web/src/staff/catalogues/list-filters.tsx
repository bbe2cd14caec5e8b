import type { Definition } from '@traslado/domain/catalogues/definition';
import { useCards } from '../../components/data-table.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from './list-choice.tsx';
import { filtersOf, type RowsQuery } from './list-shape.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useChoices } from './use-rows.ts';

type ListFiltersProps = {
  definition: Definition;
  query: RowsQuery;
  change: (changed: Partial<RowsQuery>) => void;
};

/** What narrows the list, and beside cards the order, which the heads of the table have elsewhere. */
export function ListFilters({ definition, query, change }: ListFiltersProps) {
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const { data: choices } = useChoices(definition);
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
                ...(choices?.[name] ?? []).map(({ id, label }) => ({ value: String(id), label })),
              ];
        return (
          <ListChoice
            key={name}
            className="min-w-0 flex-1 sm:w-44 sm:flex-none"
            label={words.columns[listName] ?? listName}
            value={String(query[listName])}
            options={options}
            onChoose={(value) => change({ [listName]: value })}
          />
        );
      })}
      {hasCards && (
        <ListChoice
          className="min-w-0 flex-1 sm:w-56 sm:flex-none"
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
