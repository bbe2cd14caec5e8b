import type { ReactNode } from 'react';
import { moneyText, partyText, priceLineTexts } from '../../booking-parts/booking-words.ts';
import { PriceLines } from '../../components/price-lines.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { RouteLine, Ticket, TicketPart, TicketTear } from '../../components/ticket.tsx';
import { hasLeg } from '../../flights/flight-entry.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { airportWords } from '../../places/use-places.ts';
import { partyCounters } from '../draft/offers.ts';
import type { BookingView } from './use-booking-view.ts';

/** The days of the rides that are booked, in words, in their order. */
export const daysOfTrip = ({ state, span, locale }: BookingView) =>
  (['arrival', 'departure'] as const)
    .filter((direction) => hasLeg(state.trip, direction))
    .map((direction) => {
      const date = state.flights[direction].date || span[`${direction}On`];
      return [direction, formatCivilDate(date, locale, 'short')] as const;
    });

/** The booking so far as a ride ticket beside the steps: places, times, passengers, and the total with its purpose. */
export function TripTicket({ view, action }: { view: BookingView; action?: ReactNode }) {
  const texts = useTexts('booking');
  const { state, locale, airport, chosen, due } = view;
  const air = airport ? airportWords(airport, view.language).city : '···';
  const first = view.resortOf(state.trip === 'departure' ? 'departure' : 'arrival');
  const last = view.resortOf('departure');
  const resort = first?.name ?? view.stay.resort;
  const [from, to] = state.trip === 'departure' ? [resort, air] : [air, resort];
  const days = daysOfTrip(view);

  return (
    <Ticket>
      <TicketPart className="p-6 pb-3">
        <RouteLine
          from={from}
          to={to}
          icon={state.trip === 'round_trip' ? 'swap' : 'van'}
          label={texts.trips[state.trip].title}
        />
        <dl className="mt-5 grid gap-2.5 text-small">
          {days.map(([direction, day]) => (
            <Fact key={direction} label={texts.ticket[direction]}>
              {day}
            </Fact>
          ))}
          {state.trip === 'round_trip' && last && first !== last && (
            <Fact label={texts.ticket.backFrom}>{last.name}</Fact>
          )}
          <Fact label={texts.ticket.party}>{partyText(partyCounters(view.party), texts, locale)}</Fact>
          {chosen && <Fact label={texts.ticket.ride}>{chosen.sheet.name}</Fact>}
        </dl>
      </TicketPart>
      <TicketTear />
      <TicketPart className="p-6 pt-2">
        {chosen && due ? (
          <PriceLines
            lines={priceLineTexts(due.lines, texts, locale)}
            total={{
              label: texts.price.total,
              amount: moneyText(due.dueMinor, locale, 'main'),
              note: texts.trips[state.trip].title,
            }}
          />
        ) : state.serviceId !== null && view.status === 'pending' ? (
          <Skeleton className="h-28 w-full" />
        ) : (
          <p className="text-soft">{texts.ticket.choose}</p>
        )}
        {action && <div className="mt-5">{action}</div>}
      </TicketPart>
    </Ticket>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
