import { type QueryExecutorProvider, sql } from 'kysely';

/** The flights that were asked for stay in the memory of every process until the schedule changes. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create trigger scheduled_flight_changed after insert or update or delete or truncate on scheduled_flight
    for each statement execute function tell_catalogue_changed()`.execute(db);
}
