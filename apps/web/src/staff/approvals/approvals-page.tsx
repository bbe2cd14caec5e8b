import { useState } from 'react';
import { Link } from 'wouter';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { AllDone } from '../frame/all-done.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
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
    <StaffPage title={texts.title} lead={texts.lead}>
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
      <ul className="grid gap-4">
        {data.rows.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
    </>
  );
}

/** One request of a list. All of it leads to its page. */
export function RequestCard({ request }: { request: RefundRequest }) {
  const texts = useTexts('staff').approvals;
  const { amountOf, whenOf } = useRequestText();
  const { booking, kind, reason, asked_by_name: by, asked_at: at } = request;
  const amount = kind === 'erasure' ? texts.kinds.erasure : amountOf(request);
  return (
    <Link
      href={requestAddress(request.id)}
      data-row
      aria-label={texts.open(amount, booking.guest)}
      className="block rounded-lg bg-surface p-5 shadow-ticket hover:outline-2 hover:outline-accent sm:px-7"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-heading tabular-nums">
          {amount} · {booking.guest}
        </span>
        <RequestState request={request} />
      </span>
      <span className="mt-1 block">
        {kind === 'erasure' ? texts.reasons[reason] : `${texts.kinds[kind]}: ${texts.reasons[reason]}`}
      </span>
      <span className="mt-1 block text-small text-soft [overflow-wrap:anywhere]">
        {booking.ride_at ? texts.ride(whenOf(request, booking.ride_at)) : texts.facts.noRide} ·{' '}
        {booking.hotel_name} · {booking.number}
      </span>
      <span className="block text-small text-soft [overflow-wrap:anywhere]">
        {by}, {whenOf(request, at)}
      </span>
      {request.decided_at && request.decided_by_name && (
        <span className="block text-small text-soft [overflow-wrap:anywhere]">
          {texts.facts.decided} {request.decided_by_name}, {whenOf(request, request.decided_at)}
        </span>
      )}
    </Link>
  );
}

function Nothing({ state }: { state: AskedState }) {
  const texts = useTexts('staff').approvals;
  if (state === 'over') return <p className="text-soft">{texts.noneOver}</p>;
  return <AllDone title={texts.none} text={texts.noneText} />;
}
