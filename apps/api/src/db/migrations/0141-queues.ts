import { type QueryExecutorProvider, sql } from 'kysely';

/** Who is in charge of a row of a queue, until when it is set aside, and notes on it. Rows themselves are read from what they are about. */
const statements = [
  `create table queue_row (
    queue text not null, row_key text not null,
    charge_id int references staff_account on delete set null, charge_name text, charged_at timestamptz,
    snoozed_until timestamptz, snoozed_by text,
    primary key (queue, row_key))`,
  `comment on column queue_row.row_key is 'Id of what the row is about.'`,
  `create table queue_note (
    id int generated always as identity primary key, queue text not null, row_key text not null,
    note text not null, noted_at timestamptz not null, noted_by_id int references staff_account on delete set null,
    noted_by text not null)`,
  `create index queue_note_row on queue_note (queue, row_key)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
