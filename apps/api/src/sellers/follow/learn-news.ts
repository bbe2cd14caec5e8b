import { checkNews } from '@traslado/domain/flight-watch/check-news';
import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { type FlightInstance, findInstance } from '@traslado/domain/flight-watch/watched-flight';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Airport } from '../../inventory/records.ts';
import type { JobLog } from '../../job-log.ts';
import type { FlightAsked, FlightSaid, FlightStatusAnswer } from '../../ports/flight-status.ts';
import type { WatchedRow } from '../../store/flight-watch/record.ts';

/** Answers of a feed: the flight that each means, and its reading. */

type LearnDeps = { readonly inventory: Pick<Inventory, 'current'>; readonly log: Pick<JobLog, 'warn'> };

/** A due flight with what was said of it; null where nobody was asked. */
export type Answered = { readonly flight: WatchedRow; readonly answer: FlightStatusAnswer | null };

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

/** The flight of an answer that a row means; null for none. */
function findSaid(
  { inventory }: Pick<LearnDeps, 'inventory'>,
  { flight, answer }: Answered,
): FlightSaid | null {
  const airport = inventory.current().airportById(flight.airportId);
  if (!airport || answer?.kind !== 'ok') return null;
  const { iataCode, timeZone } = airport;
  const { direction, operatingKey: key, scheduledAt: bookedAt } = flight;
  const named = { key, direction, airport: iataCode, zone: timeZone, bookedAt };
  const instance = findInstance(
    named,
    answer.flights.map((one) => one.instance),
  );
  return answer.flights.find((one) => one.instance === instance) ?? null;
}

export function leadsElsewhere(deps: Pick<LearnDeps, 'inventory'>, answered: Answered): boolean {
  const said = findSaid(deps, answered);
  return said !== null && !isItself(answered.flight, said.instance);
}

export const isItself = (row: WatchedRow, { operatingKey, scheduledOn }: FlightInstance): boolean =>
  operatingKey === row.operatingKey && scheduledOn === row.scheduledOn;

/** The instance that a row means, with its checked reading. */
export type Learned = {
  readonly instance: FlightInstance;
  readonly news: FlightNews | null;
};

export function learn(deps: LearnDeps, answered: Answered): Learned | null {
  const said = findSaid(deps, answered);
  if (!said) return null;
  const { instance, news } = said;
  const checked = checkNews(news, instance);
  if (checked.kind === 'ok') return { instance, news: checked.news };
  deps.log.warn({ flight: answered.flight.id, fault: checked.fault }, 'news of a flight cannot be true');
  return { instance, news: null };
}
