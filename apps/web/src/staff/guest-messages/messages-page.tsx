import { useState } from 'react';
import { Link } from 'wouter';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { AllDone } from '../frame/all-done.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { AnswerTimes } from './answer-times.tsx';
import { MessageState, useMoments } from './message-words.tsx';
import { type AskedState, type MessageRow, messageAddress, PAGE_SIZE, useMessages } from './use-messages.ts';

/** Messages of guests that wait for an answer, and those that are over. */
export function MessagesPage({ person }: { person: Person }) {
  const texts = useTexts('staff').guestMessages;
  const { data } = useMessages('waiting', '', 1);
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <Tabs
        label={texts.tabs}
        tabs={[
          { id: 'waiting', label: texts.waiting(data?.waiting ?? 0), panel: <MessageList state="waiting" /> },
          { id: 'over', label: texts.over, panel: <MessageList state="over" /> },
        ]}
      />
      <AnswerTimes person={person} />
    </StaffPage>
  );
}

/** The search is about a person: it stays in the memory of the page. */
function MessageList({ state }: { state: AskedState }) {
  const texts = useTexts('staff').guestMessages;
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const query = useMessages(state, search, page);
  const { data } = query;
  return (
    <>
      <div className="mb-6 max-w-160">
        <SearchBox
          value={search}
          hint={texts.searchHint}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </div>
      <Loading query={query} texts={texts} className="h-40" />
      {data && data.total === 0 && <Nothing state={state} isSearched={search !== ''} />}
      {data && data.total > 0 && (
        <>
          <ul className="grid gap-4">
            {data.rows.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} />
              </li>
            ))}
          </ul>
          <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
        </>
      )}
    </>
  );
}

/** One message of a list. All of it leads to its page. */
function MessageCard({ message }: { message: MessageRow }) {
  const texts = useTexts('staff').guestMessages;
  const { whenOf, standingOf } = useMoments();
  const { booking } = message;
  return (
    <Link
      href={messageAddress(message.id)}
      aria-label={texts.open(message.name)}
      className="block rounded-lg bg-surface p-5 shadow-ticket hover:outline-2 hover:outline-accent sm:px-7"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-heading [overflow-wrap:anywhere]">{message.name}</span>
        <MessageState message={message} />
      </span>
      <span className="mt-1 block [overflow-wrap:anywhere]">{message.begins}</span>
      <span className="mt-1 block text-small text-soft [overflow-wrap:anywhere]">
        {booking
          ? [booking.number, booking.ride_at && texts.ride(whenOf(booking, booking.ride_at))]
              .filter(Boolean)
              .join(' · ')
          : texts.noBooking}{' '}
        · {message.hotel_name}
      </span>
      <span className="block text-small text-soft">{standingOf(message)}</span>
    </Link>
  );
}

function Nothing({ state, isSearched }: { state: AskedState; isSearched: boolean }) {
  const texts = useTexts('staff').guestMessages;
  if (isSearched || state === 'over')
    return <p className="text-soft">{isSearched ? texts.noneFound : texts.noneOver}</p>;
  return <AllDone title={texts.none} text={texts.noneText} />;
}
