import { type QueryExecutorProvider, sql } from 'kysely';

/** A change of many catalogues at once is one batch with a part for each. */
const statements = [
  `alter table catalogue_batch add column part_of int references catalogue_batch`,
  `comment on column catalogue_batch.part_of is 'The batch of all catalogues that this one is a part of.'`,
  `create index catalogue_batch_part on catalogue_batch (part_of) where part_of is not null`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
