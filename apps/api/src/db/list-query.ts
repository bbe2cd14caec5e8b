import { type RawBuilder, sql } from 'kysely';

/** Search, order and pages of the lists of staff: the same statement parts for every table. */

export type ListOrder<S extends string> = {
  readonly search: string;
  readonly sort: S;
  readonly direction: 'asc' | 'desc';
};

export type ListPage = { readonly page: number; readonly page_size: number };

/** More words than a person types narrow nothing more. */
const MOST_WORDS = 8;

/** True where a condition holds for every word of a search. */
export function ofWords(search: string, of: (word: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  const all = search.split(/\s+/).filter((word) => word !== '');
  const words = [...new Set(all)].slice(0, MOST_WORDS);
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(words.map(of), sql` and `)}`;
}

/**
 * Rows with the searched text in one of their texts, whatever case and accents. It is compared as it is, so `%` and `_` are plain signs.
 */
export function hasText(search: string, texts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  if (search.trim() === '') return sql<boolean>`true`;
  // A sign that cannot be typed stands between the texts, so that nothing is found across two of them.
  const all = sql.join(texts, sql`, `);
  // Behind a select, the searched text is folded once and not for each row.
  return sql<boolean>`strpos(fold_text(concat_ws(chr(31), ${all})), (select fold_text(${search.trim()}))) > 0`;
}

/** `order by` one of the list's sort columns; equal rows stand by their number. */
export function inOrder<S extends string>(
  columns: Readonly<Record<S, RawBuilder<unknown>>>,
  { sort, direction }: Pick<ListOrder<S>, 'sort' | 'direction'>,
): RawBuilder<unknown> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  return sql`order by ${columns[sort]} ${way}, id ${way}`;
}

/** `limit` and `offset` of a page; the first is 1. */
export function ofPage({ page, page_size }: ListPage): RawBuilder<unknown> {
  return sql`limit ${page_size} offset ${(page - 1) * page_size}`;
}
