import { type QueryExecutorProvider, sql } from 'kysely';

/** A message tells which transaction changed a catalogue, so that who has read it already need not read again. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create or replace function tell_catalogue_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('catalogue_changed', pg_current_xact_id()::text); return null; end $$`.execute(
    db,
  );
}
