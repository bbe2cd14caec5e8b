import { type RawBuilder, sql } from 'kysely';

/** A column's instant inside JSON, epoch milliseconds: the driver does not see instants there. */
export const millis = (column: string): RawBuilder<unknown> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** An instant as a value of a statement, from epoch milliseconds. */
export const timestamp = (instant: number | null): RawBuilder<unknown> =>
  sql`${dateOf(instant)}::timestamptz`;

/** An instant as JSON, or a column of the query builder, takes it, from epoch milliseconds. */
export const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));
