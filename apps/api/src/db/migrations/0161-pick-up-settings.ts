import { type QueryExecutorProvider, sql } from 'kysely';

/** A pick-up keeps the settings that it was reckoned with, so that it can still be explained when they are others. */
const statements = [
  `alter table transfer add column pickup_hours jsonb`,
  `comment on column transfer.pickup_hours is 'Hours of the segment and extra minutes of the resort when the ride was planned; null for rides from before they were kept.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
