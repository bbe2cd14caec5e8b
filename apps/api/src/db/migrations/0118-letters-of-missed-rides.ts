import { type QueryExecutorProvider, sql } from 'kysely';

/** Staff may write what the letters about a missed ride say. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table message_template drop constraint message_template_kind_check,
    add constraint message_template_kind_check check (kind in ('confirmation', 'payment_reminder', 'change', 'cancellation', 'refund',
      'missed_ride', 'missed_ride_withdrawn', 'contact_answer', 'resort_notice', 'change_notice', 'cancellation_notice', 'sale_failed',
      'contact_question', 'staff_invitation', 'staff_password'))`.execute(db);
}
