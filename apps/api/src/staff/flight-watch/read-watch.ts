import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Airport } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import { listNews } from '../../store/flight-watch/news-repository.ts';

import { findWatched, listRiders, listWatched } from '../../store/flight-watch/watch-repository.ts';
import { airportPlace, type FlightWatch, presentDetail, presentFlight, viewerOf } from './presenter.ts';

export type FlightWatchDeps = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  /** False where no feed is set. */
  readonly followsFlights?: boolean;
};

export type Reader = {
  readonly caller: StaffCaller;
  readonly language: Language;
  readonly now: number;
};

/** Airports of the caller's properties. */
export function airportsOf(snapshot: Snapshot, { scope }: Pick<StaffCaller, 'scope'>): Airport[] {
  return snapshot.airports.filter(({ propertyIds }) => propertyIds.some((id) => isInScope(scope, id)));
}

type Filter = NonNullable<CallRequest<'getFlightWatch'>['query']['state']>;

const HAS: Readonly<Partial<Record<Filter, (flight: FlightWatch['flights'][number]) => boolean>>> = {
  frozen: ({ frozen }) => frozen > 0,
  stale: ({ is_stale }) => is_stale,
  contradicting: ({ is_contradicted, is_against_hand }) => is_contradicted || is_against_hand,
  unanswered: ({ unanswered }) => unanswered > 0,
};

/** Flights of an airport and a day: one statement. Code: `airport.not_found`. */
export async function readWatch(
  { db, inventory, followsFlights = false }: FlightWatchDeps,
  { caller, language, now }: Reader,
  { day, airport: wanted, state }: CallRequest<'getFlightWatch'>['query'],
): Promise<FlightWatch> {
  const airports = airportsOf(inventory.current(), caller);
  const airport = wanted === undefined ? airports[0] : airports.find(({ id }) => id === wanted);
  if (!airport) throw new Refused('airport.not_found', { field: 'airport' });
  const on = day ?? localDateOf(now, airport.timeZone);
  const rows = await listWatched(db, { airportId: airport.id, day: on, scope: caller.scope });
  const flights = rows.map((row) => presentFlight(row, airport, now));
  const has = state && (HAS[state] ?? ((flight: (typeof flights)[number]) => flight.state === state));
  return {
    day: on,
    airport: { ...airportPlace(airport, language), city: airport.city, time_zone: airport.timeZone },
    airports: airports.map((one) => airportPlace(one, language)),
    flights: has ? flights.filter(has) : flights,
    read_at: toIso(now),
    is_followed: followsFlights,
    viewer: viewerOf(caller),
  };
}

/** A flight with its news and its rides. Code: `flight_watch.not_found`, also for one without a ride of the caller's. */
export async function readFlight(
  { db, inventory }: FlightWatchDeps,
  { caller, language, now }: Reader,
  id: number,
): Promise<CallAnswer<'getWatchedFlight'>> {
  const snapshot = inventory.current();
  const flight = await findWatched(db, id, caller.scope);
  const airport = flight && snapshot.airportById(flight.airportId);
  if (!flight || !airport) throw new Refused('flight_watch.not_found');
  const [news, riders] = await Promise.all([listNews(db, id), listRiders(db, id, caller.scope)]);
  return presentDetail(flight, news, riders, { snapshot, airport, caller, language, now });
}
