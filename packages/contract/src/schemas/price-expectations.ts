import { z } from 'zod';

/** Prices that staff expect, with the found ones. */

const inBoth = z.object({ en: z.string(), es: z.string() });

/** An expectation with the price that a guest would be asked. Amounts are decimal numbers. */
const checkedPrice = z.object({
  /** Of the expectation. */
  id: z.int(),
  /** Without the amount: `2 adults and 1 child, March 1, 2027, Shuttle round trip, Bahía Perla`. */
  sentence: inBoth,
  hotel: z.string(),
  service_id: z.int(),
  trip: z.enum(['round_trip', 'arrival', 'departure']),
  service_date: z.string(),
  adults: z.int(),
  minors: z.int(),
  babyseat: z.int(),
  amount: z.number(),
  currency: z.string(),
  /** Null where there is no such service there, or no rate of the day. */
  found: z
    .object({
      amount: z.number(),
      currency: z.string(),
      /** The rate that wins on that day. */
      rate: z.object({ id: z.int(), name: z.string() }),
    })
    .nullable(),
});
export type CheckedPrice = z.output<typeof checkedPrice>;

/** The damage of a change: the number of broken prices, and the first twenty of those that the caller may see. */
export const brokenPrices = z.object({ total: z.int(), broken: z.array(checkedPrice) });
export type BrokenPrices = z.output<typeof brokenPrices>;

export const checkedPrices = z.object({
  /** Active ones, of dates not past, of the caller's properties; those that do not hold first. */
  prices: z.array(checkedPrice.extend({ holds: z.boolean() })),
  /** Number of those that do not hold. */
  broken: z.int(),
});
