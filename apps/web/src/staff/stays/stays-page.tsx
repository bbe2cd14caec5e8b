import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { ListBody } from '../catalogues/list-body.tsx';
import { NothingHere } from '../catalogues/nothing-here.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import type { Column } from '../frame/data-table.tsx';
import { DeedLink } from '../frame/deed-link.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { NoStays } from './no-stays.tsx';
import { RemoveStay } from './remove-stay.tsx';
import { type AddedStay, PAGE_SIZE, useAddedStays } from './use-added-stays.ts';

/** The stays that staff added by hand, never those of the hotel system. */
export function StaysPage({ notice }: { notice?: ReactNode }) {
  const { addedStays: texts } = useTexts('staff');
  const [{ search, page }, ask] = useState({ search: '', page: 1 });
  const stays = useAddedStays({ search, page });
  const { data, error } = stays;
  const [removed, setRemoved] = useState<AddedStay | null>(null);
  const viewer = data?.viewer;
  const columns = useColumns(viewer?.can_change ? setRemoved : null);
  const find = useCallback((text: string) => ask({ search: text, page: 1 }), []);
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        <>
          {viewer?.can_import && (
            <DeedLink href="/admin/stays/import" letter="i" variant="secondary">
              {texts.imports.open}
            </DeedLink>
          )}
          {viewer?.can_change && (
            <DeedLink href="/admin/stays/new" letter="n" icon="plus">
              {texts.add}
            </DeedLink>
          )}
        </>
      }
    >
      {notice}
      {error && !data ? (
        <NoStays error={error} onRetry={() => void stays.refetch()} />
      ) : (
        <div className="ride-page">
          {(data?.total !== 0 || search !== '') && (
            <div className="list-tools">
              <SearchBox value={search} onSearch={find} hint={texts.searchHint} />
            </div>
          )}
          {viewer && !viewer.can_change && !viewer.can_import && (
            <p className="mb-5 text-soft">{texts.readOnly}</p>
          )}
          <ListBody
            query={stays}
            failed={texts.failed}
            nothing={
              search !== '' ? (
                <NothingHere icon="suitcase" none="" noneText="" isNarrowed onShowAll={() => find('')} />
              ) : (
                <EmptyState
                  icon="suitcase"
                  title={texts.nothing}
                  actions={
                    <>
                      {viewer?.can_change && (
                        <LinkButton href="/admin/stays/new" variant="secondary">
                          {texts.add}
                        </LinkButton>
                      )}
                      {viewer?.can_import && (
                        <LinkButton href="/admin/stays/import" variant="secondary">
                          {texts.imports.open}
                        </LinkButton>
                      )}
                    </>
                  }
                >
                  {texts.nothingText}
                </EmptyState>
              )
            }
            caption={texts.title}
            columns={columns}
            keyOf={({ id }) => id}
            pageSize={PAGE_SIZE}
            onPage={(to) => ask({ search, page: to })}
          />
        </div>
      )}
      {removed && <RemoveStay stay={removed} onClose={() => setRemoved(null)} />}
    </StaffPage>
  );
}

type StayColumn = Column<AddedStay, never>;

/** @param onRemove null without the permission to remove one */
function useColumns(onRemove: ((stay: AddedStay) => void) | null): readonly [StayColumn, ...StayColumn[]] {
  const texts = useTexts('staff').addedStays;
  const locale = useLocale();
  const head = (id: keyof typeof texts.columns) => ({ id, head: texts.columns[id] });
  return [
    {
      ...head('guest'),
      cell: ({ last_name, first_name, adults, children }) => (
        <span className="[overflow-wrap:anywhere]">
          <span className="font-semibold">
            {first_name} {last_name}
          </span>
          <span className="ride-details"> {texts.people(adults, children)}</span>
        </span>
      ),
    },
    { ...head('folio'), fits: true, cell: ({ folio }) => <span className="tabular-nums">{folio}</span> },
    { ...head('property'), cell: (stay) => stay.property_name },
    {
      ...head('dates'),
      fits: true,
      cell: ({ arrival, departure }) => (
        <span className="tabular-nums">{formatRange(arrival, departure, locale)}</span>
      ),
    },
    {
      ...head('contact'),
      cell: ({ email, phone }) =>
        email || phone ? (
          <span className="[overflow-wrap:anywhere]">{[email, phone].filter(Boolean).join(', ')}</span>
        ) : (
          <span className="no-value">{texts.noContact}</span>
        ),
    },
    {
      ...head('added'),
      fits: true,
      cell: ({ added_at, added_by }) => (
        <span title={added_by} className="text-soft tabular-nums">
          {formatRecent(added_at, locale)}
          <span className="visually-hidden"> {added_by}</span>
        </span>
      ),
    },
    {
      ...head('actions'),
      fits: true,
      cell: (stay) =>
        stay.has_booking ? (
          <span className="text-soft">{texts.booked}</span>
        ) : (
          onRemove && (
            <Button
              variant="secondary"
              className="ride-deed"
              aria-label={texts.removeOf(stay.folio)}
              onClick={() => onRemove(stay)}
            >
              {texts.remove}
            </Button>
          )
        ),
    },
  ];
}

/** Both days of a stay, its month and year once. */
const formatRange = (from: string, to: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00Z`),
    new Date(`${to}T00:00Z`),
  );
