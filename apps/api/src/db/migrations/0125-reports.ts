import { type QueryExecutorProvider, sql } from 'kysely';

/** Questions of reports that staff keep, and what the figures need to be read by days. */
const statements = [
  `create table report_question (
    id int generated always as identity primary key,
    name text not null, question jsonb not null, shared boolean not null,
    account_id int not null, username text not null, created_at timestamptz not null)`,
  `comment on column report_question.question is 'Figures, period, step, dimension and filters, as the call takes them.'`,
  `create index report_question_owner on report_question (account_id)`,
  `create index coupon_confirmed on coupon (confirmed_at) include (property_id, service_id, total_minor, included_minor)
    where confirmed_at is not null`,
  `create index coupon_created on coupon (created_at)`,
  `create index transfer_pickup_day on transfer (pickup_on)`,
  `create index mail_created on mail (created_at)`,
  `create index pms_stay_arrival on pms_stay (arrival_on)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
