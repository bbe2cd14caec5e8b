import { z } from 'zod';

/** Prices that are asked about before they are saved. */

const inBoth = z.object({ en: z.string(), es: z.string() });

/** A row with its first unusual number. Amounts are decimal numbers. */
const unusualPrice = z.object({
  catalogue: z.enum(['rates', 'exchange-rates']),
  /** Null for a new row. */
  id: z.int().nullable(),
  title: inBoth,
  /** Field of the number. */
  field: z.enum(['price', 'adult_price', 'minor_price', 'rate']),
  /** Of an exchange rate, the currency that a dollar is given in. */
  currency: z.string(),
  /** First day of it. */
  from: z.string(),
  new: z.number(),
  /** The number in its place before. */
  old: z.number().nullable(),
  /** The number of the day before, else of the day after. */
  neighbour: z.number().nullable(),
  neighbour_name: z.string().nullable(),
});
export type UnusualPrice = z.output<typeof unusualPrice>;

/** Their number, and the first twenty. */
const unusualPrices = z.object({ total: z.int(), rows: z.array(unusualPrice) });
export type UnusualPrices = z.output<typeof unusualPrices>;

/** The answer to that question: the prices are correct. It holds for the numbers that were asked about. */
export const priceConfirmed = { price_confirmed: z.literal(true).optional() };
/** Body of a call that takes nothing else; it may be left out. */
export const confirmingBody = z.strictObject(priceConfirmed).nullish();
export type PriceConfirmed = { readonly price_confirmed?: true | undefined };
