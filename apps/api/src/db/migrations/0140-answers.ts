import { type QueryExecutorProvider, sql } from 'kysely';

/** What a message may become, `from>to`. */
const transitions = ['received>answered', 'received>closed'];

/** Messages of guests are answered here: linked to a booking, answered once, or closed with a note. */
const statements = [
  `alter table contact_message add column coupon_id int references coupon on delete set null,
    add column ended_at timestamptz, add column ended_by_id int references staff_account on delete set null, add column ended_by text,
    add column closing_note text`,
  `comment on column contact_message.coupon_id is 'The booking that staff linked it to.'`,
  `comment on column contact_message.ended_at is 'When it was answered or closed; null for one that waits, and for one from before answers were kept.'`,
  `create index contact_message_waiting on contact_message (created_at) where status = 'received'`,
  `create index contact_message_coupon on contact_message (coupon_id)`,
  `create trigger contact_message_transition before update of status on contact_message
    for each row when (old.status is distinct from new.status)
    execute function check_transition(${transitions.map((pair) => `'${pair}'`).join(', ')})`,
  `create table message_answer (
    message_id int primary key references contact_message on delete cascade,
    language text not null check (language in ('en', 'es')), subject text not null, body text not null, body_hash text not null,
    mail_id int references mail on delete set null,
    answered_at timestamptz not null, answered_by_id int references staff_account on delete set null, answered_by text not null)`,
  `comment on table message_answer is 'One a message: its key lets no second one be written.'`,
  `comment on column message_answer.body_hash is 'Of what was written, before its fields were filled: the same again is the same answer.'`,
  `alter table message_template drop constraint message_template_kind_check,
    add constraint message_template_kind_check check (kind in ('confirmation', 'payment_reminder', 'change', 'cancellation', 'refund',
      'missed_ride', 'missed_ride_withdrawn', 'contact_answer', 'guest_answer', 'resort_notice', 'change_notice', 'cancellation_notice',
      'sale_failed', 'contact_question', 'staff_invitation', 'staff_password'))`,
  // Of answers there are as many templates in use as staff want.
  `drop index message_template_in_force`,
  `create unique index message_template_in_force on message_template (kind, language) where active and kind <> 'guest_answer'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
