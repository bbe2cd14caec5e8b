import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import { asksFor } from '@traslado/domain/catalogues/deeds';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { DeedLink } from '../frame/deed-link.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { endingOf, SOON_MONTHS, typedOf, withEnding } from './day-of-search.ts';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { filtersOf, type RowsQuery, rememberList, rowAddress, shapeOf } from './list-shape.ts';
import { NothingHere } from './nothing-here.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { withSaved } from './saved-row.ts';
import type { AnyScreen } from './screen.ts';
import { SearchBox } from './search-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { toldOf } from './use-bulk.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useColumns } from './use-columns.tsx';
import { useTitle } from './use-labels.ts';
import { useListColumns } from './use-list-columns.ts';
import { useListQuery } from './use-list-query.ts';
import { PAGE_SIZE, saveRows, useRows } from './use-rows.ts';
import { useSavedRow } from './use-saved-row.ts';
import { type Meant, questionOf, useSelection } from './use-selection.tsx';
import { ViewChoice } from './view-choice.tsx';
import { WithRows } from './with-rows.tsx';

type ListPageProps = {
  person: Person;
  screen: AnyScreen;
  /** Above the list. */
  notice?: ReactNode;
};

/** All rows of a catalogue: searched while one types, filtered, sorted, exported. */
export function ListPage({ person, screen, notice }: ListPageProps) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const title = screen.usePageTitle?.() ?? words.title;
  const { lists } = useTexts('staff');
  const address = useSearch();
  const shape = useMemo(() => shapeOf(definition, address), [definition, address]);
  const [query, change] = useListQuery(shape);
  const rows = useRows(definition, query);
  const { data } = rows;
  const [shown, show] = useListColumns(definition, person, query, change);
  const columns = useColumns(screen, shown, data?.rows);
  const titleOf = useTitle(definition);
  const isThere = rows.isFetchedAfterMount && !rows.isPlaceholderData;
  const { saved, pinned, drop } = useSavedRow(screen, { ...query, columns: '' }, isThere);
  const [, navigate] = useLocation();
  const selection = useSelection(query, data, titleOf);
  useEffect(() => rememberList(definition, query), [definition, query]);
  const today = new Date().toISOString().slice(0, 10);
  const ending = endingOf(query.search, today);
  const typed = typedOf(query.search, today);
  const search = useCallback(
    (text: string) => change({ search: ending === '' ? text : withEnding(text, ending, today) }),
    [change, ending, today],
  );
  const filters = filtersOf(definition).map(({ listName }) => listName);
  const isFiltered = filters.some((name) => query[name] !== 'all');
  const isNarrowed = query.search !== '' || isFiltered;
  const showAll = () => change({ search: '', ...Object.fromEntries(filters.map((name) => [name, 'all'])) });
  const canChange = data?.viewer.can_change ?? false;
  const changeMany = (meant: Meant) => {
    const ids = 'ids' in meant ? new Set(meant.ids) : null;
    const named = (data?.rows ?? []).filter(({ id }) => ids?.has(id) ?? true);
    const told = toldOf(ids?.size ?? data?.total ?? 0, named.map(titleOf));
    navigate(rowAddress(definition, 'bulk'), { state: { ...meant, told } });
  };
  const searchHint = definition.validity ? lists.orDay(words.searchHint) : words.searchHint;
  const isBulk = asksFor(definition, 'bulk') && bulkFieldsOf(definition).length > 0;
  const hasCards = useCards();
  const [isSelecting, setSelecting] = useState(false);
  const choice = canChange && isBulk ? selection.choice : undefined;
  const view = <ViewChoice definition={definition} shown={shown} onChoose={show} />;
  return (
    <StaffPage
      title={title}
      lead={words.lead}
      wide
      actions={
        <>
          {!hasCards && view}
          <FoldOut label={lists.more}>
            {ending === 'current' && (
              <p className="px-4 py-1 text-small text-soft">{lists.pastLeftOut(words.many)}</p>
            )}
            {hasCards && choice && data?.total !== 0 && (
              <Button variant="quiet" aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
                {lists.bulk.select}
              </Button>
            )}
            {data && canChange && isBulk && data.total > 0 && (
              <Button variant="quiet" onClick={() => changeMany({ where: questionOf(query) })}>
                {lists.bulk.changeFound(data.total)}
              </Button>
            )}
            {canChange && asksFor(definition, 'import') && (
              <LinkButton href={rowAddress(definition, 'import')} variant="quiet">
                {lists.imports.open}
              </LinkButton>
            )}
            {canChange && <WithRows screen={screen} />}
            <ExportButton screen={screen} query={query} deed="export" />
            {asksFor(definition, 'file') && <ExportButton screen={screen} query={query} deed="file" />}
            {hasCards && view}
          </FoldOut>
          {canChange && (
            <DeedLink href={rowAddress(definition, 'new')} letter="n" icon="plus">
              {words.add}
            </DeedLink>
          )}
        </>
      }
    >
      {saved && <SavedNotice screen={screen} saved={saved} onUndone={drop} />}
      {notice}
      {screen.Above && <screen.Above person={person} />}
      <ListFilters
        definition={definition}
        query={query}
        change={change}
        lead={<SearchBox value={typed} onSearch={search} hint={searchHint} invitation={words.search} />}
      />
      {data && !canChange && <p className="mb-5 text-soft">{words.readOnly}</p>}
      <ListBody
        query={data ? { ...rows, data: { ...data, rows: withSaved(data.rows, pinned) } } : rows}
        failed={lists.failed}
        nothing={
          <NothingHere
            icon={screen.icon}
            none={words.none}
            noneText={words.noneText}
            isNarrowed={isNarrowed}
            {...(ending !== '' &&
              typed === '' &&
              !isFiltered && { found: lists.noneEnds[ending](words.many, SOON_MONTHS) })}
            onShowAll={showAll}
          />
        }
        caption={words.title}
        columns={columns}
        keyOf={(row) => row.id}
        sort={query.sort}
        direction={query.direction}
        onSort={(sort, direction) => change({ sort, direction })}
        {...(choice && (!hasCards || isSelecting) && { choice })}
        pageSize={PAGE_SIZE}
        onPage={(page) => change({ page })}
      >
        <SelectionBar
          selection={selection}
          onChange={() => changeMany(selection.meant)}
          more={<WithRows screen={screen} meant={selection.meant} />}
        />
      </ListBody>
    </StaffPage>
  );
}

type ExportButtonProps = { screen: AnyScreen; query: RowsQuery; deed: 'export' | 'file' };

function ExportButton({ screen, query, deed }: ExportButtonProps) {
  const texts = useTexts('staff').lists;
  return (
    <SaveFileButton
      save={() => saveRows(screen.definition, deed, query)}
      texts={{
        save: deed === 'file' ? texts.exportJson : texts.exportAll,
        saving: texts.exporting,
        saveFailed: texts.exportFailed,
      }}
    />
  );
}
