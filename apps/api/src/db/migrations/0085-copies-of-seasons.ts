import { type QueryExecutorProvider, sql } from 'kysely';

/** Rates that were copied to another season are a batch of their own kind. */
const statements = [
  `alter table catalogue_batch drop constraint catalogue_batch_kind_check,
    add constraint catalogue_batch_kind_check check (kind in ('import', 'bulk', 'copy', 'undo', 'change_set'))`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
