import { toLocal } from '@traslado/domain/time/zone';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { delayOf, Matters, StateName, useFlightWords, useMoment, useSourceName } from './flight-parts.tsx';
import { HandTime } from './hand-time.tsx';
import { Riders } from './riders.tsx';
import { type FlightDetail, useWatchedFlight } from './use-flight-watch.ts';

/** A flight with its news, the people on it, and their notices. */
export function FlightPage({ id }: { id: number }) {
  const texts = useTexts('staff').flightWatch;
  const query = useWatchedFlight(id);
  const { data } = query;
  return (
    <StaffPage
      title={data ? texts.page(data.code) : texts.title}
      lead={data && `${texts.directions[data.direction]} · ${data.airport.name}`}
      beside={data && <StateName state={data.state} />}
      back={{
        href: data
          ? `/admin/flight-watch?day=${data.scheduled.date}&airport=${data.airport.id}`
          : '/admin/flight-watch',
        label: texts.back,
      }}
      wide
    >
      <Loading
        query={query}
        texts={texts}
        missing={{ code: 'flight_watch.not_found', ...texts.gone }}
        className="h-64"
      />
      {data && (
        <>
          <div className="-mt-2 mb-4 grid justify-items-start gap-1 empty:hidden">
            <Matters flight={data} canOpen={data.viewer.can_open} />
          </div>
          <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-5">
              <Riders flight={data} />
              <News flight={data} />
            </div>
            <div className="grid min-w-0 gap-5">
              <Facts flight={data} />
              <HandTime flight={data} />
              <Considered flight={data} />
            </div>
          </div>
        </>
      )}
    </StaffPage>
  );
}

function Facts({ flight }: { flight: FlightDetail }) {
  const { facts, head, clock, delay: words, notHeard } = useTexts('staff').flightWatch;
  const locale = useLocale();
  const moment = useMoment(flight.scheduled.date);
  const delay = delayOf(flight);
  const lines: readonly (readonly [string, string | null])[] = [
    [facts.planned, moment(flight.scheduled)],
    [facts.known, flight.state === 'cancelled' ? null : flight.known && moment(flight.known)],
    [head.delay, delay === null ? null : words(delay)],
    [facts.diverted, flight.diverted_to],
    [facts.terminal, flight.terminal],
    [facts.gate, flight.gate],
    [facts.belt, flight.belt],
    [
      facts.heard,
      flight.heard_at ? formatRecent(flight.heard_at, locale, flight.airport.time_zone) : notHeard,
    ],
  ];
  return (
    <Card id="facts" title={facts.title}>
      <dl className="mt-3 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {lines.map(
          ([label, text]) =>
            text && (
              <div key={label} className="contents">
                <dt className="text-small text-soft">{label}</dt>
                <dd className="tabular-nums [overflow-wrap:anywhere]">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 text-small text-soft">{clock(flight.airport.city)}</p>
    </Card>
  );
}

/** The times that were looked at, with the verdict on each. */
function Considered({ flight }: { flight: FlightDetail }) {
  const { considered: texts } = useTexts('staff').flightWatch;
  const { bases } = useFlightWords();
  const sourceName = useSourceName();
  const moment = useMoment(flight.scheduled.date);
  if (flight.considered.length === 0) return null;
  return (
    <Card id="considered" title={texts.title}>
      <ul className="mt-3 grid gap-1.5">
        {flight.considered.map((one) => (
          <li key={`${one.source} ${one.basis}`} className="text-small">
            <span className="font-semibold tabular-nums">{moment(one)}</span> {bases[one.basis]} ·{' '}
            {sourceName(one.source)} · {texts.verdicts[one.verdict]}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function News({ flight }: { flight: FlightDetail }) {
  const { news: texts } = useTexts('staff').flightWatch;
  const { states } = useFlightWords();
  const locale = useLocale();
  const moment = useMoment(flight.scheduled.date);
  const sourceName = useSourceName();
  const { time_zone: zone } = flight.airport;
  return (
    <Card id="news" title={texts.title}>
      {flight.news.length === 0 && <p className="mt-2 text-soft">{texts.none}</p>}
      <ul className="mt-3 grid gap-2 text-small">
        {flight.news.map((one) => (
          <li key={one.id} className="border-line border-t pt-2 tabular-nums first:border-0 first:pt-0">
            <span className="font-semibold">
              {states[one.state]}
              {one.diverted_to && ` (${one.diverted_to})`}
            </span>
            {(['planned', 'estimated', 'actual'] as const).map((name) => {
              const at = { planned: one.scheduled_at, estimated: one.estimated_at, actual: one.actual_at }[
                name
              ];
              return (
                at && <span key={name}>{` · ${texts[name](moment(toLocal(Date.parse(at), zone)))}`}</span>
              );
            })}
            <span className="block text-soft">
              {texts.learned(formatRecent(one.learned_at, locale, zone), sourceName(one.source))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
