import { childrenAsked, SEATS_UNSAID } from '@traslado/domain/booking/child-seats';
import type { useTexts } from '../../i18n/i18n.tsx';
import type { BookingState } from '../draft/booking-state.ts';

type BookingTexts = ReturnType<typeof useTexts<'booking'>>;
type FlightTexts = BookingTexts['flight'];

/** Labels of step 2, in the order of the page: at the field and in the summary. */
export function flightsLabels(
  { passengersInfo }: Pick<BookingState, 'passengersInfo'>,
  texts: BookingTexts,
  special: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    ...legLabels('arrival', texts.flight),
    ...legLabels('departure', texts.flight),
    ...Object.fromEntries(
      passengersInfo.flatMap(({ counters, seats = SEATS_UNSAID }, index) => [
        [`passengers.${index}.adults`, texts.counters.adults],
        [`passengers.${index}.children`, texts.counters.children],
        [`passengers.${index}.babySeats`, texts.counters.babySeats],
        [`seats.${index}.answer`, texts.counters.seats.question(childrenAsked(counters, seats))],
      ]),
    ),
    ...special,
    'contact.name': texts.contact.name,
    'contact.email': texts.contact.email,
    'contact.phone': texts.contact.phone,
    notes: texts.flights.notes,
  };
}

/** Labels of the summary. Fields of both flights are named with their flight; on the page they stand under that name anyway. */
function legLabels(direction: 'arrival' | 'departure', texts: FlightTexts): Record<string, string> {
  const { date, flightNumber, tailNumber, airline, isNational, terminal } = texts.labels;
  const title = texts.title[direction];
  const named = {
    date: `${title}, ${date.toLowerCase()}`,
    flightNumber: `${title}, ${flightNumber.toLowerCase()}`,
    tailNumber: `${title}, ${tailNumber.toLowerCase()}`,
    airline,
    time: texts.timeLabels[direction],
    isNational,
    terminal,
  };
  return Object.fromEntries(Object.entries(named).map(([name, label]) => [`${direction}.${name}`, label]));
}
