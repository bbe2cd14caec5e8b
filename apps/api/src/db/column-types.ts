import type { ColumnType } from 'kysely';

/** Types of columns that the database cannot know, because they are made by our driver. `schema.ts` is generated with them. */

/** Read as epoch milliseconds by the parsers of `client.ts`, written as Date. */
export type Instant = ColumnType<number, Date, Date>;

/** Written as JSON text. Read as it was stored: the database knows no shape of it, so the reader narrows it. */
export type StoredJson = ColumnType<unknown, string, string>;
