import { type QueryExecutorProvider, sql } from 'kysely';

/** Notices about flights to resorts and the desk, the search among all notices, and the error of estimates. */
const statements = [
  `alter table ride_notice
    alter column channel drop not null,
    add constraint ride_notice_desk check ((channel is null) = (audience = 'desk'))`,
  `comment on column ride_notice.channel is 'Null for the desk, which reads its matters.'`,
  `create index ride_notice_made on ride_notice (made_at desc, id desc)`,

  'alter table watched_flight add column estimate_error real',
  `comment on column watched_flight.estimate_error is 'Minutes by which the time known an hour before its end was wrong; null before the end, or where none was known.'`,

  'alter table message_template drop constraint message_template_kind_check',
  `alter table message_template add constraint message_template_kind_check check (kind in ('confirmation',
    'payment_reminder', 'payment_link', 'data_to_fix', 'change', 'cancellation', 'refund', 'missed_ride',
    'missed_ride_withdrawn', 'flight_news', 'contact_answer', 'guest_answer', 'resort_notice', 'change_notice',
    'cancellation_notice', 'flight_notice', 'sale_failed', 'contact_question', 'staff_invitation', 'staff_password'))`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
