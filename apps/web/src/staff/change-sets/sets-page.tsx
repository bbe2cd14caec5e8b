import { rates } from '@traslado/domain/catalogues/rates';
import { useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListBody } from '../catalogues/list-body.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { setAddress } from '../catalogues/use-keep.ts';
import type { Column } from '../frame/data-table.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { StateMark, useWhenText } from './set-words.tsx';
import { type AskedState, PAGE_SIZE, type SetFacts, STATES, useSets } from './use-change-sets.ts';

/** The change sets, with state, time and author. */
export function SetsPage({ person }: { person: Person }) {
  const { changeSets: texts, lists, seasons } = useTexts('staff');
  const [asked, setAsked] = useState<{ state: AskedState; search: string; page: number }>({
    state: 'open',
    search: '',
    page: 1,
  });
  const columns = useColumns();
  const isOpen = asked.state === 'open';
  const mayChange = person.permissions.includes('change-sets:change');
  const ratesTitle = useCatalogueWords(rates).title;
  const search = useCallback((text: string) => setAsked((was) => ({ ...was, search: text, page: 1 })), []);
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <div className="list-tools">
        <SearchBox value={asked.search} onSearch={search} hint={texts.searchHint} />
        <ListChoice
          isFilter
          label={texts.state}
          value={asked.state}
          options={STATES.map((value) => ({ value, label: texts.states[value] }))}
          onChoose={(state) => setAsked({ ...asked, state, page: 1 })}
        />
      </div>
      <ListBody
        query={useSets(asked)}
        failed={texts.failed}
        nothing={
          <EmptyState
            icon="edit"
            title={asked.search === '' ? texts.noneOf[asked.state] : lists.nothingFound}
            actions={
              <>
                {isOpen && mayChange && (
                  <LinkButton href="/admin/price-grid">{seasons.grid.title}</LinkButton>
                )}
                {isOpen && mayChange && (
                  <LinkButton href="/admin/rates" variant="secondary">
                    {ratesTitle}
                  </LinkButton>
                )}
                {asked.state !== 'all' && (
                  <Button variant="quiet" onClick={() => setAsked({ state: 'all', search: '', page: 1 })}>
                    {texts.allSets}
                  </Button>
                )}
              </>
            }
          >
            {isOpen && mayChange && asked.search === '' && texts.noneText}
          </EmptyState>
        }
        caption={texts.title}
        columns={columns}
        keyOf={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={(page) => setAsked({ ...asked, page })}
      />
    </StaffPage>
  );
}

function useColumns(): readonly [Column<SetFacts, never>, ...Column<SetFacts, never>[]] {
  const texts = useTexts('staff').changeSets;
  const whenOf = useWhenText();
  const head = (id: keyof typeof texts.columns) => ({ id, head: texts.columns[id] });
  return [
    {
      ...head('name'),
      className: 'min-w-44',
      cell: ({ id, name }) => <RowLink href={setAddress(id)}>{name}</RowLink>,
    },
    {
      ...head('state'),
      fits: true,
      isState: true,
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      ...head('rows'),
      fits: true,
      isNumber: true,
      cell: ({ rows }) => <span className="tabular-nums">{rows}</span>,
    },
    {
      ...head('when'),
      fits: true,
      cell: (set) => (
        <span className="block py-1 text-small">
          {whenOf(set)}
          {set.approved_by_name && (
            <span className="block text-soft">{texts.approvedBy(set.approved_by_name)}</span>
          )}
        </span>
      ),
    },
    {
      ...head('by'),
      cell: ({ created_by_name: by }) => (
        <span className="block py-1 text-small [overflow-wrap:anywhere]">{by}</span>
      ),
    },
  ];
}
