import { type QueryExecutorProvider, sql } from 'kysely';

/** Which stays of the embedded PMS staff added by hand. */
const statements = [
  `create table added_stay (
    id int generated always as identity primary key, hotel text not null, folio text not null,
    added_at timestamptz not null, added_by text not null, unique (hotel, folio),
    foreign key (hotel, folio) references pms_stay on delete cascade)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
