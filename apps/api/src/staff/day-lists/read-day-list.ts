import type { CallRequest } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import { markSpecialItems } from '@traslado/domain/booking/special-items';
import { waitsUntilAt } from '@traslado/domain/booking/waiting';
import {
  compareToPrinted,
  type LateNews,
  LISTED_FACTS,
  type ListedFacts,
  markOfText,
  openMattersOf,
  type PrintedRide,
} from '@traslado/domain/desk/day-list';
import { countingPickUpAt } from '@traslado/domain/flight-watch/counting-pick-up';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Airport, Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import type { DayListPrint, ListedRide, WhichList } from '../../store/ride/day-list-record.ts';
import {
  findLastPrint,
  listRides,
  listRidesById,
  listTheirBookings,
} from '../../store/ride/day-list-repository.ts';
import { theirRidesOf } from './their-rides.ts';

export type DayListDependencies = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

export type DayListAsked = CallRequest<'printDayList'>['body'];

/** An airport with the properties in the reader's scope. */
export type OwnAirport = { readonly airport: Airport; readonly properties: readonly Property[] };

/** A day list with its contents. */
export type DayListRead = {
  readonly which: WhichList;
  readonly airport: Airport;
  readonly property: Property | null;
  readonly choices: readonly OwnAirport[];
  readonly rides: readonly (ListedRide & { readonly facts: ListedFacts; readonly news: LateNews })[];
  /** Rides of the last print that are not on the list any more, with their present state. */
  readonly gone: readonly { readonly printed: PrintedRide; readonly now: ListedRide }[];
  readonly lastPrint: DayListPrint | null;
};

/** The wanted list. Codes: `hotel.not_found`, `airport.not_found` for a missing one, and for one outside the scope. */
function whichListOf(
  snapshot: Snapshot,
  { scope }: Pick<StaffCaller, 'scope'>,
  asked: DayListAsked,
  now: number,
): Pick<DayListRead, 'which' | 'airport' | 'property' | 'choices'> {
  const own = snapshot.properties.filter(({ id }) => isInScope(scope, id));
  const served = (property: Property) => [...property.airports, ...property.roads];
  const choices = snapshot.airports.flatMap((airport) => {
    const properties = own.filter((one) => served(one).some(({ airportId }) => airportId === airport.id));
    return properties.length > 0 ? [{ airport, properties }] : [];
  });
  const property = asked.property === undefined ? null : own.find(({ id }) => id === asked.property);
  if (property === undefined) throw new Refused('hotel.not_found', { field: 'property' });
  const [first] = property ? choices.filter(({ properties }) => properties.includes(property)) : choices;
  const chosen =
    asked.airport === undefined ? first : choices.find(({ airport }) => airport.id === asked.airport);
  if (!chosen) throw new Refused('airport.not_found', { field: 'airport' });
  const { airport } = chosen;
  return {
    which: {
      day: asked.day ?? localDateOf(now, airport.timeZone),
      airportId: airport.id,
      propertyId: property?.id ?? null,
      direction: asked.direction ?? null,
      // The list of one property is the same for all its staff.
      scope: property || scope === null ? null : [...scope].sort((a, b) => a - b),
    },
    airport,
    property,
    choices,
  };
}

/** The expected pick-up of a ride where it is another than the sold one. */
export function movedTo({ followed, pickUpOn, pickUpTime }: ListedRide): string | null {
  const expected = followed && `${followed.expectedOn} ${followed.expectedTime}`;
  return expected === `${pickUpOn} ${pickUpTime}` ? null : expected;
}

/** The trouble of a flight that a printed list has to say; a flight that is on its way is none. */
const troubleOf = ({ followed }: ListedRide): string | null =>
  followed && (followed.frozen ?? (TROUBLES.has(followed.state) ? followed.state : null));

const TROUBLES: ReadonlySet<string> = new Set(['cancelled', 'cancelled_uncertain', 'diverted']);

/** The facts of a ride that prints are compared by. */
function factsOf(ride: ListedRide): ListedFacts {
  const facts: ListedFacts = {
    pick_up: `${ride.pickUpOn} ${ride.pickUpTime}`,
    flight: ride.flightCode,
    terminal: ride.terminal ?? '',
    flight_time: `${ride.flightOn} ${ride.flightTime}`,
    resort: String(ride.propertyId),
    people: `${ride.adults}+${ride.children}+${ride.babySeats}`,
    service: String(ride.serviceId),
    vehicles: String(ride.vehicles),
    special: markSpecialItems({ items: ride.specialItems, answer: ride.specialAnswer }),
    request: markOfText(ride.request),
    open: openMattersOf(ride).join(','),
    expected_pick_up: movedTo(ride) ?? '',
    flight_state: troubleOf(ride) ?? '',
  };
  return Object.fromEntries(LISTED_FACTS.map((fact) => [fact, facts[fact]])) as ListedFacts;
}

export const printedOf = (ride: ListedRide): PrintedRide => ({
  key: ride.key,
  version: ride.version,
  facts: factsOf(ride),
});

/** The pick-up by which waiting and outcomes go: the later of sold and expected. */
export const countedPickUpAt = ({ pickUpAt, followed }: ListedRide): number =>
  countingPickUpAt({ soldAt: pickUpAt, expectedAt: followed?.expectedAt ?? pickUpAt });

/** The earliest end of a driver's wait, by the airport's present clearance. */
export const waitedUntilAt = (ride: ListedRide, airport: Airport): number =>
  waitsUntilAt({ ...ride, pickUpAt: countedPickUpAt(ride), clearance: airport.clearance });

const expectedAt = ({ pickUpAt, followed }: ListedRide): number => followed?.expectedAt ?? pickUpAt;

/**
 * A list of a day with the changes since its print: two or three statements, whatever its length. Codes: `hotel.not_found`,
 * `airport.not_found`.
 */
export async function readDayList(
  { db, inventory }: DayListDependencies,
  caller: StaffCaller,
  asked: DayListAsked,
  now: number,
): Promise<DayListRead> {
  const snapshot = inventory.current();
  const list = whichListOf(snapshot, caller, asked, now);
  const { which } = list;
  // A list of one property stands for all its staff; its rides are still read by the caller's scope.
  const reading = { ...which, scope: caller.scope };
  const [ours, theirs, lastPrint] = await Promise.all([
    listRides(db, reading),
    listTheirBookings(db, which.day),
    findLastPrint(db, which),
  ]);
  const rides = [...ours, ...theirRidesOf(snapshot, theirs, reading)].sort(
    (a, b) => expectedAt(a) - expectedAt(b) || a.flightCode.localeCompare(b.flightCode),
  );
  const printed = rides.map(printedOf);
  const { news, gone } = compareToPrinted(printed, lastPrint?.rides ?? null);
  const became = gone.length === 0 ? [] : await listRidesById(db, idsOf(gone), caller.scope);
  return {
    ...list,
    lastPrint,
    rides: rides.map((ride, place) => ({
      ...ride,
      facts: printed[place]?.facts ?? factsOf(ride),
      news: news.get(ride.key) ?? { kind: 'none' },
    })),
    gone: gone.flatMap((one) => {
      const ride = became.find(({ key }) => key === one.key);
      return ride ? [{ printed: one, now: ride }] : [];
    }),
  };
}

const idsOf = (printed: readonly PrintedRide[]): number[] =>
  printed.map(({ key }) => Number(key)).filter(Number.isSafeInteger);
