import { type QueryExecutorProvider, sql } from 'kysely';

/** The desk's search box finds stays by the beginning of their number and by the words of the guest's name. */
const statements = [
  `create index pms_stay_folio_begins on pms_stay (replace(folio, '-', '') text_pattern_ops)`,
  `create index pms_stay_words on pms_stay using gin (name_vector(first_name || ' ' || last_name))`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
