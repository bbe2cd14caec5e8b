import { type QueryExecutorProvider, sql } from 'kysely';

/** What a sale of the group's own backend becomes by our own reckoning: they may answer with a number alone. */
const statements = [
  'alter table their_call add column reckoned jsonb',
  `comment on column their_call.reckoned is 'The booking as it was calculated before it was sent; null for a payment.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
