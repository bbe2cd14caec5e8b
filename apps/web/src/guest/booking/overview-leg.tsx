import { meetingOf, withTerminal } from '@traslado/domain/booking/meeting';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { waitsOfCalculated } from '../../booking-parts/waits-in-words.ts';
import { useBrand } from '../../brand/use-brand.ts';
import { Icon } from '../../components/icon.tsx';
import { TicketPart, TicketTear } from '../../components/ticket.tsx';
import { flightText } from '../../flights/flight-check.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { airportWords } from '../../places/use-places.ts';
import { bookingStepPath } from '../../shell/paths.ts';
import type { BookingView } from './use-booking-view.ts';

/** One ride of the overview, torn off like a coupon: pick-up in large, the places, and its flight. */
export function OverviewLeg({ direction, view }: { direction: 'arrival' | 'departure'; view: BookingView }) {
  const texts = useTexts('booking');
  const words = useTexts('bookingEnd').overview;
  const { state, airport, locale, language } = view;
  const pickUp = state.pickup[direction];
  const flight = state.flights[direction];
  const city = airport ? airportWords(airport, language).city : '';
  const place = airport ? `${airportWords(airport, language).name} (${airport.iata_code})` : '';
  const airportName = withTerminal(place, flight.terminal);
  const terminals = airport?.terminals ?? [];
  const brand = useBrand().name;
  const { meeting, sign, dropoff } = meetingOf(
    { own: '', terminals, brand },
    flight.terminal ?? null,
    language,
  );
  const resort = view.resortOf(direction)?.name ?? '';
  const [from, to] = direction === 'arrival' ? [airportName, resort] : [resort, airportName];
  const name = flightText(flight);
  if (!pickUp) return null;
  return (
    <>
      <TicketTear />
      <TicketPart className="p-5 py-3 sm:px-8 sm:py-4">
        <div className="flex items-start justify-between gap-4">
          <h3 className="flex items-center gap-2 font-semibold font-text text-small text-soft">
            <Icon
              name="plane"
              className={direction === 'arrival' ? 'size-5 rotate-45' : 'size-5 -rotate-45'}
            />
            {words.legs[direction]}
          </h3>
          <Link
            href={bookingStepPath('flights')}
            className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-small underline decoration-control decoration-2 underline-offset-4 hover:decoration-accent"
          >
            {texts.edit}
            <span className="visually-hidden"> {words.legs[direction]}</span>
          </Link>
        </div>
        <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <div>
            <p className="font-extrabold font-display text-headline tabular-nums leading-none tracking-display">
              {formatCivilTime(pickUp.time, locale)}
            </p>
            <p className="mt-2 font-semibold first-letter:uppercase">{formatCivilDate(pickUp.on, locale)}</p>
            <NightLine direction={direction} flight={flight} className="font-semibold text-small" />
            <p className="text-small text-soft">{texts.pickUp.clock(city)}</p>
            {pickUp.isDayBefore && (
              <p className="mt-2 w-fit rounded-full bg-warn-wash px-3 py-1 font-semibold text-small text-warn">
                {words.dayBefore}
              </p>
            )}
          </div>
          <dl className="grid content-start gap-2">
            <Row term={words.from}>{from}</Row>
            <Row term={words.to}>{to}</Row>
            {direction === 'arrival' && meeting && (
              <Row term={words.meeting}>
                {meeting} {sign}
              </Row>
            )}
            {direction === 'departure' && dropoff && <Row term={words.dropOff}>{dropoff}</Row>}
            <Row term={words.flight}>
              {name === '' ? words.noFlight : `${flight.airlineName} ${name}`.trim()}
              {', '}
              {words.flightTime[direction](formatCivilTime(flight.time, locale))}
            </Row>
            {pickUp.lobbyTime && <Row term={words.lobby}>{formatCivilTime(pickUp.lobbyTime, locale)}</Row>}
          </dl>
        </div>
        {pickUp.waitsUntil && (
          <p className="mt-3 text-small text-soft">
            {waitsOfCalculated(direction, { on: pickUp.on, waitsUntil: pickUp.waitsUntil }, locale)}
          </p>
        )}
      </TicketPart>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
      <dt className="text-small text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
