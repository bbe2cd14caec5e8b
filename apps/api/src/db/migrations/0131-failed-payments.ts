import { type QueryExecutorProvider, sql } from 'kysely';

/** A payment that the group's backend answered with a failure of its own: its list tells soon whether it was charged. */
const statements = [
  'alter table their_call add column failed_at timestamptz',
  `comment on column their_call.failed_at is 'When they answered that it failed on their side. Null where no such answer came.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
