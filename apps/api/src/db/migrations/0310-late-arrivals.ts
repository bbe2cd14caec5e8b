import { type QueryExecutorProvider, sql } from 'kysely';

/** A guest can arrive later than the stay begins, without a change of the stay. */
const statements = [
  'alter table transfer add column late_arrival boolean not null default false',
  `comment on column transfer.late_arrival is 'The guest said that they arrive later than the stay begins, and the resort was told.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
