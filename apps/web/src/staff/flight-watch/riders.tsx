import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { useFate, useFlightWords, useMoment } from './flight-parts.tsx';
import type { FlightDetail } from './use-flight-watch.ts';

type Rider = FlightDetail['riders'][number];

/** The people on a flight: sold and expected pick-up, and their notices. */
export function Riders({ flight }: { flight: FlightDetail }) {
  const { riders: texts } = useTexts('staff').flightWatch;
  return (
    <Card id="riders" title={texts.title}>
      <ul className="mt-3 grid gap-4">
        {byHold(flight.riders).map((rider) => (
          <li key={rider.id} className="border-line border-t pt-4 first:border-0 first:pt-0">
            <OneRider rider={rider} flight={flight} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Rides on hold first. */
const byHold = (riders: readonly Rider[]) =>
  [...riders].sort((one, other) => Number(other.frozen !== null) - Number(one.frozen !== null));

function OneRider({ rider, flight }: { rider: Rider; flight: FlightDetail }) {
  const all = useTexts('staff').flightWatch;
  const { riders: texts, people } = all;
  const words = useFlightWords();
  const moment = useMoment(flight.scheduled.date);
  const isMoved = moment(rider.sold) !== moment(rider.expected);
  const basis = words.bases[rider.basis as keyof typeof words.bases] ?? rider.basis;
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {flight.viewer.can_open ? (
          <RowLink href={`/admin/bookings/${rider.booking}`}>{rider.guest}</RowLink>
        ) : (
          <span className="font-semibold">{rider.guest}</span>
        )}
        <span className="text-small text-soft">
          {[people(rider.people), rider.resort.name, rider.reference].join(' · ')}
          {rider.flight_code !== flight.code && ` · ${rider.flight_code}`}
        </span>
        {rider.frozen && flight.viewer.can_open && (
          <LinkButton
            variant="secondary"
            className="row-deed ml-auto"
            href={`/admin/bookings/${rider.booking}`}
          >
            {texts.resolve}
          </LinkButton>
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-small tabular-nums">
        <span className="visually-hidden">
          {texts.expected(moment(rider.expected))} {isMoved && texts.sold(moment(rider.sold))}
        </span>
        <span aria-hidden="true" className="ride-time">
          {moment(rider.expected)}
        </span>
        {isMoved && (
          <s aria-hidden="true" title={texts.sold(moment(rider.sold))} className="text-soft">
            {moment(rider.sold)}
          </s>
        )}
        <span className="text-soft">
          {basis} · {texts.waits(moment(rider.waits_until))}
        </span>
      </p>
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

/** More notices than these are folded. */
const FEW = 3;

function Notices({ rider, flight }: { rider: Rider; flight: FlightDetail }) {
  const {
    told: texts,
    notices: { single },
  } = useTexts('staff').flightWatch;
  const words = useFlightWords();
  const fateOf = useFate();
  const moment = useMoment(flight.scheduled.date);
  if (rider.notices.length === 0) return <p className="text-small text-soft">{texts.none}</p>;
  return (
    <details open={rider.notices.length <= FEW}>
      <summary className="text-small text-soft">{single(rider.notices.length)}</summary>
      <ul className="rider-notices grid gap-1 text-small">
        {rider.notices.map((one) => (
          <li key={`${one.audience} ${one.kind} ${one.learned_at}`}>
            <span className="font-semibold">{texts.audience[one.audience]}:</span>
            <span>
              {words.notices[one.kind]}, {texts.by[one.channel ?? 'matter']}
            </span>
            <span className="tabular-nums">
              {moment(one.was) !== moment(one.is) && <span className="text-soft">{moment(one.was)} → </span>}
              {moment(one.is)}
            </span>
            <span className="text-soft tabular-nums">{fateOf(one, flight.airport.time_zone)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
