import { Link } from 'wouter';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useFlightWords, useMoment } from './flight-parts.tsx';
import type { FlightDetail } from './use-flight-watch.ts';

type Rider = FlightDetail['riders'][number];

/** The people on a flight: sold and expected pick-up, and their notices. */
export function Riders({ flight }: { flight: FlightDetail }) {
  const { riders: texts } = useTexts('staff').flightWatch;
  return (
    <section aria-labelledby="riders" className="min-w-0 rounded-lg bg-surface p-5 shadow-ticket">
      <h2 id="riders" className="text-heading">
        {texts.title}
      </h2>
      <ul className="mt-3 grid gap-4">
        {flight.riders.map((rider) => (
          <li key={rider.id} className="border-line border-t pt-4 first:border-0 first:pt-0">
            <OneRider rider={rider} flight={flight} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneRider({ rider, flight }: { rider: Rider; flight: FlightDetail }) {
  const all = useTexts('staff').flightWatch;
  const { riders: texts, people } = all;
  const words = useFlightWords();
  const moment = useMoment(flight.scheduled.date);
  const isMoved = moment(rider.sold) !== moment(rider.expected);
  const basis = words.bases[rider.basis as keyof typeof words.bases] ?? rider.basis;
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      <p>
        {flight.viewer.can_open ? (
          <Link
            href={`/admin/bookings/${rider.booking}`}
            aria-label={texts.open(rider.guest)}
            className="font-semibold underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
          >
            {rider.guest}
          </Link>
        ) : (
          <span className="font-semibold">{rider.guest}</span>
        )}{' '}
        <span className="text-small text-soft">
          {[people(rider.people), rider.resort.name, rider.reference].join(' · ')}
          {rider.flight_code !== flight.code && ` · ${rider.flight_code}`}
        </span>
      </p>
      <p className="tabular-nums">
        <span className={isMoved ? 'font-semibold' : undefined}>
          {texts.expected(moment(rider.expected))} ({basis})
        </span>
        {isMoved && <span className="text-soft"> · {texts.sold(moment(rider.sold))}</span>}
      </p>
      <p className="text-small text-soft tabular-nums">{texts.waits(moment(rider.waits_until))}</p>
      {rider.frozen && (
        <p className="font-semibold text-bad text-small">
          {words.frozen[rider.frozen]}
          {rider.frozen_cause && ` · ${texts.cause[rider.frozen_cause]}`}
        </p>
      )}
      {rider.proposed && (
        <p className="font-semibold text-small text-warn">{texts.proposed(moment(rider.proposed))}</p>
      )}
      <Notices rider={rider} flight={flight} />
    </div>
  );
}

function Notices({ rider, flight }: { rider: Rider; flight: FlightDetail }) {
  const { told: texts } = useTexts('staff').flightWatch;
  const words = useFlightWords();
  const silences: Readonly<Record<string, string>> = words.notified.because;
  const locale = useLocale();
  const moment = useMoment(flight.scheduled.date);
  if (rider.notices.length === 0) return <p className="text-small text-soft">{texts.none}</p>;
  return (
    <ul className="grid gap-0.5 text-small">
      {rider.notices.map((one) => {
        const fate =
          one.outcome === 'told' && one.told_at
            ? texts.told(formatInstant(one.told_at, flight.airport.time_zone, locale))
            : one.outcome === 'waiting'
              ? texts.waiting
              : texts.not_sent(silences[one.because ?? ''] ?? one.because ?? '');
        return (
          <li key={`${one.audience} ${one.kind} ${one.learned_at}`}>
            {texts.audience[one.audience]}: {words.notices[one.kind]}{' '}
            <span className="tabular-nums">
              {moment(one.was)} → {moment(one.is)}
            </span>
            , {texts.by[one.channel ?? 'matter']}, <span className="text-soft">{fate}</span>
          </li>
        );
      })}
    </ul>
  );
}
