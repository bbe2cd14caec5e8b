import { type QueryExecutorProvider, sql } from 'kysely';

/** Unusual prices are asked about once; a confirmation holds for the numbers that were asked about. */
const statements = [
  `create table price_question (
    account_id int not null references staff_account on delete cascade,
    subject text not null,
    numbers text not null,
    asked_at timestamptz not null,
    primary key (account_id, subject)
  )`,
  `create index price_question_asked on price_question (asked_at)`,
  `comment on table price_question is 'Open questions about unusual prices: the last numbers of each that a person was asked about.'`,
  `comment on column price_question.subject is 'The row, or the place of a new one.'`,
  `alter table change_set add column confirmed_prices jsonb`,
  `comment on column change_set.confirmed_prices is 'Numbers of unusual prices that its scheduler confirmed.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
