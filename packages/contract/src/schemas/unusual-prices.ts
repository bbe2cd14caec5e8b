import { ANSWERS } from '@traslado/domain/catalogues/asks-once';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { z } from 'zod';

/** Prices and time zones that are asked about before they are saved. */

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

/** A row with a time zone of another country than its airport's. */
const unusualZone = z.object({
  catalogue: z.enum(['airports', 'properties']),
  /** Null for a new row. */
  id: z.int().nullable(),
  title: inBoth,
  field: z.literal('time_zone'),
  new: z.string(),
  /** Of its airports: two letters each. */
  countries: z.array(z.string()),
  /** Time zones of these countries. */
  expected: z.array(z.string()),
});
export type UnusualZone = z.output<typeof unusualZone>;

/** Their number, and the first twenty. */
const unusualRows = z.object({ total: z.int(), rows: z.array(z.union([unusualPrice, unusualZone])) });
export type UnusualRows = z.output<typeof unusualRows>;

const yes = z.literal(true).optional();

/** The answer to that question: the prices are correct. It holds for the numbers that were asked about. */
export const priceConfirmed = { price_confirmed: yes };
/** Answers to both questions, of calls that write any catalogue. */
export const confirmed = { ...priceConfirmed, time_zone_confirmed: yes };
/** The answer that rows of a catalogue can need. */
export const confirmedOf = ({ asksOnce }: Definition) => (asksOnce ? { [ANSWERS[asksOnce]]: yes } : {});
/** Body of a call that takes nothing else; it may be left out. */
export const confirmingBody = z.strictObject(confirmed).nullish();
export type Confirmed = {
  readonly price_confirmed?: true | undefined;
  readonly time_zone_confirmed?: true | undefined;
};
