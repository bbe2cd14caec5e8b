import { type QueryExecutorProvider, sql } from 'kysely';

/** Bookings of the group are found by their number as written first, then by its reading; by mail and flight at the desk. */
const statements = [
  `create function number_reading(written text) returns text language sql immutable parallel safe return
    translate(upper(regexp_replace(written, '[\\s‐‑–-]+', '', 'g')), 'OIL', '011')`,
  `alter table their_coupon add column reading text not null generated always as (number_reading(code)) stored`,
  `comment on column their_coupon.reading is 'How numbers are compared that people type: capitals, no spaces or dashes, O as 0, I and L as 1.'`,
  `create index their_coupon_reading on their_coupon (reading)`,
  `create index their_coupon_made on their_coupon (((facts ->> 'createdAt')::float8))`,
  `create index their_coupon_email on their_coupon (lower(facts ->> 'contactEmail') text_pattern_ops)`,
  `create index their_call_email on their_call (lower(reckoned ->> 'contactEmail') text_pattern_ops) where kind = 'sale'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
