import type { CivilDate } from '../time/civil.ts';

/** The two ways to read a date of digits, and a number with one mark. A file is read in one way, from its first row to its last. */
export const WAYS = { dates: ['day_first', 'month_first'], decimals: ['point', 'comma'] } as const;

export type Asked = keyof typeof WAYS;
export type WayOf<A extends Asked> = (typeof WAYS)[A][number];

/** The value of a cell in each way; null where that way cannot read it. */
export type Readings<A extends Asked> = Readonly<
  Record<WayOf<A>, (A extends 'dates' ? CivilDate : number) | null>
>;

/**
 * Answers about a file. `columns`: the field of a column with an unknown head, by its place, `2:iata_code,5:`; a column without one is left out.
 * `without`: lines that are left out, `3,7`. `existing`: rows that are there stay as they are, new ones are added.
 */
export type Answers = { readonly [A in Asked]?: WayOf<A> | undefined } & {
  readonly columns?: string | undefined;
  readonly without?: string | undefined;
  readonly existing?: 'leave' | undefined;
};
