import type { Definition } from '@traslado/domain/catalogues/definition';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { FilterBar, type SetFilter, setOf } from '../frame/filter-bar.tsx';
import { DayFilter } from './day-filter.tsx';
import { dayOf, ENDINGS, type Ending, endingOf, SOON_MONTHS, withDay, withEnding } from './day-of-search.ts';
import { ListChoice } from './list-choice.tsx';
import { filtersOf, type RowsQuery } from './list-shape.ts';
import { ReferenceFilter } from './reference-filter.tsx';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useLabels } from './use-labels.ts';

type ListFiltersProps = {
  definition: Definition;
  query: RowsQuery;
  change: (changed: Partial<RowsQuery>) => void;
  lead: ReactNode;
};

/** Filters of the list, and beside cards the order, which the heads of the table have elsewhere. */
export function ListFilters({ definition, query, change, lead }: ListFiltersProps) {
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const locale = useLocale();
  const labels = useLabels(definition);
  const hasCards = useCards();
  const day = dayOf(query.search);
  const chooseDay = (to: string) => change({ search: withDay(query.search, to) });
  const today = new Date().toISOString().slice(0, 10);
  const anyEnding = { value: '' as const, label: lists.ending.any };
  const endings = ENDINGS.map((value) => ({ value, label: lists.ending[value](SOON_MONTHS) }));
  const ofEnding = {
    label: lists.validity,
    value: endingOf(query.search, today),
    onChoose: (ending: Ending | '') => change({ search: withEnding(query.search, ending, today) }),
  };
  const isShort = ofEnding.value === 'current';
  const orders = definition.orders.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: `${sort} ${direction}` as const,
      label: `${words.heads[sort]}, ${direction === 'asc' ? lists.ascending : lists.descending}`,
      sort,
      direction,
    })),
  );
  const filters = filtersOf(definition).map(({ name, field, listName }) => {
    const value = String(query[listName]);
    const flag = words.flags[name]?.filter;
    const label = words.heads[listName] ?? listName;
    const options =
      field.kind === 'reference'
        ? [
            { value: 'all', label: '' },
            { value, label: labels[name]?.[value] ?? value },
          ]
        : field.kind === 'flag'
          ? [
              { value: 'all', label: flag?.all ?? lists.all(label) },
              { value: field.as.yes, label: flag?.yes ?? field.as.yes },
              { value: field.as.no, label: flag?.no ?? field.as.no },
            ]
          : [
              { value: 'all', label: lists.all(label) },
              ...field.of.map((one) => ({ value: one, label: words.choices[name]?.[one] ?? one })),
            ];
    const onChoose = (to: string) => change({ [listName]: to });
    const shared = { label, value, options, onChoose };
    return { name, isReference: field.kind === 'reference', shared };
  });
  const ofDay: SetFilter[] =
    day === ''
      ? []
      : [
          {
            text: `${lists.validOn}: ${formatCivilDate(day, locale, 'plain')}`,
            remove: () => chooseDay(''),
          },
        ];
  return (
    <FilterBar
      set={[
        ...filters.flatMap(({ shared }) => setOf(shared)),
        ...setOf({ ...ofEnding, options: [anyEnding, ...endings] }),
        ...ofDay,
      ]}
      lead={lead}
    >
      {filters.map(({ name, isReference, shared: { options, ...shared } }) =>
        isReference ? (
          <ReferenceFilter key={name} definition={definition} name={name} {...shared} />
        ) : (
          <ListChoice key={name} isFilter options={options} {...shared} />
        ),
      )}
      {definition.validity && <ListChoice isFilter {...ofEnding} options={[...endings, anyEnding]} />}
      {definition.validity && <DayFilter label={lists.validOn} value={day} onChoose={chooseDay} />}
      {definition.validity && !hasCards && (isShort || ofEnding.value === '') && (
        <Button
          variant="quiet"
          className="ml-auto text-small"
          onClick={() => ofEnding.onChoose(isShort ? '' : 'current')}
        >
          {isShort ? lists.showPast : lists.hidePast}
        </Button>
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
    </FilterBar>
  );
}
