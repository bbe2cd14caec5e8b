import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListBody } from '../catalogues/list-body.tsx';
import { NothingHere } from '../catalogues/nothing-here.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { shortDate } from '../catalogues/short-date.ts';
import type { Column } from '../frame/data-table.tsx';
import { DeedLink } from '../frame/deed-link.tsx';
import { formatHere } from '../frame/format-when.ts';
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
        <>
          <div className="list-tools">
            <SearchBox value={search} onSearch={find} hint={texts.searchHint} />
          </div>
          {viewer && !viewer.can_change && !viewer.can_import && (
            <p className="mb-5 text-soft">{texts.readOnly}</p>
          )}
          <ListBody
            query={stays}
            failed={texts.failed}
            nothing={
              <NothingHere
                icon="suitcase"
                none={texts.nothing}
                noneText={texts.nothingText}
                isNarrowed={search !== ''}
                onShowAll={() => find('')}
              />
            }
            caption={texts.title}
            columns={columns}
            keyOf={({ id }) => id}
            pageSize={PAGE_SIZE}
            onPage={(to) => ask({ search, page: to })}
          />
        </>
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
  const small = 'block py-1 text-small';
  return [
    {
      ...head('guest'),
      className: 'min-w-40',
      cell: ({ last_name, first_name, adults, children }) => (
        <span className="block py-1 [overflow-wrap:anywhere]">
          <span className="font-semibold">
            {first_name} {last_name}
          </span>
          <span className="block text-caption text-soft">{texts.people(adults, children)}</span>
        </span>
      ),
    },
    {
      ...head('folio'),
      className: 'whitespace-nowrap',
      cell: ({ folio }) => <span className={small}>{folio}</span>,
    },
    { ...head('property'), cell: (stay) => <span className={small}>{stay.property_name}</span> },
    {
      ...head('dates'),
      className: 'min-w-36',
      cell: ({ arrival, departure }) => (
        <span className={small}>{texts.dates(shortDate(arrival, locale), shortDate(departure, locale))}</span>
      ),
    },
    {
      ...head('contact'),
      cell: ({ email, phone }) => (
        <span className={`${small} [overflow-wrap:anywhere]`}>
          {email || phone ? [email, phone].filter(Boolean).join(', ') : texts.noContact}
        </span>
      ),
    },
    {
      ...head('added'),
      className: 'min-w-36',
      cell: ({ added_at, added_by }) => (
        <span className={`${small} text-soft [overflow-wrap:anywhere]`}>
          {formatHere(added_at, locale)}
          <span className="block text-caption">{added_by}</span>
        </span>
      ),
    },
    {
      ...head('actions'),
      cell: (stay) =>
        stay.has_booking ? (
          <span className={`${small} text-soft`}>{texts.booked}</span>
        ) : (
          onRemove && (
            <Button
              variant="quiet"
              className="text-small"
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
