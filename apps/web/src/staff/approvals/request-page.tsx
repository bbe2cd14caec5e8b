import { type ReactNode, Suspense, useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { RequestRow } from './approvals-page.tsx';
import { Decide, Limits } from './decide.tsx';
import { GuestData } from './guest-data.tsx';
import { RequestState, useRequestText } from './request-words.tsx';
import { type RefundRequest, useRequest } from './use-requests.ts';

type RequestPageProps = {
  person: Person;
  id: number;
  /** The rides and the money of the booking, and its story. */
  money: (request: RefundRequest) => ReactNode;
};

/** One request: its amount and reason, the booking's money, the requester's other requests, and the decision. */
export function RequestPage({ person, id, money }: RequestPageProps) {
  const texts = useTexts('staff').approvals;
  const { amountOf } = useRequestText();
  const query = useRequest(id);
  const [failure, setFailure] = useState<string | null>(null);
  const { data } = query;
  return (
    <StaffPage
      title={data ? texts.page[data.request.kind](amountOf(data.request)) : texts.title}
      back={{ href: '/admin/approvals', label: texts.back }}
      beside={data && <RequestState request={data.request} />}
      actions={data && <Decide request={data.request} viewer={data.viewer} onEnd={setFailure} />}
      wide
    >
      <Loading
        query={query}
        texts={texts}
        missing={{ code: 'refund_request.not_found', ...texts.gone }}
        className="h-64"
      />
      {data && (
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[27rem_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-4">
            {failure !== null && <FailureOf failure={failure || texts.notSaved} />}
            <Facts request={data.request} />
            <Limits request={data.request} viewer={data.viewer} />
            <Others others={data.others} />
          </div>
          {data.request.kind === 'erasure' && person.permissions.includes('guest-data:see') && (
            <GuestData bookingId={data.request.booking.id} />
          )}
          {data.request.kind !== 'erasure' && person.permissions.includes('coupons:see') && (
            <div className="grid min-w-0 grid-cols-1 gap-4">
              {/* Its code must not hide the page while it comes: a dialog that is open would close. */}
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>{money(data.request)}</Suspense>
              <LinkButton
                href={`/admin/bookings/${data.request.booking.id}`}
                variant="secondary"
                iconAfter="arrowRight"
              >
                {texts.story}
              </LinkButton>
            </div>
          )}
        </div>
      )}
    </StaffPage>
  );
}

function Facts({ request }: { request: RefundRequest }) {
  const texts = useTexts('staff').approvals;
  const { whenOf, pastOf } = useRequestText();
  const { facts } = texts;
  const { booking } = request;
  const lines: readonly (readonly [string, string])[] = [
    [facts.guest, booking.guest],
    [facts.reason, texts.reasons[request.reason]],
    [facts.note, request.note],
    [facts.by, `${request.asked_by_name}, ${pastOf(request, request.asked_at)}`],
    [facts.booking, `${booking.number} · ${booking.folio}`],
    [facts.resort, booking.hotel_name],
    [facts.ride, booking.ride_at ? whenOf(request, booking.ride_at) : facts.noRide],
    ...(request.state === 'waiting' ? [[facts.until, whenOf(request, request.expires_at)] as const] : []),
    ...(request.decided_by_name && request.decided_at
      ? [[facts.decided, `${request.decided_by_name}, ${pastOf(request, request.decided_at)}`] as const]
      : []),
    ...(request.decision_note ? [[facts.why, request.decision_note] as const] : []),
  ];
  return (
    <dl className="grid grid-cols-[minmax(7rem,max-content)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg bg-surface p-5 text-small shadow-ticket">
      {lines.map(([label, text]) => (
        <div key={label} className="contents first:font-semibold">
          <dt className="font-normal text-soft">{label}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Others({ others }: { others: readonly RefundRequest[] }) {
  const texts = useTexts('staff').approvals;
  const locale = useLocale();
  const sum = others.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100;
  const [first] = others;
  return (
    <section aria-labelledby="others" className="mt-2">
      <h2 id="others" className="text-heading">
        {texts.others}
      </h2>
      <p className="text-small text-soft">
        {first
          ? texts.othersSum(others.length, formatAmount(sum, locale, 'full', first.currency))
          : texts.noOthers}
      </p>
      {first && (
        <ul className="mt-3 overflow-hidden rounded-lg bg-surface shadow-ticket">
          {others.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}
