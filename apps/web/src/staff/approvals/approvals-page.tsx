import { useState } from 'react';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { AllDone } from '../frame/all-done.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { RowWhen, WorkRow } from '../frame/work-row.tsx';
import { RequestState, useRequestText } from './request-words.tsx';
import {
  type AskedState,
  PAGE_SIZE,
  type RefundRequest,
  requestAddress,
  useRequests,
} from './use-requests.ts';

/** Refunds and lower prices that wait for a second person, those about the next ride first, and those that are over. */
export function ApprovalsPage() {
  const texts = useTexts('staff').approvals;
  const { data } = useRequests('waiting', 1);
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <Tabs
        label={texts.tabs}
        tabs={[
          { id: 'waiting', label: texts.waiting(data?.waiting ?? 0), panel: <RequestList state="waiting" /> },
          { id: 'over', label: texts.over, panel: <RequestList state="over" /> },
        ]}
      />
    </StaffPage>
  );
}

function RequestList({ state }: { state: AskedState }) {
  const texts = useTexts('staff').approvals;
  const [page, setPage] = useState(1);
  const query = useRequests(state, page);
  const { data } = query;
  if (!data) return <Loading query={query} texts={texts} className="h-40" />;
  if (data.total === 0) return <Nothing state={state} />;
  return (
    <>
      <ul className="work-list rounded-lg bg-surface shadow-ticket">
        {data.rows.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
    </>
  );
}

/** One request of a list. All of it leads to its page. */
export function RequestRow({ request }: { request: RefundRequest }) {
  const { approvals: texts, queues } = useTexts('staff');
  const { amountOf, whenOf, pastOf } = useRequestText();
  const {
    booking,
    kind,
    reason,
    note,
    state,
    asked_by_name: by,
    asked_at: at,
    decided_at: decided,
  } = request;
  const isWaiting = state === 'waiting';
  const times = { since: at, due_at: request.expires_at, ride_at: null, time_zone: booking.time_zone };
  return (
    <WorkRow
      when={isWaiting ? <RowWhen row={times} /> : pastOf(request, decided ?? at)}
      name={booking.guest}
      target={{ href: requestAddress(request.id) }}
      verb={isWaiting ? queues.verbs.approvals : queues.verbs.rides}
      about={booking.number}
      place={booking.hotel_name}
      lead={texts.kinds[kind]}
      reason={[
        texts.reasons[reason],
        booking.ride_at && queues.ride(whenOf(request, booking.ride_at)),
        request.decided_by_name && `${texts.facts.decided} ${request.decided_by_name}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      badge={!isWaiting && <RequestState request={request} />}
      amount={kind === 'erasure' ? '' : amountOf(request)}
    >
      <p className="text-caption text-soft [overflow-wrap:anywhere]">
        {[`${texts.facts.by} ${by}`, pastOf(request, at), note && `“${note}”`].filter(Boolean).join(' · ')}
      </p>
    </WorkRow>
  );
}

function Nothing({ state }: { state: AskedState }) {
  const texts = useTexts('staff').approvals;
  if (state === 'over') return <EmptyState icon="clock" title={texts.noneOver} />;
  return <AllDone title={texts.none} text={texts.noneText} />;
}
