import { useRef, useState } from 'react';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { AllDone } from '../frame/all-done.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { RowWhen, WorkRow } from '../frame/work-row.tsx';
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
      {(search !== '' || data?.total !== 0) && (
        <div className="list-tools">
          <SearchBox
            value={search}
            hint={texts.searchHint}
            onSearch={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        </div>
      )}
      <Loading query={query} texts={texts} className="h-40" />
      {data && data.total === 0 && <Nothing state={state} isSearched={search !== ''} />}
      {data && data.total > 0 && (
        <>
          <ul className="work-list rounded-lg bg-surface shadow-ticket">
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
  const { guestMessages: texts, queues } = useTexts('staff');
  const { pastOf, rideOf } = useMoments();
  const { booking, name, begins, hotel_name: hotel, state, ended_by: by, ended_at: at } = message;
  const isWaiting = state === 'received';
  return (
    <WorkRow
      when={isWaiting || !at ? <RowWhen row={timesOf(message)} /> : pastOf(message, at)}
      isLate={message.is_overdue}
      name={name}
      target={{ href: messageAddress(message.id) }}
      verb={isWaiting ? queues.verbs.messages : queues.verbs.rides}
      about={[booking?.number ?? texts.noBooking, booking?.ride_at && rideOf(booking)]
        .filter(Boolean)
        .join(' · ')}
      place={hotel}
      reason={begins}
      badge={
        <>
          <span className="text-caption text-soft">
            {isWaiting ? texts.received(pastOf(message, message.written_at)) : by && texts.endedBy[state](by)}
          </span>
          {!isWaiting && <MessageState message={message} />}
        </>
      }
    />
  );
}

/** A message waits for its answer, whenever its ride is. */
const timesOf = ({ due_at, written_at, time_zone }: MessageRow) => ({
  due_at,
  since: written_at,
  ride_at: null,
  time_zone,
});

function Nothing({ state, isSearched }: { state: AskedState; isSearched: boolean }) {
  const texts = useTexts('staff').guestMessages;
  if (isSearched || state === 'over')
    return <EmptyState icon="mail" title={isSearched ? texts.noneFound : texts.noneOver} />;
  return <AllDone title={texts.none} text={texts.noneText} />;
}
