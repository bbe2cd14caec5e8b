import { PRICE_STEPS } from '@traslado/domain/seasons/change-price';
import { MOVE_UNITS } from '@traslado/domain/seasons/move-season';
import { SHARED_DAYS } from '@traslado/domain/seasons/season-notes';
import { z } from 'zod';
import { batchAnswer } from './catalogue-batches.ts';
import { searchText } from './lists.ts';
import { priceConfirmed } from './unusual-prices.ts';
import { civilDate, decimalAmount, id, idText, instant } from './values.ts';

/** Rates of a season as they are copied to another one, and as they are typed side by side. Amounts are decimals of the currency. */

const prices = { price: decimalAmount, adult_price: decimalAmount, minor_price: decimalAmount };

/** A rate in a season: its days and its prices. */
const seasonRate = z.object({
  id,
  version: z.int(),
  service_id: id,
  description: z.string(),
  priority: z.int(),
  valid_from: civilDate,
  /** Some rates have no end: `9999-12-31`. */
  valid_to: z.string(),
  pax_max: z.int().nullable(),
  ...prices,
});

/** The wanted rates: all of them whose whole validity is between the two days. */
const where = z.strictObject({
  search: searchText,
  service_id: id.optional(),
  property: id.optional(),
  valid_from: civilDate.optional(),
  valid_to: civilDate.optional(),
});

/** At most so many units, either way: ten years of days. */
const MOST_UNITS = 3_660;

/** In percent, with one decimal; above the decrease that would leave nothing. */
const percent = z
  .number()
  .gt(-100, { error: 'field.out_of_range' })
  .max(1_000, { error: 'field.out_of_range' })
  .refine((value) => Number(value.toFixed(1)) === value, { error: 'number.invalid' })
  .meta({ examples: [8, -5.5] });

const [cent = 1, ...steps] = PRICE_STEPS.map((step) => step / 100);

export const copyBody = z.strictObject({
  /** Rates as they were seen. Only these are copied; the other two ways are for a first look. */
  rows: z.array(z.strictObject({ id, version: z.int().min(1) })).optional(),
  ids: z.array(id).optional(),
  where: where.optional(),
  /** The first day goes there and all others by as many days, or each rate by so many units. */
  move: z.union([
    z.strictObject({ to: civilDate }),
    z.strictObject({ by: z.int().min(-MOST_UNITS).max(MOST_UNITS), unit: z.enum(MOVE_UNITS) }),
  ]),
  percent,
  /** Step to which new prices are rounded, half of it away from zero. */
  round_to: z.union([z.literal(cent), ...steps.map((step) => z.literal(step))]),
  /** Days that a copy shares with its source: the source is charged (the usual), it ends the day before, or the copy goes before it. */
  shared_days: z.enum(SHARED_DAYS).optional(),
  ...priceConfirmed,
});
export type CopyBody = z.output<typeof copyBody>;

const overlap = z.object({
  /** `source`: the rate that is copied. `copy`: another copy, by the number of its source. */
  kind: z.enum(['source', 'rate', 'copy']),
  rate: id,
  description: z.string(),
  from: civilDate,
  to: z.string(),
});

export const copyAnswer = batchAnswer.extend({
  /** In the order of the rows: the source of each copy, and the rates of the same priority with which it shares days. Sources that end come last. */
  copies: z.array(
    z.object({
      source: seasonRate.nullable(),
      copy: z.object({ valid_from: civilDate, valid_to: civilDate, ...prices }).nullable(),
      overlap_count: z.int(),
      /** The first of them. */
      overlaps: z.array(overlap),
      /** It shares days with its source, which is charged there. */
      loses_to_source: z.boolean(),
    }),
  ),
  /** Days without any rate from the earlier season to the later: how many ranges, and the first of them. */
  gap_count: z.int(),
  gaps: z.array(z.object({ service_id: id, from: civilDate, to: civilDate })),
});

export const gridQuestion = z.strictObject({ property: idText, service: idText.optional() });

export const priceGrid = z.object({
  /** In the order of services and days. */
  rows: z.array(
    seasonRate.extend({
      updated_at: instant,
      updated_by: z.string().nullable(),
      updated_by_name: z.string().nullable(),
    }),
  ),
  /** There are more than these. */
  is_cut: z.boolean(),
  viewer: z.object({ can_change: z.boolean() }),
});
