import { z } from 'zod';

/** A row of another table that a field can name. */
export type Choice = { readonly id: number; readonly label: string };

/** Something that holds on to a row: a row of another catalogue, or a booking. */
export type Use = { readonly of: string; readonly id: number; readonly label: string };

/** Common parts of the lists of staff: every one searches, sorts, and comes in pages; so does the next one. */

/** Longest text that is searched for. */
const SEARCH_MAX = 100;

/** Part of any of a row's texts, whatever its case and accents; no sign in it means anything but itself. */
export const searchText = z.string().max(SEARCH_MAX).default('');

/** A whole number from 1 to `max`, as a query has it. */
const wholeText = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'number.invalid' })
    .transform(Number)
    .pipe(z.int().max(max));

/**
 * The part of a query by which a list is narrowed and put in order; an export takes it without the pages.
 * @param sorts names of the columns that it can be sorted by, the usual one first
 */
export function listOrder<const S extends readonly [string, ...string[]]>(sorts: S) {
  return {
    search: searchText,
    sort: z.enum(sorts).default(sorts[0] as S[number]),
    direction: z.enum(['asc', 'desc']).default('asc'),
  };
}

/** The wanted page. */
export const listPage = {
  page: wholeText(10_000).prefault('1'),
  page_size: wholeText(100).prefault('25'),
};

/** Number of all results, beside those of the page. */
export const listCounts = {
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
};
