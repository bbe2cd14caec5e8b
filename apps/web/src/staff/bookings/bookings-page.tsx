import { QUESTION_MAX } from '@traslado/domain/desk/recognise-question';
import { SALE_CURRENCY } from '@traslado/domain/money';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { askBookings, useAskedBookings } from '../frame/asked-bookings.ts';
import { EmptyState } from '../frame/empty-state.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { FoundList } from './found-list.tsx';
import { FoundMessage } from './found-message.tsx';
import { FoundStays } from './found-stays.tsx';
import { listBookings } from './listed.ts';
import { readOpened } from './opened.ts';
import { type FoundGroups, useFoundBookings, useOpenedBookings } from './use-bookings.ts';
import { useView, usualQuestion } from './use-views.ts';
import { ViewTable } from './view-table.tsx';

/** One box that finds a booking by anything that a guest knows. */
export function BookingsPage({ person }: { person: Person }) {
  const { bookings: texts, acting } = useTexts('staff');
  const search = useAskedBookings();
  const desk = useRef<HTMLDivElement>(null);
  useEffect(() => desk.current?.querySelector('input')?.focus(), []);

  /** Down and up move through the results; Enter opens a single one, if it is that of the typed question. */
  useEffect(() => {
    const whole = desk.current;
    const press = (event: KeyboardEvent) => {
      const links = [...(whole?.querySelectorAll<HTMLAnchorElement>('a[data-found]') ?? [])];
      const box = whole?.querySelector('input');
      const at = links.findIndex((link) => link.matches(':focus'));
      const asked = whole?.querySelector<HTMLElement>('[data-asked]')?.dataset.asked ?? '';
      const isAnswered = box?.matches(':focus') && box.value.trim() === asked.trim();
      if (event.key === 'Enter' && isAnswered && links.length === 1) links[0]?.click();
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      const to = event.key === 'ArrowDown' ? at + 1 : at - 1;
      if (to < 0) box?.focus();
      else links[to]?.focus();
    };
    whole?.addEventListener('keydown', press);
    return () => whole?.removeEventListener('keydown', press);
  }, []);

  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        person.permissions.includes('coupons:act') && (
          <LinkButton href="/admin/bookings/new" icon="plus">
            {acting.book.open}
          </LinkButton>
        )
      }
    >
      <div ref={desk}>
        <div className="[--search-width:40rem]">
          <SearchBox value={search} onSearch={askBookings} hint={texts.hint} maxLength={QUESTION_MAX} />
        </div>
        <div className="mt-4 grid gap-5">
          {search === '' ? (
            <>
              <Opened person={person} />
              <Coming />
            </>
          ) : (
            <Found search={search} />
          )}
        </div>
      </div>
    </StaffPage>
  );
}

function Found({ search }: { search: string }) {
  const texts = useTexts('staff').bookings;
  const [, navigate] = useLocation();
  const { data, isError, isFetching, refetch } = useFoundBookings(search);
  if (isError && !isFetching) return <LoadFailed title={texts.failed} onRetry={() => void refetch()} />;
  const isThere = data?.search === search;
  const isNothing = data?.groups.length === 0 && data.stays.length === 0 && !data.message;
  const ids = new Set(data?.groups.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return (
    <>
      <p role="status" className="mb-4 min-h-6 text-small text-soft">
        {isThere
          ? [
              ...(ids.size > 0 ? [texts.found(totalOf(data.groups, ids.size))] : []),
              ...(data.stays.length > 0 ? [texts.stays.found(data.stays.length)] : []),
            ].join(' · ')
          : texts.searching}
      </p>
      {!data && <Skeleton className="h-52 w-full" />}
      {isThere && data.message && <FoundMessage message={data.message} />}
      {isThere && isNothing && (
        <EmptyState
          icon="ticket"
          title={data.is_recognised ? texts.none(shortened(search)) : texts.notRecognized}
        >
          {data.is_recognised ? texts.noneText : texts.notRecognizedText}
        </EmptyState>
      )}
      {data && (
        <div data-asked={data.search} className={isThere ? undefined : 'opacity-60'}>
          {data.groups.length > 0 && <FoundList groups={data.groups} />}
          <FoundStays stays={data.stays} />
          {isThere && ids.size > 1 && (
            <Button
              variant="secondary"
              className="mt-6"
              onClick={() => {
                listBookings([...ids].slice(0, 50));
                navigate('/admin/bookings/lists');
              }}
            >
              {texts.lists.ofFound}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** A pasted line is shown by its beginning. */
const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, '')}…` : text;

/** One booking can be in several groups; a group alone says how many it has. */
const totalOf = (groups: FoundGroups, shown: number): number =>
  groups.length === 1 ? (groups[0]?.total ?? shown) : shown;

function Opened({ person }: { person: Person }) {
  const texts = useTexts('staff').bookings;
  const [ids] = useState(() => readOpened(person.username));
  const query = useOpenedBookings(ids);
  const { data } = query;
  if (ids.length === 0 || data?.groups.length === 0) return null;
  return data ? <FoundList groups={data.groups} /> : <Loading query={query} texts={texts} className="h-52" />;
}

/** The rides of the next days, as the usual list has them: the next one first. */
function Coming() {
  const { lists } = useTexts('staff').bookings;
  const [question, ask] = useState(usualQuestion);
  const { data, isError, isPlaceholderData } = useView(question, 1);
  if (!data && isError) return null;
  const columns = data?.columns ?? [];
  return (
    <section aria-labelledby="coming">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="coming" className="text-heading">
          {lists.coming}
        </h2>
        <Link href="/admin/bookings/lists" className="font-semibold text-small underline underline-offset-4">
          {lists.title}
        </Link>
      </div>
      {data?.total === 0 ? (
        <EmptyState icon="ticket" title={lists.noneComing} />
      ) : (
        <ViewTable
          columns={columns.filter((name) => name !== 'due' || data?.rows.some(({ due }) => due))}
          currency={data?.currency ?? SALE_CURRENCY}
          rows={data?.rows}
          isStale={isPlaceholderData}
          question={question}
          onAsk={ask}
        />
      )}
    </section>
  );
}
