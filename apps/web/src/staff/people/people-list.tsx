import { useCallback } from 'react';
import { classNames } from '../../components/class-names.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListBody } from '../catalogues/list-body.tsx';
import { NothingHere } from '../catalogues/nothing-here.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { type Column, useCards } from '../frame/data-table.tsx';
import { DeedLink } from '../frame/deed-link.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { RowLink } from '../frame/row-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { StatusMark, usePersonWords } from './person-words.tsx';
import {
  type Colleague,
  EVERYBODY,
  PAGE_SIZE,
  type PeopleQuestion,
  type PeopleViewer,
  usePeople,
  usePeopleQuestion,
} from './use-people.ts';

const NOBODY: PeopleViewer = {
  id: 0,
  can_change: false,
  has_all_properties: false,
  roles: [],
  properties: [],
};

/** The staff: searched while one types, narrowed, sorted. */
export function PeopleList() {
  const { colleagues: texts, lists } = useTexts('staff');
  const [question, change] = usePeopleQuestion();
  const people = usePeople(question);
  const { data } = people;
  const viewer = data?.viewer ?? NOBODY;
  const columns = useColumns(viewer);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const isNarrowed = question.search !== '' || question.role !== undefined || question.status !== undefined;
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        viewer.can_change && (
          <DeedLink href="/admin/people/new" letter="n" icon="plus">
            {texts.invite}
          </DeedLink>
        )
      }
    >
      <PeopleFilters
        question={question}
        viewer={viewer}
        change={change}
        lead={<SearchBox value={question.search} onSearch={search} hint={texts.searchHint} />}
      />
      {data && !viewer.can_change && <p className="mb-5 text-soft">{texts.readOnly}</p>}
      <ListBody
        query={people}
        failed={lists.failed}
        nothing={
          <NothingHere
            icon="people"
            none={texts.nothing}
            noneText={texts.nothingText}
            isNarrowed={isNarrowed}
            onShowAll={() => change({ ...EVERYBODY, role: undefined, status: undefined })}
          />
        }
        caption={texts.title}
        columns={columns}
        keyOf={(row) => row.id}
        sort={question.sort}
        direction={question.direction}
        onSort={(sort, direction) => change({ sort, direction })}
        pageSize={PAGE_SIZE}
        onPage={(page) => change({ page })}
      />
    </StaffPage>
  );
}

type PeopleColumn = Column<Colleague, PeopleQuestion['sort']>;

function useColumns(viewer: PeopleViewer): readonly [PeopleColumn, ...PeopleColumn[]] {
  const { colleagues: texts, approvals } = useTexts('staff');
  const { limits } = approvals;
  const locale = useLocale();
  const words = usePersonWords(viewer);
  const hasCards = useCards();
  const head = (id: keyof typeof texts.columns) => ({ id, head: texts.columns[id] });
  const username: PeopleColumn = {
    ...head('username'),
    sort: 'username',
    cell: ({ username: name }) => <span className="cell-text text-small">{name}</span>,
  };
  const limit: PeopleColumn = {
    id: 'limit',
    head: limits.title,
    isNumber: true,
    cell: ({ own_limit: own }) => (
      <span
        title={own === null ? undefined : limits.isOwn}
        className={classNames('text-small tabular-nums', own === null && 'no-value')}
      >
        {own === null ? limits.fromRoles : formatAmount(own, locale, 'full', 'USD')}
        {own !== null && <span className="visually-hidden">{limits.isOwn}</span>}
      </span>
    ),
  };
  return [
    {
      ...head('name'),
      sort: 'name',
      className: 'min-w-44',
      cell: ({ id, name, email, status }) => (
        <span className="block py-1">
          <span className="flex items-center gap-x-2.5 whitespace-nowrap">
            <RowLink href={`/admin/people/${id}`}>{name}</RowLink>
            {id === viewer.id && (
              <span className="rounded-full bg-accent-wash px-2 font-semibold text-accent text-caption">
                {texts.you}
              </span>
            )}
            {status !== 'active' && <StatusMark status={status} />}
          </span>
          {!hasCards && email && <span className="block font-normal text-caption text-soft">{email}</span>}
        </span>
      ),
    },
    ...(hasCards ? [] : [username]),
    {
      ...head('roles'),
      isPlain: true,
      cell: ({ roles }) => <span className="block py-1 text-small">{words.rolesText(roles)}</span>,
    },
    {
      ...head('scope'),
      isPlain: true,
      cell: ({ scope }) => <span className="block py-1 text-small">{words.scopeText(scope)}</span>,
    },
    ...(hasCards ? [] : [limit]),
    {
      ...head('signed_in'),
      sort: 'signed_in',
      isPlain: true,
      cell: ({ signed_in_at: at }) => (
        <span className="block py-1 text-small text-soft">
          {at === null ? texts.neverSignedIn : formatRecent(at, locale)}
        </span>
      ),
    },
  ];
}
