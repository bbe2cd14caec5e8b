import { isInScope, type Scope } from '@traslado/domain/access/scope';
import type { Direction } from '@traslado/domain/booking/availability';
import { directionsOf } from '@traslado/domain/booking/booked-legs';
import { explainPrice, type PriceExplanation } from '@traslado/domain/booking/explain-price';
import { checkPassengers, type SeatPolicy } from '@traslado/domain/booking/passengers';
import type { Trip } from '@traslado/domain/stay/includes';
import type { Db } from '../../db/client.ts';
import { tripOf } from '../../inventory/included-rules.ts';
import type { Property, Rate, Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import type { IncludedService } from '../../sellers/ride/find-included-service.ts';
import { quoteFactsOf } from '../../sellers/ride/quote-facts.ts';
import { readBenefitUsed } from '../../sellers/ride/read-benefit-used.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { type AskedRides, findGuest, type Guest, type GuestQuestion } from './find-guest.ts';
import { findReasons, type Reason } from './find-reasons.ts';
import { readTaken, ridesOf } from './plan-rides.ts';

type Deps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly guesses: Guesses;
  readonly seller: Pick<Seller, 'included'>;
  readonly snapshot: Snapshot;
};

type Question = {
  readonly asked: GuestQuestion;
  readonly scope: Scope;
  readonly ip: string;
  readonly now: number;
};

/** A service at this guest's price, and the reasons against offering it; none for an offered one. */
export type PricedForGuest = {
  readonly service: Service;
  readonly included: IncludedService | null;
  readonly reckoned: PriceExplanation<Rate>;
  readonly reasons: readonly Reason[];
};

export type GuestPrice = {
  readonly guest: Guest;
  readonly asked: AskedRides;
  /** Date of the first leg. */
  readonly serviceOn: string;
  readonly seatPolicy: SeatPolicy;
  /** Flights were given, so hours and seats were checked as well. */
  readonly withFlights: boolean;
  readonly services: readonly PricedForGuest[];
};

/**
 * The price of each service of a property on a trip for a guest, by the rule of the sale. Without flights hours of service and the seats of
 * one departure are not checked; rooms that ride along never are.
 * @throws Refused `hotel.not_found`, `stay.not_found`, `service.not_found` for an included one elsewhere, `passengers.adult_missing`
 */
export async function priceForGuest(deps: Deps, question: Question): Promise<GuestPrice> {
  const { asked, scope, ip, now } = question;
  const property = deps.snapshot.propertyByCode(asked.hotel);
  if (!property || !isInScope(scope, property.id)) throw new Refused('hotel.not_found', { field: 'hotel' });
  requireAdult(asked);
  const guest = await findGuest(deps, { asked, property, ip, now });
  return priceForStay(deps, { asked, guest, property, now });
}

export function requireAdult({ adults, minors, babyseat }: AskedRides): void {
  const [wrong] = checkPassengers({ adults, children: minors, babySeats: babyseat });
  if (wrong) throw new Refused(wrong.code, { field: wrong.field });
}

/** The same for a known stay. */
export async function priceForStay(
  deps: Omit<Deps, 'guesses'>,
  {
    asked,
    guest,
    property,
    now,
  }: { readonly asked: AskedRides; readonly guest: Guest; readonly property: Property; readonly now: number },
): Promise<GuestPrice> {
  const { snapshot } = deps;
  const passengers = { adults: asked.adults, children: asked.minors, babySeats: asked.babyseat };
  const services = snapshot
    .allServicesOf(property.id)
    .filter(({ operationType }) => tripOf[operationType] === asked.trip);
  const includedAt = await includedByAirport(deps, { asked, guest, property, services });
  const usedMinor = guest.isMadeUp ? 0 : await readBenefitUsed(deps.db, guest.stay, asked.trip);
  const days = daysOf(asked, guest.stay);
  const ridden = services.map((service) => ridesOf(snapshot, { service, property, asked, days }));
  const taken = await readTaken(deps.db, { services, property, ridden, now });
  const serviceOn = days[0]?.on ?? '';
  return {
    guest,
    asked,
    serviceOn,
    seatPolicy: property.seatPolicy,
    withFlights: ridden.some((one) => one.rides !== null),
    services: services.map((service, index) => {
      const included = includedAt.get(service.airportId) ?? null;
      const quoted = quoteFactsOf({
        service,
        includedService: included,
        includedUsedMinor: usedMinor,
        property,
        stays: [guest.stay],
        passengers,
      });
      const { rides, zone } = ridden[index] ?? { rides: null, zone: property.timeZone };
      const facts = { service, property, guest, days, rides, zone, passengers, quoted, now };
      const reasons = findReasons(snapshot, { ...facts, taken: taken(service) });
      return { service, included, reckoned: explainPrice<Rate>({ ...quoted, serviceOn }), reasons };
    }),
  };
}

/** The days of the rides, the first one first: the given ones, else the stay's. */
function daysOf(
  { trip, arrival_date, departure_date }: AskedRides,
  { arrivalOn, departureOn }: Guest['stay'],
): { direction: Direction; on: string }[] {
  const on = { arrival: arrival_date ?? arrivalOn, departure: departure_date ?? departureOn };
  return directionsOf(trip).map((direction) => ({ direction, on: on[direction] }));
}

/** The stay's included service at each airport of these services. */
async function includedByAirport(
  deps: Omit<Deps, 'guesses'>,
  {
    asked,
    guest,
    property,
    services,
  }: { asked: AskedRides; guest: Guest; property: Property; services: readonly Service[] },
): Promise<ReadonlyMap<number, IncludedService | null>> {
  const airports = [...new Set(services.map(({ airportId }) => airportId))];
  if (!guest.isMadeUp) {
    const answers = airports.map(
      async (id) => [id, await deps.seller.included(deps.snapshot, guest.stay, id)] as const,
    );
    return new Map(await Promise.all(answers));
  }
  const id = asked.made_up?.included_service_id ?? null;
  if (id === null) return new Map();
  const service = requireService(deps.snapshot, id, property);
  const trip: Trip = tripOf[service.operationType];
  return new Map(airports.map((airport) => [airport, { service, trip }]));
}

function requireService(snapshot: Snapshot, id: number, property: Property): Service {
  const service = snapshot.serviceById(id);
  if (service?.propertyId !== property.id)
    throw new Refused('service.not_found', { field: 'made_up.included_service_id' });
  return service;
}
