import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { useCards } from '../frame/data-table.tsx';
import { FilterBar, setOf } from '../frame/filter-bar.tsx';
import type { PeopleQuestion, PeopleViewer } from './use-people.ts';

const SORTS = ['name', 'username', 'status', 'signed_in'] as const;
const STATUSES = ['active', 'unconfirmed', 'reset_required', 'disabled'] as const;

type PeopleFiltersProps = {
  question: PeopleQuestion;
  viewer: PeopleViewer;
  change: (changed: Partial<PeopleQuestion>) => unknown;
  lead: ReactNode;
};

/** Filters of the list, and beside cards the order, which the heads of the table have elsewhere. */
export function PeopleFilters({ question, viewer, change, lead }: PeopleFiltersProps) {
  const { colleagues: texts, lists } = useTexts('staff');
  const language = languageOf(useLocale());
  const hasCards = useCards();
  const orders = SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: `${sort} ${direction}` as const,
      label: `${texts.columns[sort]}, ${direction === 'asc' ? lists.ascending : lists.descending}`,
      order: { sort, direction },
    })),
  );
  const ofRole = {
    label: texts.columns.roles,
    value: question.role ?? '',
    options: [
      { value: '', label: texts.allRoles },
      ...viewer.roles.map((role) => ({ value: role.name, label: role[language] })),
    ],
    onChoose: (role: string) => change({ role: role || undefined }),
  };
  const ofStatus = {
    label: texts.columns.status,
    value: question.status ?? ('' as const),
    options: [
      { value: '' as const, label: texts.allStatuses },
      ...STATUSES.map((value) => ({ value, label: texts.status[value] })),
    ],
    onChoose: (status: (typeof STATUSES)[number] | '') => change({ status: status || undefined }),
  };
  return (
    <FilterBar set={[...setOf(ofRole), ...setOf(ofStatus)]} lead={lead}>
      <ListChoice isFilter {...ofRole} />
      <ListChoice isFilter {...ofStatus} />
      {hasCards && (
        <ListChoice
          isFilter
          label={lists.sortBy}
          value={`${question.sort} ${question.direction}` as const}
          options={orders}
          onChoose={(value) => change(orders.find((one) => one.value === value)?.order ?? {})}
        />
      )}
    </FilterBar>
  );
}
