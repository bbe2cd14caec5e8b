import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
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
  const whole = useRef<HTMLDivElement>(null);
  const query = useMessages(state, search, page);
  const { data } = query;
  return (
    <div ref={whole}>
      <div className="mb-3 max-w-160">
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
          <ul className="divide-y divide-line rounded-lg bg-surface shadow-ticket">
            {data.rows.map((message) => (
              <MessageLine key={message.id} message={message} />
            ))}
          </ul>
          <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage}>
            <KeyLine keys={texts.keys.list} />
          </ListPager>
        </>
      )}
    </div>
  );
}

/** One message of a list. All of it leads to its page. */
function MessageLine({ message }: { message: MessageRow }) {
  const texts = useTexts('staff').guestMessages;
  const { whenOf, standingOf } = useMoments();
  const { booking, name, begins, hotel_name: hotel } = message;
  const about = booking
    ? [booking.number, booking.ride_at && texts.ride(whenOf(booking, booking.ride_at))]
    : [texts.noBooking];
  return (
    <li className="queue-row message-row">
      <div className="min-w-0">
        <p className="queue-head">
          <MessageState message={message} />
          <Link
            href={messageAddress(message.id)}
            aria-label={texts.open(name)}
            data-row
            className="row-link after:absolute after:inset-0"
          >
            {name}
          </Link>
          <span className="message-begins">{begins}</span>
        </p>
        <p className="text-small text-soft [overflow-wrap:anywhere]">
          {[...about, hotel].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="queue-deeds text-caption text-soft">{standingOf(message)}</p>
    </li>
  );
}

function Nothing({ state, isSearched }: { state: AskedState; isSearched: boolean }) {
  const texts = useTexts('staff').guestMessages;
  if (isSearched || state === 'over')
    return <p className="text-soft">{isSearched ? texts.noneFound : texts.noneOver}</p>;
  return <AllDone title={texts.none} text={texts.noneText} />;
}
