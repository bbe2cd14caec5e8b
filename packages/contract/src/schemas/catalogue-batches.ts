import type { Value } from '@traslado/domain/catalogues/definition';
import { WAYS } from '@traslado/domain/files/ways';
import { z } from 'zod';
import { brokenPrices } from './price-expectations.ts';
import { confirmed } from './unusual-prices.ts';

/** Bulk changes of a catalogue: the fate of each row, before and after. */

const actions = ['add', 'change', 'remove', 'leave', 'stale', 'refuse'] as const;
export type BatchAction = (typeof actions)[number];

/** A value of a row, whatever its field. */
export const rowValue: z.ZodType<Value> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()).readonly(),
]);

const batchRow = z.object({
  /** Line of the file, the first one 1; null without a file. In a file of JSON its place in the list. */
  line: z.int().nullable(),
  /** Null for a row that there is not yet. */
  id: z.int().nullable(),
  version: z.int().nullable(),
  title: z.string(),
  action: z.enum(actions),
  /** Of a row of a file that changes an existing one: the key that says so, and how that row is called until then. */
  found: z.object({ key: z.string(), title: z.string() }).optional(),
  /** Old beside new, by field. */
  changes: z.array(z.object({ field: z.string(), old: rowValue, now: rowValue })).readonly(),
  /** Why it is refused, with the sentence for people. */
  code: z.string().nullable(),
  field: z.string().nullable(),
  message: z.string().nullable(),
});
export type BatchRow = z.output<typeof batchRow>;

const unclearCell = { line: z.int(), field: z.string(), text: z.string() };

/**
 * A question about a whole file: examples of its cells with both readings, or heads that are no column with the fields they may mean; `free` fields have
 * no column yet. The answer is the parameter of the same name.
 */
const fileQuestion = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('dates'),
    examples: z.array(z.object({ ...unclearCell, day_first: z.string(), month_first: z.string() })),
  }),
  z.object({
    about: z.literal('decimals'),
    examples: z.array(z.object({ ...unclearCell, point: z.number(), comma: z.number() })),
  }),
  z.object({
    about: z.literal('columns'),
    examples: z.array(z.object({ place: z.int(), text: z.string(), likely: z.array(z.string()) })),
    free: z.array(z.string()),
  }),
]);
export type FileQuestion = z.output<typeof fileQuestion>;

export const batchAnswer = z.object({
  /** Number of the change, by which it can be undone; null where nothing was written. */
  batch: z.int().nullable(),
  applied: z.boolean(),
  counts: z.object(
    Object.fromEntries(actions.map((action) => [action, z.int()])) as Record<BatchAction, z.ZodInt>,
  ),
  rows: z.array(batchRow),
  labels: z.record(z.string(), z.record(z.string(), z.string())),
  /** Expected prices that it would break, where nothing was written yet; then it would be refused. */
  prices: brokenPrices.optional(),
  /** Open questions about a file whose dates or numbers can be read in two ways. Nothing is written before they are answered. */
  questions: z.array(fileQuestion).optional(),
});
export type BatchAnswer = z.output<typeof batchAnswer>;

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1');

/** Without `apply` nothing is written. A refused row stops all of it, unless the others are to be written: `refused=skip`. */
export const importQuery = z.strictObject({
  apply: flag,
  refused: z.enum(['stop', 'skip']).default('stop'),
  /** As in the body, for a file that is a table. */
  price_confirmed: flag,
  time_zone_confirmed: flag,
});

/** Answers to the questions of a file. */
const fileAnswers = {
  dates: z.enum(WAYS.dates).optional(),
  decimals: z.enum(WAYS.decimals).optional(),
  /** Fields of columns with unknown heads, by their places; without a field a column is left out. */
  columns: z
    .string()
    .max(1000)
    .regex(/^\d{1,3}:\w*(,\d{1,3}:\w*)*$/)
    .optional(),
};

/** Lines of the file to be left out, and whether all of existing rows are. */
const leftOut = {
  without: z
    .string()
    .max(2000)
    .regex(/^\d{1,6}(,\d{1,6})*$/)
    .optional(),
  existing: z.literal('leave').optional(),
};

/** Answers about a file whose rows can be left out. */
export const rowAnswers = { ...fileAnswers, ...leftOut };

export const fileQuery = importQuery.extend(fileAnswers);
export const rowsQuery = importQuery.extend(rowAnswers);

/** A whole catalogue as a file: other rows by their codes, and nothing that belongs to one installation only. */
export const catalogueFile = z.strictObject({
  catalogue: z.string().regex(/^[a-z-]{1,60}$/),
  exported_at: z
    .string()
    .regex(/^[\d:.TZ+-]{1,40}$/)
    .optional(),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type ImportBody = z.output<typeof catalogueFile>;

/** The text of a spreadsheet's table, or a file of JSON. */
export const importBody = z.union([z.string(), catalogueFile.extend(confirmed)]);
