import { sharesLeg, type Trip } from '../stay/includes.ts';
import { type PeopleOfStay, peopleOfStays } from '../stay/linking.ts';
import type { CivilDate } from '../time/civil.ts';
import type { Counters, SeatPolicy } from './passengers.ts';
import {
  amountDue,
  chargedMinor,
  type Due,
  type DueSteps,
  type PricedService,
  type Rate,
  validRates,
  worthOf,
} from './price.ts';

/** A service, with the facts for its price. `paxMax` holds where a rate has none of its own. */
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
  /** Cents of it that other bookings of the stays have used. */
  readonly usedMinor: number;
};

/** The travellers, and the people that the stays cover. Every price needs both. */
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

/** Price of one unit, and the number of units charged. */
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
  /** The stays include this very service, and pay part of it or it costs nothing. */
  readonly isIncluded: boolean;
};

export type QuoteRefusal = { readonly kind: 'refused'; readonly code: 'rate.none' };

/** A price with its parts. `covering`: the benefit, where it pays for a leg of the service. Amounts in cents. */
export type Priced<R extends Rate = Rate> = {
  readonly rate: R;
  readonly due: Due;
  readonly steps: DueSteps;
  readonly covering: Benefit | null;
};

/**
 * The one calculation behind both quote and explanation. The benefit is priced on the same date as the service, so that a rate that changes in the
 * middle of a stay never charges the stay's own people for an included leg. Null where no rate is valid.
 */
export function priceFacts<R extends Rate>(facts: QuoteFacts<R>): Priced<R> | null {
  const { service, benefit, serviceOn, passengers, stays, seatPolicy } = facts;
  const [rate = null] = facts.soldAt ? [facts.soldAt] : validRates(service.rates, serviceOn);
  if (!rate) return null;
  const covering = benefit && sharesLeg(benefit.trip, service.trip) ? benefit : null;
  const { steps, ...due } = amountDue({
    chosen: atRate(service, rate),
    included: covering && pricedOn(covering.service, serviceOn),
    passengers,
    stayPassengers: peopleOfStays(stays),
    seatPolicy,
    includedUsedMinor: covering?.usedMinor ?? 0,
  });
  return { rate, due, steps, covering };
}

/** The guest's price of a service. Every place that shows, sells or changes a price asks here. */
export function quote<R extends Rate>(facts: QuoteFacts<R>): Quote<R> | QuoteRefusal {
  const priced = priceFacts(facts);
  if (!priced) return { kind: 'refused', code: 'rate.none' };
  const { rate, due, steps, covering } = priced;
  const { id, isPrivate } = facts.service;
  return {
    kind: 'ok',
    rate,
    paxMax: steps.chosen.paxMax,
    due,
    perUnit: {
      unit: isPrivate ? 'vehicle' : 'passenger',
      unitMinor: chargedMinor(isPrivate, rate),
      units: due.vehicles ?? due.totalPassengers,
    },
    isIncluded: covering?.service.id === id && (due.includedMinor > 0 || due.priceMinor === 0),
  };
}

/** The benefit's value on a date, and the rest of it, in cents. */
export function worthOfBenefit(
  { service, usedMinor }: Benefit,
  { stays, seatPolicy, serviceOn }: Pick<QuoteFacts, 'stays' | 'seatPolicy' | 'serviceOn'>,
): { worthMinor: number; leftMinor: number } {
  const priced = pricedOn(service, serviceOn);
  const worthMinor = priced ? worthOf(priced, peopleOfStays(stays), seatPolicy).priceMinor : 0;
  return { worthMinor, leftMinor: Math.max(0, worthMinor - usedMinor) };
}

function atRate({ isPrivate, paxMax }: QuotedService, rate: Rate): PricedService {
  return { isPrivate, rate, servicePaxMax: paxMax };
}

/** A service at its rate of a date; null where no rate covers the date. */
function pricedOn(service: QuotedService, on: CivilDate): PricedService | null {
  const [rate] = validRates(service.rates, on);
  return rate ? atRate(service, rate) : null;
}
