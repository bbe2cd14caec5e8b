import { type QueryExecutorProvider, sql } from 'kysely';

/** A stay is found by its agency's number, too: at the desk, and by a guest together with the arrival date. */
const statements = [
  `create function agency_key(reference text) returns text language sql immutable parallel safe return
    upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g'))`,
  `create index pms_stay_agency on pms_stay (agency_key(external_reference)) where external_reference is not null`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
