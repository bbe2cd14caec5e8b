import { type QueryExecutorProvider, sql } from 'kysely';

/** Messages of a feed about a flight are asked for once. */
const statements = [
  `alter table watched_flight add column push_asked_at timestamptz`,
  `comment on column watched_flight.push_asked_at is 'When the feed was asked to send messages about it, which happens once.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
