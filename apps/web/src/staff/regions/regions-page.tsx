import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { type Column, DataTable, useCards } from '../../components/data-table.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { useListQuery } from '../catalogues/use-list-query.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import type { Person } from '../session/use-profile.ts';
import { type RegionsQuery, regionPath, regionsShape, rememberList } from './regions-shape.ts';
import { StatusMark } from './status-mark.tsx';
import { TagList } from './tag-list.tsx';
import { PAGE_SIZE, type Region, saveTable, useRegions } from './use-regions.ts';

/** All regions: searched while one types, filtered, sorted, exported. */
export function RegionsPage({ person }: { person: Person }) {
  const { regions: texts, lists } = useTexts('staff');
  const [query, change] = useListQuery(regionsShape);
  const { data, isError, isPlaceholderData, refetch } = useRegions(query);
  const columns = useColumns();
  useEffect(() => rememberList(query), [query]);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const isNarrowed = query.search !== '' || query.status !== 'all';
  const canChange = data?.viewer.can_change ?? false;
  return (
    <StaffFrame person={person} title={texts.title} lead={texts.lead} wide>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <SearchBox value={query.search} onSearch={search} hint={texts.searchHint} />
        <Filters query={query} change={change} />
        <div className="flex w-full flex-wrap gap-3 wide:w-auto">
          {canChange && (
            <LinkButton href={regionPath('new')} icon="plus">
              {texts.add}
            </LinkButton>
          )}
          <ExportButton query={query} />
        </div>
      </div>
      {data && !canChange && <p className="mb-5 text-soft">{texts.readOnly}</p>}
      {isError && !data ? (
        <LoadFailed title={lists.failed} retry={lists.retry} onRetry={() => void refetch()} />
      ) : data?.total === 0 && !isPlaceholderData ? (
        <Nothing isNarrowed={isNarrowed} onShowAll={() => change({ search: '', status: 'all' })} />
      ) : (
        <>
          <DataTable
            caption={texts.caption}
            columns={columns}
            rows={data?.regions}
            keyOf={(region) => region.id}
            sort={query.sort}
            direction={query.direction}
            onSort={(sort, direction) => change({ sort, direction })}
            isStale={isPlaceholderData}
          />
          {data && (
            <ListPager
              page={data.page}
              pageSize={PAGE_SIZE}
              total={data.total}
              onPage={(page) => change({ page })}
            />
          )}
        </>
      )}
    </StaffFrame>
  );
}

function useColumns(): readonly [
  Column<Region, RegionsQuery['sort']>,
  ...Column<Region, RegionsQuery['sort']>[],
] {
  const { regions: texts, lists } = useTexts('staff');
  const locale = useLocale();
  const heads = texts.columns;
  return [
    {
      id: 'name',
      head: heads.name,
      sort: 'name',
      className: 'min-w-44',
      cell: (region) => (
        <Link
          href={regionPath(region.id)}
          className="inline-block py-1 font-semibold underline decoration-2 decoration-control underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
        >
          {region.name}
        </Link>
      ),
    },
    { id: 'allow', head: heads.allow, cell: (region) => <TagList tags={region.allow_tags} side="allow" /> },
    { id: 'deny', head: heads.deny, cell: (region) => <TagList tags={region.deny_tags} side="deny" /> },
    {
      id: 'status',
      head: heads.status,
      sort: 'status',
      cell: (region) => <StatusMark active={region.active} />,
    },
    {
      id: 'updated',
      head: heads.updated,
      sort: 'updated',
      className: 'min-w-44',
      cell: (region) => (
        <span className="inline-block py-1 text-small text-soft">
          {region.updated_by
            ? lists.changedBy(formatMoment(region.updated_at, locale), region.updated_by)
            : texts.notYet}
        </span>
      ),
    },
  ];
}

type FiltersProps = { query: RegionsQuery; change: (changed: Partial<RegionsQuery>) => void };

/** Status, and beside cards the order, which the heads of the table have elsewhere. */
function Filters({ query, change }: FiltersProps) {
  const { regions: texts, lists } = useTexts('staff');
  const hasCards = useCards();
  const orders = regionsShape.sorts.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: `${sort} ${direction}` as const,
      label: `${texts.columns[sort]}, ${direction === 'asc' ? lists.ascending : lists.descending}`,
      sort,
      direction,
    })),
  );
  return (
    <>
      <ListChoice
        className="min-w-0 flex-1 sm:w-44 sm:flex-none"
        label={texts.status.label}
        value={query.status}
        options={regionsShape.filters.status.map((value) => ({ value, label: texts.status[value] }))}
        onChoose={(status) => change({ status })}
      />
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

function ExportButton({ query }: { query: RegionsQuery }) {
  const texts = useTexts('staff').lists;
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveTable(query).catch(() => notify(texts.exportFailed, 'bad'));
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={isBusy}
      busyLabel={texts.exporting}
      onClick={() => void save()}
    >
      {texts.exportAll}
    </Button>
  );
}

/** Nothing there yet, or nothing that was searched for: two different things to do next. */
function Nothing({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const { regions: texts, lists } = useTexts('staff');
  return (
    <div role="status" className="flex items-start gap-4 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk">
        <Icon name="globe" />
      </span>
      <div>
        <p className="text-heading">{isNarrowed ? lists.nothingFound : texts.none}</p>
        <p className="text-soft">{isNarrowed ? lists.nothingFoundText : texts.noneText}</p>
        {isNarrowed && (
          <Button variant="secondary" className="mt-4" onClick={onShowAll}>
            {lists.showAll}
          </Button>
        )}
      </div>
    </div>
  );
}
