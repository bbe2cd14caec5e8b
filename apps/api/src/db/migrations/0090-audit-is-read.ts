import { type QueryExecutorProvider, sql } from 'kysely';

/** The audit is searched by time, by person and by thing, the newest first; and what the last check of its chain found is kept. */
const statements = [
  `create index audit_entry_at on audit_entry (at desc, id desc)`,
  `create index audit_entry_username on audit_entry (username, at desc, id desc)`,
  `create index audit_entry_action on audit_entry (action, at desc, id desc)`,
  // Takes the place of the index on action and subject alone.
  `create index audit_entry_thing on audit_entry (action, subject, at desc, id desc)`,
  `drop index audit_entry_subject`,
  `create table audit_check (
    id int generated always as identity primary key,
    checked_at timestamptz not null, links int not null, anchors int not null, findings jsonb not null)`,
  `comment on column audit_check.findings is 'What is wrong, with the numbers it is about; an empty list where the chain is whole.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
