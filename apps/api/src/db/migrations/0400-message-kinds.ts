import { type QueryExecutorProvider, sql } from 'kysely';

/** The texts of each kind of message can be saved: that of a payment link and that of data to correct, too. */
const statements = [
  'alter table message_template drop constraint message_template_kind_check',
  `alter table message_template add constraint message_template_kind_check check (kind in ('confirmation',
    'payment_reminder', 'payment_link', 'data_to_fix', 'change', 'cancellation', 'refund', 'missed_ride',
    'missed_ride_withdrawn', 'contact_answer', 'guest_answer', 'resort_notice', 'change_notice', 'cancellation_notice',
    'sale_failed', 'contact_question', 'staff_invitation', 'staff_password'))`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
