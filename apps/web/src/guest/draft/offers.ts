import type { CallAnswer } from '@traslado/contract/schemas';
import { beatenBy, largerRide, type PartyRide, withLargerFirst } from '@traslado/domain/booking/larger-ride';
import { type Counters, type SeatPolicy, sumCounters } from '@traslado/domain/booking/passengers';
import { chooseRate, type Due, type PricedService, type Rate } from '@traslado/domain/booking/price';
import { type Benefit, type QuotedService, quote } from '@traslado/domain/booking/quote';
import { toMinor } from '@traslado/domain/money';
import { sharesLeg, type Trip } from '@traslado/domain/stay/includes';
import { type PeopleOfStay, peopleOfStays } from '@traslado/domain/stay/linking';
import type { RidingStay } from './riding-stay.ts';

/** Sales of the operations backend, as the guest's choices. */
export type ServiceForSale = CallAnswer<'listServicesForSale'>[number];
export type IncludedTransfer = CallAnswer<'listIncludedTransfers'>[number];
export type ServiceSheet = NonNullable<ServiceForSale['sheet']>;
type WireRate = ServiceSheet['rates'][number];

export type Offer = {
  readonly service: ServiceForSale;
  readonly sheet: ServiceSheet;
  readonly trip: Trip;
  /** The stay pays for it. */
  readonly included: boolean;
  readonly recommended: boolean;
  /** Date of the first leg. */
  readonly serviceOn: string;
  readonly quoted: QuotedService;
  /** At the rate of that date; null when no rate covers it. */
  readonly priced: PricedService | null;
};

/** The party of a booking, as the price needs it. */
export type Party = { readonly stays: readonly RidingStay[]; readonly seatPolicy: SeatPolicy };

const TRIPS: Readonly<Record<ServiceForSale['operation_type_id'], Trip>> = {
  1: 'round_trip',
  2: 'arrival',
  3: 'departure',
};

/** Prices of the wire are decimals of the currency; inside they are cents. */
function rateOf(rate: WireRate): Rate {
  return {
    id: rate.id,
    currency: rate.currencyId,
    priority: rate.priority,
    priceMinor: toMinor(rate.price),
    adultPriceMinor: toMinor(rate.adultPrice),
    minorPriceMinor: toMinor(rate.minorPrice),
    validFromOn: rate.initialValidity,
    validToOn: rate.finalValidity,
    paxMax: rate.pax_max,
  };
}

function offerOf(service: ServiceForSale, serviceOn: string, trip: Trip, included: boolean): Offer | null {
  if (!service.sheet) return null;
  const rates = service.sheet.rates.map(rateOf);
  const choice = chooseRate(rates, serviceOn);
  return {
    service,
    sheet: service.sheet,
    trip,
    included,
    serviceOn,
    quoted: { id: service.id, trip, isPrivate: service.private, paxMax: service.maximum_pax, rates },
    recommended: service.recommended === 1,
    priced:
      choice.kind === 'ok'
        ? { isPrivate: service.private, rate: choice.rate, servicePaxMax: service.maximum_pax }
        : null,
  };
}

/**
 * The cards of a trip: included transfers first, then those for sale. An included service is not shown a second time at its price. Services of the
 * other one-way direction are left out, as are those without a sheet.
 */
export function offersOf(input: {
  trip: Trip;
  /** Date of the first leg, which dates the rate. */
  serviceOn: string;
  forSale: readonly ServiceForSale[];
  included: readonly IncludedTransfer[];
}): Offer[] {
  const { trip, serviceOn, forSale, included } = input;
  const own = included.flatMap((transfer) => offerOf(transfer, serviceOn, transfer.covers, true) ?? []);
  const ids = new Set(own.map((offer) => offer.service.id));
  const sold = forSale
    .filter((service) => TRIPS[service.operation_type_id] === trip && !ids.has(service.id))
    .flatMap((service) => offerOf(service, serviceOn, trip, false) ?? []);
  // An included transfer is offered for the trip it covers, and for a part of it; never the other way's alone.
  return [...own.filter((offer) => sharesLeg(offer.trip, trip)), ...sold];
}

type OfferRide = PartyRide & { readonly offer: Offer };

function ridesOf(offers: readonly Offer[], dueOf: (offer: Offer) => Due | null): OfferRide[] {
  return offers.map((offer) => ({
    id: offer.service.id,
    trip: offer.trip,
    due: offer.service.closed ? null : dueOf(offer),
    offer,
  }));
}

/**
 * Included first, then recommended, then by price; closed ones and those without a rate come last. A guest who asked for one way sees one way first,
 * an included round trip after it. One larger vehicle goes before several that cost more.
 */
export function sortOffers(
  offers: readonly Offer[],
  dueOf: (offer: Offer) => Due | null,
  asked: Trip = 'round_trip',
): Offer[] {
  const rank = (offer: Offer): number => {
    if (offer.service.closed || !offer.priced) return 4;
    if (asked !== 'round_trip' && offer.trip !== asked) return 3;
    if (offer.included) return 0;
    return offer.recommended ? 1 : 2;
  };
  const sorted = [...offers].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (dueOf(a)?.dueMinor ?? 0) - (dueOf(b)?.dueMinor ?? 0) ||
      a.service.id - b.service.id,
  );
  return withLargerFirst(ridesOf(sorted, dueOf)).map((ride) => ride.offer);
}

/** The larger vehicle that carries the party for less than the several vehicles of this offer. */
export function largerOf(
  offer: Offer,
  offers: readonly Offer[],
  dueOf: (offer: Offer) => Due | null,
): { offer: Offer; lessMinor: number } | null {
  const rides = ridesOf(offers, dueOf);
  const own = rides.find((ride) => ride.offer === offer);
  const larger = own && largerRide(own, rides);
  return larger ? { offer: larger.ride.offer, lessMinor: larger.lessMinor } : null;
}

/** The reason for an offer's place: the several vehicles that it replaces for less. */
export function insteadOf(
  offer: Offer,
  offers: readonly Offer[],
  dueOf: (offer: Offer) => Due | null,
): { offer: Offer; vehicles: number; lessMinor: number } | null {
  const rides = ridesOf(offers, dueOf);
  const own = rides.find((ride) => ride.offer === offer);
  const several = own && beatenBy(own, rides);
  if (!own?.due || !several?.due) return null;
  return {
    offer: several.offer,
    vehicles: several.due.vehicles ?? 1,
    lessMinor: several.due.dueMinor - own.due.dueMinor,
  };
}

/** The passengers, over all stays. */
export function partyCounters(party: Party): Counters {
  return sumCounters(party.stays.map((stay) => stay.counters));
}

/** The stays of a party, each with its people. */
function stayPeople({ stays }: Party): PeopleOfStay[] {
  return stays.map(({ hotel, arrivalOn, stayAdults, stayChildren }) => ({
    propertyCode: hotel,
    arrivalOn,
    adults: stayAdults,
    children: stayChildren,
  }));
}

/** The people of the stays themselves, in any counter: a guest who moves from one resort to the next is counted once. */
export function peopleOfParty(party: Party): { adults: number; children: number } {
  return peopleOfStays(stayPeople(party));
}

/** The guest's price of an offer, as the server calculates it. Null when the service has no rate that day. */
export function dueOf(offer: Offer, benefit: Benefit | null, party: Party): Due | null {
  const quoted = quote({
    service: offer.quoted,
    benefit,
    stays: stayPeople(party),
    passengers: partyCounters(party),
    seatPolicy: party.seatPolicy,
    serviceOn: offer.serviceOn,
  });
  return quoted.kind === 'ok' ? quoted.due : null;
}

/** The included transfer, and the part that other bookings have used. Null when the stay includes none. */
export function benefitOf(included: readonly IncludedTransfer[], serviceOn: string): Benefit | null {
  const [first] = included;
  const offer = first && offerOf(first, serviceOn, first.covers, true);
  return offer && first
    ? { service: offer.quoted, trip: first.covers, usedMinor: toMinor(first.benefit.used) }
    : null;
}

/** The better service that a card leads to, with its surcharge; null when there is none to sell. */
export function upsellOf(
  offer: Offer,
  offers: readonly Offer[],
  due: (offer: Offer) => Due | null,
): { offer: Offer; moreMinor: number } | null {
  const better = offers.find((other) => other.service.id === offer.service.upsell_service_id);
  if (!better || better.service.closed) return null;
  const [own, other] = [due(offer), due(better)];
  if (!own || !other || other.dueMinor <= own.dueMinor) return null;
  return { offer: better, moreMinor: other.dueMinor - own.dueMinor };
}

/** The round trip of the same kind as a one-way service: same family, else the same kind of vehicle of about the same size. */
export function roundTripOf(offer: Offer, roundTrips: readonly Offer[]): Offer | null {
  const open = roundTrips.filter(
    (other) =>
      !other.service.closed &&
      other.priced &&
      other.trip === 'round_trip' &&
      other.service.private === offer.service.private,
  );
  return (
    open.find(
      (other) =>
        other.sheet.serviceFamilyId === offer.sheet.serviceFamilyId &&
        other.service.maximum_pax === offer.service.maximum_pax,
    ) ??
    open.find((other) => other.service.maximum_pax >= offer.service.maximum_pax) ??
    open[0] ??
    null
  );
}
