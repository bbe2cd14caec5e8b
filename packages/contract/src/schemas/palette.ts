import { z } from 'zod';
import { id } from './values.ts';

/** Most rows that are named by their numbers at once. */
const MOST_NAMED = 20;

/**
 * The question: rows with a text in their names and codes, or, without a text, the rows with these numbers. It travels in the body: staff may type a
 * person's name, which histories and logs of addresses would store.
 */
export const paletteQuestion = z.strictObject({
  search: z.string().max(100).default(''),
  /** Rows of each catalogue, at most. */
  limit: z.int().min(1).max(20).default(5),
  /** Rows that the person opened before. */
  rows: z
    .array(z.strictObject({ catalogue: z.string().max(40), id }))
    .max(MOST_NAMED)
    .default([]),
});

/** A row as people know it. */
const found = z.object({
  id,
  title: z.string(),
  /** The rest of its key beside the title: codes, and rows that it belongs to; '' for nothing. */
  about: z.string(),
  /** The day in its key, where it has one. */
  on: z.string().meta({ format: 'date' }).nullable(),
  /** The value of the choice in its key, where it has one: a trip, a kind. */
  choice: z.string().nullable(),
});

/** Catalogues in which something was found, and of each the best rows. */
export const paletteAnswer = z.object({
  groups: z.array(
    z.object({
      catalogue: z.string(),
      /** Rows that the list of the catalogue finds for the same text: it looks in more fields. */
      total: z.int(),
      rows: z.array(found),
    }),
  ),
});
