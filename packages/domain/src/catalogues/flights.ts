import { OF_MANY_ROWS } from './deeds.ts';
import { ACTIVE, defineCatalogue } from './definition.ts';
import { FLIGHT_NUMBER, IATA_AIRPORT, TERMINAL } from './text-forms.ts';

/** Days of the week as the schedule names them, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export function weekdayOf(on: string): (typeof WEEKDAYS)[number] {
  const day = (new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weekday = WEEKDAYS[day];
  if (!weekday) throw new RangeError(`${on} is no day`);
  return weekday;
}

/** The schedule: season, weekdays and time of a flight that lands at an airport of ours, or leaves it. */
export const flights = defineCatalogue(
  {
    name: 'flights',
    one: 'flight',
    calls: { one: 'ScheduledFlight', many: 'ScheduledFlights' },
    table: 'scheduled_flight',
    title: 'flight_number',
    titleAfter: 'airline_id',
    seenBy: ['revenue', 'concierge'],
    changedBy: ['catalogue'],
    deeds: OF_MANY_ROWS,
    shows: 'Time and national or not of a flight that a guest looks up, and so the pick-up.',
    key: ['airline_id', 'flight_number', 'airport_id', 'type', 'valid_from'],
    takenAt: 'flight_number',
    fields: {
      airline_id: { kind: 'reference', to: 'airline' },
      flight_number: { kind: 'text', max: 5, form: FLIGHT_NUMBER },
      /** A lands at the airport of the ride, D leaves it. */
      type: { kind: 'choice', of: ['A', 'D'] },
      /** Airport of the ride. */
      airport_id: { kind: 'reference', to: 'airport' },
      /** On the clock of that airport. */
      flight_time: { kind: 'time' },
      /** At the airport of the ride; blank where it is unknown. */
      terminal: { kind: 'text', max: 10, form: TERMINAL, isOptional: true },
      other_airport: { kind: 'text', max: 3, form: IATA_AIRPORT },
      is_national: {
        kind: 'flag',
        usual: false,
        as: { name: 'reach', yes: 'national', no: 'international' },
      },
      weekdays: { kind: 'set', of: WEEKDAYS, usual: WEEKDAYS },
      /** First and last day of the season; always where they are left out. Of seasons that overlap, the one that began last counts. */
      valid_from: { kind: 'date', isOptional: true },
      valid_to: { kind: 'date', isOptional: true, isLast: true },
      active: ACTIVE,
    },
    sections: { days: 'weekdays' },
    columns: [
      'flight_number',
      'other_airport',
      'flight_time',
      'terminal',
      'weekdays',
      'valid_from',
      'active',
    ],
    filters: ['airline_id', 'type', 'airport_id', 'active'],
    validity: ['valid_from', 'valid_to'],
    search: ['flight_number', 'airline_id', 'other_airport'],
    orders: ['flight_number', 'flight_time', 'valid_from', 'status', 'updated'],
    example: {
      airline_id: 1,
      flight_number: '9000',
      airport_id: 1,
      type: 'A',
      flight_time: '14:35',
      terminal: '3',
      other_airport: 'MIA',
      is_national: false,
      weekdays: ['mon', 'wed', 'fri'],
      valid_from: '2028-12-15',
      valid_to: '2029-04-15',
      active: true,
    },
    otherwise: {
      flight_time: '15:10',
      terminal: '',
      is_national: true,
      weekdays: ['sat', 'sun'],
      valid_to: null,
    },
    codes: ['flight.ends_before'],
  },
  {
    /** `flight.ends_before`: its season ends before it begins. */
    check: ({ valid_from, valid_to }) =>
      valid_from && valid_to && valid_to < valid_from
        ? [{ field: 'valid_to', code: 'flight.ends_before' }]
        : [],
  },
);
