import type { AeroRecord, FeedAnswer } from './feed.ts';

/** The same day in the words of AeroDataBox: `GET /flights/number/{number}/{from}/{to}`. */

type End = 'departure' | 'arrival';

/** The feed's answer about a number. An unknown number has no content. */
export function inAeroDataBox(ident: string, answer: FeedAnswer): { status: number; body: unknown } {
  if (answer.status !== 200) return { status: 503, body: { message: 'Unavailable' } };
  // It tells a diverted flight once, without the airport where it came down.
  const flights = answer.body.flights.filter(({ fa_flight_id }) => !fa_flight_id.endsWith('-d'));
  if (flights.length === 0) return { status: 204, body: null };
  return { status: 200, body: flights.map((flight) => flightOf(ident, flight, answer.toldOf)) };
}

const flightOf = (ident: string, flight: AeroRecord, toldOf: number): object => ({
  number: `${ident.slice(0, 2)} ${ident.slice(2)}`,
  status: statusOf(flight),
  codeshareStatus: ident === flight.ident_iata ? 'IsOperator' : 'IsCodeshared',
  isCargo: false,
  lastUpdatedUtc: utc(new Date(toldOf).toISOString()),
  departure: movementOf('departure', flight),
  arrival: movementOf('arrival', flight),
});

function statusOf({ cancelled, diverted, status, actual_in, actual_off }: AeroRecord): string {
  if (cancelled) return status === 'Cancelled' ? 'Canceled' : 'CanceledUncertain';
  if (diverted) return 'Diverted';
  if (actual_in !== null) return 'Arrived';
  return actual_off !== null ? 'Departed' : 'Expected';
}

function movementOf(end: End, flight: AeroRecord): object {
  const isArrival = end === 'arrival';
  const scheduled = isArrival ? flight.scheduled_in : flight.scheduled_out;
  const revised = isArrival
    ? (flight.actual_in ?? flight.estimated_in)
    : (flight.actual_out ?? flight.estimated_out);
  const runway = isArrival ? flight.actual_on : flight.actual_off;
  return {
    airport: { iata: (isArrival ? flight.destination : flight.origin).code_iata },
    ...(scheduled && { scheduledTime: { utc: utc(scheduled) } }),
    ...(revised && { revisedTime: { utc: utc(revised) } }),
    ...(runway && { runwayTime: { utc: utc(runway) } }),
    ...(isArrival && flight.baggage_claim && { baggageBelt: flight.baggage_claim }),
    quality: revised || runway ? ['Basic', 'Live'] : ['Basic'],
  };
}

/** `2026-12-21 16:20Z` */
const utc = (iso: string): string => iso.replace('T', ' ').replace(/:\d\d\.\d+Z$/, 'Z');
