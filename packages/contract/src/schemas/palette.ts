import { z } from 'zod';
import { searchText, wholeText } from './lists.ts';
import { id } from './values.ts';

/** Most rows that are named by their numbers at once. */
const MOST_NAMED = 20;

/** A row of a catalogue by its number: `rates.4`. */
const rowName = /^([a-z][a-z-]{0,39})\.([1-9]\d{0,9})$/;

const rowNames = z
  .string()
  .max(MOST_NAMED * 51)
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(z.string().regex(rowName)).max(MOST_NAMED))
  .transform((names) =>
    names.map((name) => {
      const point = name.lastIndexOf('.');
      return { catalogue: name.slice(0, point), id: Number(name.slice(point + 1)) };
    }),
  );

/** What is asked for: rows with a text in their names and codes, or, where there is no text, the rows with these numbers. */
export const paletteQuery = z.strictObject({
  search: searchText,
  /** Rows of each catalogue, at most. */
  limit: wholeText(20).prefault('5'),
  /** Rows that somebody opened before: `rates.4,regions.2`. */
  rows: rowNames.prefault(''),
});

/** A row as people know it. */
const found = z.object({
  id,
  title: z.string(),
  /** What its key says beside the title: codes, and rows that it belongs to; '' where there is nothing. */
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
