import { sharesLeg, type Trip } from '../stay/includes.ts';
import { type PeopleOfStay, peopleOfStays } from '../stay/linking.ts';
import type { CivilDate } from '../time/civil.ts';
import { type Counters, paxMaxOf, type SeatPolicy } from './passengers.ts';
import { amountDue, chooseRate, type Due, type PricedService, type Rate, worthOf } from './price.ts';

/** A service as its price needs it. `paxMax` holds where a rate says nothing of its own. */
export type QuotedService<R extends Rate = Rate> = {
  readonly id: number;
  readonly trip: Trip;
  readonly isPrivate: boolean;
  readonly paxMax: number;
  readonly rates: readonly R[];
};

/** The transfer that the stays include. */
export type Benefit = {
  readonly service: QuotedService;
  /** The legs that it pays for. */
  readonly trip: Trip;
  /** Cents of it that other bookings of the stays have had. */
  readonly usedMinor: number;
};

/** Who rides, and who the stays cover. Every price needs both. */
export type QuoteParty = {
  readonly stays: readonly PeopleOfStay[];
  readonly passengers: Counters;
  readonly seatPolicy: SeatPolicy;
};

export type QuoteFacts<R extends Rate = Rate> = QuoteParty & {
  readonly service: QuotedService<R>;
  readonly benefit: Benefit | null;
  /** Date of the first leg chosen: it dates the service and the benefit. */
  readonly serviceOn: CivilDate;
  /** The rate of a sale that keeps its price; else the rate of the date. */
  readonly soldAt?: R;
};

/** What one unit costs, and how many are charged. */
export type UnitPrice = {
  readonly unit: 'vehicle' | 'passenger';
  readonly unitMinor: number;
  readonly units: number;
};

export type Quote<R extends Rate = Rate> = {
  readonly kind: 'ok';
  readonly rate: R;
  /** Capacity of one vehicle at this rate. */
  readonly paxMax: number;
  readonly due: Due;
  readonly perUnit: UnitPrice;
  /** The stays include this very service, and pay for something of it. */
  readonly isIncluded: boolean;
};

export type QuoteRefusal = { readonly kind: 'refused'; readonly code: 'rate.none' };

/**
 * What a guest owes for a service. Every place that shows, sells or changes a price asks here. The benefit is priced on the same date as the
 * service, so that a rate that changes in the middle of a stay never charges the stay's own people for an included leg.
 */
export function quote<R extends Rate>(facts: QuoteFacts<R>): Quote<R> | QuoteRefusal {
  const { service, benefit, serviceOn, passengers, stays, seatPolicy } = facts;
  const choice = facts.soldAt
    ? { kind: 'ok' as const, rate: facts.soldAt }
    : chooseRate(service.rates, serviceOn);
  if (choice.kind === 'refused') return choice;
  const { rate } = choice;
  const covering = benefit && sharesLeg(benefit.trip, service.trip) ? benefit : null;
  const due = amountDue({
    chosen: atRate(service, rate),
    included: covering && pricedOn(covering.service, serviceOn),
    passengers,
    stayPassengers: peopleOfStays(stays),
    seatPolicy,
    includedUsedMinor: covering?.usedMinor ?? 0,
  });
  return {
    kind: 'ok',
    rate,
    paxMax: paxMaxOf(rate.paxMax, service.paxMax),
    due,
    perUnit: {
      unit: service.isPrivate ? 'vehicle' : 'passenger',
      unitMinor: service.isPrivate ? rate.priceMinor : rate.adultPriceMinor,
      units: due.vehicles ?? due.totalPassengers,
    },
    isIncluded: covering?.service.id === service.id && due.includedMinor > 0,
  };
}

/** What the benefit is worth on a date, and how much of it is left, in cents. */
export function worthOfBenefit(
  { service, usedMinor }: Benefit,
  { stays, seatPolicy, serviceOn }: Pick<QuoteFacts, 'stays' | 'seatPolicy' | 'serviceOn'>,
): { worthMinor: number; leftMinor: number } {
  const priced = pricedOn(service, serviceOn);
  const worthMinor = priced ? worthOf(priced, peopleOfStays(stays), seatPolicy) : 0;
  return { worthMinor, leftMinor: Math.max(0, worthMinor - usedMinor) };
}

function atRate({ isPrivate, paxMax }: QuotedService, rate: Rate): PricedService {
  return { isPrivate, rate, servicePaxMax: paxMax };
}

/** A service at its rate of a date; null where no rate covers the date. */
function pricedOn(service: QuotedService, on: CivilDate): PricedService | null {
  const choice = chooseRate(service.rates, on);
  return choice.kind === 'ok' ? atRate(service, choice.rate) : null;
}
