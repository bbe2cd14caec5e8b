import type { Trip } from '../stay/includes.ts';
import { peopleOfStays } from '../stay/linking.ts';
import type { CivilDate } from '../time/civil.ts';
import { paxMaxOf } from './passengers.ts';
import type { Due, Rate, ServicePrice } from './price.ts';
import { priceFacts, type QuoteFacts } from './quote.ts';
import { type RateWeighing, weighRates } from './weigh-rates.ts';

/** A price and which row says how many one vehicle takes. */
export type ExplainedPrice = ServicePrice & { readonly paxMaxOf: 'rate' | 'service' };

/** How a price comes about, as data. Amounts in cents. */
export type Reckoning<R extends Rate = Rate> = {
  readonly serviceOn: CivilDate;
  /** The rates of the service and how each fared. A sale that keeps its price has its own rate, whatever wins today. */
  readonly rates: RateWeighing<R>;
  readonly isKept: boolean;
  /** Whom the stays are for; the benefit is worth the price of these. */
  readonly ofStays: { readonly adults: number; readonly children: number };
  /** What the stays include; null for nothing. */
  readonly benefit: {
    readonly serviceId: number;
    readonly trip: Trip;
    /** It pays for a leg of this service. */
    readonly isCovering: boolean;
    readonly rates: RateWeighing<Rate>;
    /** Its price for the people of the stays, and what of it is left; null where it pays nothing. */
    readonly worth: ExplainedPrice | null;
    readonly leftMinor: number;
    readonly usedMinor: number;
  } | null;
  /** Null where no rate is valid. */
  readonly priced: { readonly rate: R; readonly due: Due; readonly chosen: ExplainedPrice } | null;
};

/** A quote with every step that leads to it: the very reckoning that `quote` reads the price from, and how the rates fared in it. */
export function reckon<R extends Rate>(facts: QuoteFacts<R>): Reckoning<R> {
  const { service, benefit, serviceOn, soldAt } = facts;
  const priced = priceFacts(facts);
  const included = priced?.steps.included ?? null;
  const ofBenefit = benefit && weighRates(benefit.service.rates, serviceOn);
  return {
    serviceOn,
    rates: weighRates(service.rates, serviceOn),
    isKept: soldAt !== undefined,
    ofStays: peopleOfStays(facts.stays),
    benefit: benefit &&
      ofBenefit && {
        serviceId: benefit.service.id,
        trip: benefit.trip,
        isCovering: priced?.covering === benefit,
        rates: ofBenefit,
        worth: included && ofBenefit.rate && explained(included.worth, ofBenefit.rate),
        leftMinor: included?.leftMinor ?? 0,
        usedMinor: benefit.usedMinor,
      },
    priced: priced && {
      rate: priced.rate,
      due: priced.due,
      chosen: explained(priced.steps.chosen, priced.rate),
    },
  };
}

/** The capacity of a rate goes first: with a service that carries nobody, only the rate can say anything. */
const explained = (price: ServicePrice, rate: Rate): ExplainedPrice => ({
  ...price,
  paxMaxOf: paxMaxOf(rate.paxMax, 0) > 0 ? 'rate' : 'service',
});
