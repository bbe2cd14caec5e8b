import { type QueryExecutorProvider, sql } from 'kysely';

/** Texts of staff for phones, and the provider's word about the templates that WhatsApp asks for. The texts so far are of mails. */
const statements = [
  `alter table message_template
    add column channel text not null default 'mail' check (channel in ('mail', 'sms', 'whatsapp')),
    add column content_number text not null default ''`,
  `comment on column message_template.content_number is 'Number of the provider’s template with the same text; empty for none.'`,
  'alter table message_template drop constraint message_template_kind_check',
  `alter table message_template add constraint message_template_kind_check check (kind in ('confirmation',
    'payment_reminder', 'payment_link', 'data_to_fix', 'change', 'cancellation', 'refund', 'missed_ride',
    'missed_ride_withdrawn', 'flight_news', 'contact_answer', 'guest_answer', 'resort_notice', 'change_notice',
    'cancellation_notice', 'flight_notice', 'sale_failed', 'contact_question', 'staff_invitation', 'staff_password',
    'pick_up_moved', 'pick_up_proposed', 'flight_earlier', 'ride_frozen', 'ride_unfrozen', 'landed'))`,
  'drop index message_template_in_force',
  `create unique index message_template_in_force on message_template (kind, channel, language)
    where (active and (kind <> 'guest_answer'))`,

  `create table content_approval (
    content_number text primary key,
    state text not null check (state in ('unsubmitted', 'pending', 'approved', 'rejected', 'paused', 'disabled', 'missing')),
    reason text,
    read_at timestamptz not null
  )`,
  `comment on table content_approval is 'The provider’s word about templates in use; without one nothing is known.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
