import { type ReactNode, Suspense } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { RequestCard } from './approvals-page.tsx';
import { Decide } from './decide.tsx';
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
  const { data } = query;
  return (
    <StaffPage
      title={data ? texts.page[data.request.kind](amountOf(data.request)) : texts.title}
      back={{ href: '/admin/approvals', label: texts.back }}
      beside={data && <RequestState request={data.request} />}
      wide
    >
      <Loading
        query={query}
        texts={texts}
        missing={{ code: 'refund_request.not_found', ...texts.gone }}
        className="h-64"
      />
      {data && (
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[27rem_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-6">
            <Facts request={data.request} />
            <Decide request={data.request} viewer={data.viewer} />
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
  const { amountOf, whenOf } = useRequestText();
  const { facts } = texts;
  const { booking } = request;
  const lines: readonly (readonly [string, string])[] = [
    [facts.kind, texts.kinds[request.kind]],
    ...(request.kind === 'erasure' ? [] : [[facts.amount, amountOf(request)] as const]),
    [facts.reason, texts.reasons[request.reason]],
    [facts.note, request.note],
    [facts.by, request.asked_by_name],
    [facts.at, whenOf(request, request.asked_at)],
    [facts.guest, booking.guest],
    [facts.booking, `${booking.number} · ${booking.folio}`],
    [facts.resort, booking.hotel_name],
    [facts.ride, booking.ride_at ? whenOf(request, booking.ride_at) : facts.noRide],
    ...(request.state === 'waiting' ? [[facts.until, whenOf(request, request.expires_at)] as const] : []),
    ...(request.decided_by_name && request.decided_at
      ? [[facts.decided, `${request.decided_by_name}, ${whenOf(request, request.decided_at)}`] as const]
      : []),
    ...(request.decision_note ? [[facts.why, request.decision_note] as const] : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-lg bg-surface p-5 shadow-ticket sm:grid-cols-[minmax(8rem,max-content)_minmax(0,1fr)] sm:p-7">
      {lines.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="mb-2 whitespace-pre-line [overflow-wrap:anywhere] sm:mb-0">{text}</dd>
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
    <section aria-labelledby="others">
      <h2 id="others" className="text-title">
        {texts.others}
      </h2>
      <p className="mt-1 text-soft">
        {first
          ? texts.othersSum(others.length, formatAmount(sum, locale, 'full', first.currency))
          : texts.noOthers}
      </p>
      <ul className="mt-4 grid gap-4">
        {others.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
