import { type RawBuilder, sql } from 'kysely';

/** A text with this beginning, by the bytes of an index: no sign of it means anything but itself. */
export const begins = (text: RawBuilder<unknown>, by: string): RawBuilder<boolean> =>
  sql<boolean>`(${text} ~>=~ ${by} and ${text} ~<~ ${`${by}\u{10ffff}`})`;
