import { checkNews } from '@traslado/domain/flight-watch/check-news';
import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { type FlightInstance, findInstance } from '@traslado/domain/flight-watch/watched-flight';
import { grouped } from '@traslado/domain/grouped';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Airport } from '../../inventory/records.ts';
import type { JobLog } from '../../job-log.ts';
import type { FlightAsked, FlightStatusAnswer } from '../../ports/flight-status.ts';
import type { DueFlight, WatchedRow } from '../../store/flight-watch/record.ts';

/** Answers of a feed: the flight that each means, and its reading. */

/** A due flight with what was said of it; null where nobody was asked. */
export type Answered<Row = WatchedRow> = {
  readonly flight: Row;
  readonly answer: FlightStatusAnswer | null;
};

/** The question about a row. */
export const questionOf = (
  flight: WatchedRow,
  airport: Pick<Airport, 'iataCode' | 'timeZone'>,
): FlightAsked => ({
  key: flight.operatingKey,
  direction: flight.direction,
  airport: airport.iataCode,
  zone: airport.timeZone,
  scheduledOn: flight.scheduledOn,
});

const isItself = (row: WatchedRow, { operatingKey, scheduledOn }: FlightInstance): boolean =>
  operatingKey === row.operatingKey && scheduledOn === row.scheduledOn;

/** Rides of one row that mean another flight, by the times at which they were sold. */
export type Strays = { readonly flight: FlightInstance; readonly soldAt: readonly number[] };

/** Each ride goes by the flight nearest to its own time: another day's, or the one behind a number that only sells it. */
export function findStrays(
  { inventory }: { readonly inventory: Pick<Inventory, 'current'> },
  { flight: row, answer }: Answered<DueFlight>,
): Strays[] {
  const airport = inventory.current().airportById(row.airportId);
  if (!airport || answer?.kind !== 'ok') return [];
  const { iataCode, timeZone } = airport;
  const named = { key: row.operatingKey, direction: row.direction, airport: iataCode, zone: timeZone };
  const instances = answer.flights.map((one) => one.instance);
  const meant = row.soldAt.flatMap((bookedAt) => {
    const flight = findInstance({ ...named, bookedAt }, instances);
    return flight && !isItself(row, flight) ? [{ flight, bookedAt }] : [];
  });
  return [...grouped(meant, ({ flight }) => flight)].map(([flight, rides]) => ({
    flight,
    soldAt: rides.map(({ bookedAt }) => bookedAt),
  }));
}

/** The instance of a row, with its checked reading. */
export type Learned = {
  readonly instance: FlightInstance;
  readonly news: FlightNews | null;
};

export function learn(
  { log }: { readonly log: Pick<JobLog, 'warn'> },
  { flight: row, answer }: Answered,
): Learned | null {
  const said =
    answer?.kind === 'ok' ? answer.flights.find(({ instance }) => isItself(row, instance)) : undefined;
  if (!said) return null;
  const { instance, news } = said;
  const checked = checkNews(news, instance);
  if (checked.kind === 'ok') return { instance, news: checked.news };
  log.warn({ flight: row.id, fault: checked.fault }, 'news of a flight cannot be true');
  return { instance, news: null };
}
