import { type QueryExecutorProvider, sql } from 'kysely';

/** Questions that staff keep are of reports or of bookings; one table has both. */
const statements = [
  'alter table report_question rename to kept_question',
  'alter index report_question_owner rename to kept_question_owner',
  `alter table kept_question add column kind text not null default 'report' check (kind in ('report', 'bookings'))`,
  'alter table kept_question alter column kind drop default',
  `comment on column kept_question.question is 'As the call of its kind takes it: figures, period and filters, or filters, columns and order.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
