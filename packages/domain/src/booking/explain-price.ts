import type { Trip } from '../stay/includes.ts';
import { peopleOfStays } from '../stay/linking.ts';
import type { CivilDate } from '../time/civil.ts';
import { paxMaxOf } from './passengers.ts';
import type { Due, Rate, ServicePrice } from './price.ts';
import { priceFacts, type QuoteFacts } from './quote.ts';
import { type RateWeighing, weighRates } from './weigh-rates.ts';

/** A price, and the row behind the capacity of one vehicle. */
export type ExplainedPrice = ServicePrice & { readonly paxMaxOf: 'rate' | 'service' };

/** The calculation of a price, as data. Amounts in cents. */
export type PriceExplanation<R extends Rate = Rate> = {
  readonly serviceOn: CivilDate;
  /** The rates of the service with the verdict on each. A sale that keeps its price has its own rate, whatever wins today. */
  readonly rates: RateWeighing<R>;
  readonly isKept: boolean;
  /** The people of the stays; the benefit is worth their price. */
  readonly ofStays: { readonly adults: number; readonly children: number };
  /** The included transfer; null for none. */
  readonly benefit: {
    readonly serviceId: number;
    readonly trip: Trip;
    /** It pays for a leg of this service. */
    readonly isCovering: boolean;
    readonly rates: RateWeighing<Rate>;
    /** Its price for the people of the stays, and the rest of it; null where it pays nothing. */
    readonly worth: ExplainedPrice | null;
    readonly leftMinor: number;
    readonly usedMinor: number;
  } | null;
  /** Null where no rate is valid. */
  readonly priced: { readonly rate: R; readonly due: Due; readonly chosen: ExplainedPrice } | null;
};

/** A quote with every step behind it: the very calculation that `quote` reads the price from, and the verdict on each rate. */
export function explainPrice<R extends Rate>(facts: QuoteFacts<R>): PriceExplanation<R> {
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

/** The capacity of a rate goes first: a service without capacity leaves the answer to its rate. */
const explained = (price: ServicePrice, rate: Rate): ExplainedPrice => ({
  paxMaxOf: paxMaxOf(rate.paxMax, 0) > 0 ? 'rate' : 'service',
  ...price,
});
