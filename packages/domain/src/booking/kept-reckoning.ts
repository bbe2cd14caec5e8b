import type { Trip } from '../stay/includes.ts';
import { explainPrice, type PriceExplanation } from './explain-price.ts';
import type { Counters, SeatPolicy } from './passengers.ts';
import type { Rate } from './price.ts';
import type { QuoteFacts } from './quote.ts';
import type { RateWeighing } from './weigh-rates.ts';

/** A rate as it was at the sale. Its row may have changed since. */
export type KeptRate = Rate & { readonly description: string };

/**
 * The calculation of a price, as stored with its booking: data of the rule and nothing of a person. `form` is the version of this shape, for later
 * programs.
 */
export type KeptReckoning = {
  readonly form: 1;
  readonly service: { readonly id: number; readonly trip: Trip; readonly isPrivate: boolean };
  readonly passengers: Counters;
  readonly seatPolicy: SeatPolicy;
  readonly reckoned: PriceExplanation<KeptRate>;
};

/**
 * The calculation of a price at the moment of sale. It holds only the rates that were valid on the day: a service may have hundreds of others, and
 * none of them had a part in it.
 */
export function keepReckoning(facts: QuoteFacts<KeptRate>): KeptReckoning {
  const { service, seatPolicy } = facts;
  const { adults, children, babySeats } = facts.passengers;
  const reckoned = explainPrice(facts);
  return {
    form: 1,
    service: { id: service.id, trip: service.trip, isPrivate: service.isPrivate },
    passengers: { adults, children, babySeats },
    seatPolicy,
    reckoned: {
      ...reckoned,
      rates: ofTheDay(reckoned.rates, keptRate),
      benefit: reckoned.benefit && {
        ...reckoned.benefit,
        rates: ofTheDay(reckoned.benefit.rates, bareRate),
      },
      priced: reckoned.priced && { ...reckoned.priced, rate: keptRate(reckoned.priced.rate) },
    },
  };
}

function ofTheDay<R extends Rate>(
  { rate, considered }: RateWeighing<R>,
  keep: (rate: R) => R,
): RateWeighing<R> {
  return {
    rate: rate && keep(rate),
    considered: considered
      .filter(({ verdict }) => verdict.kind !== 'not_valid')
      .map(({ rate: one, verdict }) => ({ rate: keep(one), verdict })),
  };
}

/** The fields of a rate that the rule reads, without the rest of its row. */
const bareRate = (rate: Rate): Rate => ({
  id: rate.id,
  currency: rate.currency,
  priority: rate.priority,
  priceMinor: rate.priceMinor,
  adultPriceMinor: rate.adultPriceMinor,
  minorPriceMinor: rate.minorPriceMinor,
  validFromOn: rate.validFromOn,
  validToOn: rate.validToOn,
  paxMax: rate.paxMax,
});

const keptRate = (rate: KeptRate): KeptRate => ({ description: rate.description, ...bareRate(rate) });
