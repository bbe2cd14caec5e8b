import { z } from 'zod';
import { civilDate, decimalAmount, id } from './values.ts';

/** Price for guests: of a vehicle where it is private, otherwise of each seat. */
const askedPrice = z.object({
  rate: z.object({ id, name: z.string() }),
  private: z.boolean(),
  currency: z.string(),
  price: decimalAmount,
  adult_price: decimalAmount,
  minor_price: decimalAmount,
  pax_max: z.int(),
});

/** Price changes for guests by a change of rates, by service. `more`: number of further spans of days, or services. */
export const priceShifts = z.object({
  services: z.array(
    z.object({
      id,
      name: z.string(),
      trip: z.enum(['round_trip', 'arrival', 'departure']),
      property: z.object({ code: z.string(), name: z.string() }),
      /** Days on which guests are asked another price, from today on; null where nothing is for sale. */
      days: z.array(
        z.object({ from: civilDate, to: civilDate, was: askedPrice.nullable(), now: askedPrice.nullable() }),
      ),
      more: z.int(),
    }),
  ),
  more: z.int(),
});
export type PriceShifts = z.output<typeof priceShifts>;
