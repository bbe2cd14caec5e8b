import type { BackendRate } from '../../ports/group-catalogue.ts';
import { type Reader, refuse } from '../group-client/tolerant/reading.ts';
import { record } from '../group-client/tolerant/shapes.ts';
import {
  amountMinor,
  day,
  id,
  map,
  optional,
  orElse,
  shown,
  text,
  whole,
} from '../group-client/tolerant/values.ts';
import { currency } from './read-currency.ts';

/** A rate of a sheet. */

const words = orElse(shown(text), '');
const capacity = whole(1, 99);
const anyNumber = whole(-2_147_483_648, 2_147_483_647);

type RateRead = Omit<BackendRate, 'priceMinor' | 'adultPriceMinor'> & {
  readonly priceMinor: number | null;
  readonly adultPriceMinor: number | null;
  readonly currency: number | null;
};

export const rate: Reader<RateRead> = map(
  record({
    id,
    currencyId: currency,
    priority: orElse(optional(anyNumber), 1),
    description: words,
    // The sheet decides which of the two counts.
    price: optional(amountMinor),
    adultPrice: optional(amountMinor),
    minorPrice: orElse(optional(amountMinor), 0),
    initialValidity: day,
    finalValidity: day,
    pax_max: optional(capacity),
  }),
  (given, at) => {
    if (given.initialValidity > given.finalValidity)
      refuse(at, 'a validity that begins before it ends', given);
    return {
      id: given.id,
      priority: given.priority,
      description: given.description,
      priceMinor: given.price,
      adultPriceMinor: given.adultPrice,
      minorPriceMinor: given.minorPrice,
      validFromOn: given.initialValidity,
      validToOn: given.finalValidity,
      paxMax: given.pax_max,
      currency: typeof given.currencyId === 'number' ? given.currencyId : null,
    };
  },
);
